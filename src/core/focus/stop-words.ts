/** Words of questions that say nothing of what is asked for, folded. English, German, French, Spanish and Russian. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about all an and any are as at be been but by can could did do does doing done for from get had has have how i if in ' +
    'into is it its let me my no not of on or our s should so some such t than that the their them then there these they ' +
    'this to use used using was we were what when where which while who why will with would you your ' +
    'aber als am auf aus bei bin bis da das dass dem den der des die dies durch ein eine einem einen einer eines er es ' +
    'fur hat habe ich im ist kann mein mit nach nicht oder sich sie sind so uber um und uns unter vom von vor wann warum ' +
    'was welche welcher wenn werden wie wird wo wozu zu zum zur ' +
    'au aux avec ce ces cette comment dans de du elle elles en est et etre fait il ils je la le les leur lors mais mon ne ' +
    'nous ou par pas plus pour pourquoi quand que quel quelle quels qui sa sans se ses si son sont sur un une vous ' +
    'al como con cual cuales cuando de del donde el ella en es esta este ha hay la las lo los mi mas no para pero por ' +
    'porque puede puedo que quien se ser si sin sobre son su sus un una unos y ' +
    'а без бы был была были в во вы где да для до его если есть еще же за и из или их к как какие какои когда кто ли мне ' +
    'можно мои на не нет но о об он она они от по почему при с сколько со так то только у уже чем что чтобы это я'
  ).split(' '),
);
