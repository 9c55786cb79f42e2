// Short texts of the scripts and syntaxes that the estimate distinguishes.

export const TEXTS: Record<string, string> = {
  'English prose':
    'The harbour lies where the river meets the sea. Twice a day the water rises, covers the mud flats and lifts the boats that have been resting on their sides since the morning.',
  'German prose':
    'Der Hafen liegt dort, wo der Fluss ins Meer mündet. Zweimal am Tag steigt das Wasser, bedeckt das Watt und hebt die Boote, die seit dem Morgen auf der Seite gelegen haben.',
  Russian:
    'Гавань лежит там, где река впадает в море. Дважды в день вода поднимается, покрывает отмели и поднимает лодки, которые с утра лежали на боку.',
  Greek:
    'Το λιμάνι βρίσκεται εκεί όπου το ποτάμι συναντά τη θάλασσα. Δύο φορές την ημέρα το νερό ανεβαίνει και σηκώνει τις βάρκες.',
  Arabic:
    'يقع الميناء حيث يلتقي النهر بالبحر. يرتفع الماء مرتين في اليوم ويغطي الشاطئ ويرفع القوارب الصغيرة.',
  Hebrew:
    'הנמל נמצא במקום שבו הנהר פוגש את הים. פעמיים ביום המים עולים ומרימים את הסירות ששכבו על צידן מאז הבוקר.',
  Hindi: 'बंदरगाह वहाँ है जहाँ नदी समुद्र से मिलती है। दिन में दो बार पानी बढ़ता है और नावों को ऊपर उठाता है।',
  Thai: 'ท่าเรือตั้งอยู่ตรงที่แม่น้ำไหลลงสู่ทะเล น้ำขึ้นวันละสองครั้งและยกเรือที่จอดอยู่ตั้งแต่เช้า',
  Chinese: '港口位于河流入海的地方。每天两次，海水上涨，淹没泥滩，把早晨以来一直侧卧的船只托起来。',
  Japanese:
    '港は川が海に注ぐ場所にあります。一日に二回、水が満ちて干潟を覆い、朝から横になっていた船を持ち上げます。',
  Korean:
    '항구는 강이 바다와 만나는 곳에 있습니다. 하루에 두 번 물이 차올라 갯벌을 덮고 아침부터 누워 있던 배를 들어 올립니다.',
  TypeScript:
    'export function depthAt(hour: number, tide: Tide): number {\n  const phase = (2 * Math.PI * (hour - tide.highWater)) / tide.period;\n  return tide.mean + tide.range * Math.cos(phase);\n}\n',
  'a Markdown table':
    '| Port | High water | Low water | Range |\n| --- | --- | --- | --- |\n| Aber | 06:12 | 12:30 | 4.1 m |\n| Brack | 06:48 | 13:05 | 3.7 m |\n| Crane | 07:15 | 13:31 | 3.2 m |\n',
  'a list of links':
    '- [Tide tables](https://harbour.example/tables/2024/index.html)\n- [Charts](https://harbour.example/charts?area=north&scale=25000)\n- [Notices to mariners](https://harbour.example/notices/18-buoys-moved)\n',
  HTML: '<div class="tide-card"><a href="/tables/aber"><img src="/img/aber.jpg" width="320" height="200" alt=""></a><h3 class="title">Aber</h3><p>High water at 06:12, low water at 12:30.</p></div>',
};
