// Text that a person sees although it looks like a way of hiding.

/** Snippets whose WORD a person sees, although it looks like a way of hiding. */
export const VISIBLE_TEXTS: string[] = [
  '<p aria-hidden="true">WORD</p>',
  '<div inert><p>WORD</p></div>',
  '<p hidden style="display:block">WORD</p>',
  '<p style="color:#767676">WORD</p>',
  '<p style="color:#ccc">WORD</p>',
  '<p style="opacity:0.4">WORD</p>',
  '<p style="font-size:9px">WORD</p>',
  '<div style="font-size:0"><span style="font-size:16px">WORD</span></div>',
  '<div style="visibility:hidden"><p style="visibility:visible">WORD</p></div>',
  '<div style="text-indent:-9999px"><p style="text-indent:0">WORD</p></div>',
  '<p style="text-indent:-20px;padding-left:20px">WORD</p>',
  '<div style="position:sticky;top:0">WORD</div>',
  '<div style="height:40px;overflow:auto"><p style="margin-top:400px">WORD</p></div>',
  '<div style="width:200px;overflow-x:scroll;white-space:nowrap"><span style="padding-left:900px">WORD</span></div>',
  '<div style="content-visibility:auto;margin-top:3000px"><p>WORD</p></div>',
  '<div style="height:0"><p>WORD</p></div>',
  '<div style="width:0">WORD</div>',
  '<div style="height:0;overflow:hidden"><p style="position:absolute">WORD</p></div>',
  '<div style="display:contents"><p>WORD</p></div>',
  '<div style="display:contents">WORD</div>',
  '<div style="background:#222"><p style="color:#fff">WORD</p></div>',
  '<div style="background:rgba(0,0,0,0.8)"><p style="color:#fff">WORD</p></div>',
  '<div style="background:linear-gradient(#000,#333)"><p style="color:#fff">WORD</p></div>',
  `<div style="background:url(PIXEL)"><p style="color:#fff">WORD</p></div>`,
  `<div style="position:relative"><img src="PIXEL" style="position:absolute;width:100%;height:100%;left:0;top:0"><p style="color:#fff;position:relative">WORD</p></div>`,
  '<div style="position:relative"><div style="position:absolute;inset:0;background:#123"></div><h2 style="color:#fff;position:relative">WORD</h2></div>',
  '<div class="painted-before"><p style="color:#fff;position:relative">WORD</p></div>',
  '<p style="color:transparent;background:linear-gradient(red,blue);background-clip:text;-webkit-background-clip:text">WORD</p>',
  '<p style="color:transparent;text-shadow:0 0 4px #000">WORD</p>',
  '<p style="color:#fff;-webkit-text-stroke:1px #000">WORD</p>',
  '<p style="color:color(srgb 0 0 0)">WORD</p>',
  '<p style="clip-path:inset(0)">WORD</p>',
  '<p style="clip-path:inset(10% round 8px)">WORD</p>',
  '<p style="clip-path:circle(60%)">WORD</p>',
  '<p style="clip-path:polygon(0 0, 100% 0, 100% 100%)">WORD</p>',
  '<p style="position:absolute;left:20px">WORD</p>',
  '<p style="transform:scale(0.5)">WORD</p>',
  '<p style="animation:arrive 1ms forwards">WORD</p>',
  '<p style="position:absolute;left:-40px;width:600px;padding-left:60px">WORD</p>',
  '<div style="width:100px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">WORD and more of the same line</div>',
  '<div style="max-height:30px;overflow:hidden">WORD<p>More.</p></div>',
  '<ruby>漢<rt>WORD</rt></ruby>',
  '<div style="position:relative;height:100px;overflow:hidden"><div style="position:absolute;bottom:0">WORD</div></div>',
  '<p style="user-select:none">WORD</p>',
  '<div style="user-select:none"><p style="-webkit-user-select:none">WORD</p></div>',
  '<p style="filter:opacity(0.6)">WORD</p>',
  '<p style="filter:grayscale(1)">WORD</p>',
  '<p style="mask-image:linear-gradient(#000,transparent)">WORD</p>',
  '<p style="backface-visibility:hidden;transform:rotateY(10deg)">WORD</p>',
  '<p style="clip-path:path(\'M0 0H900V90H0Z\')">WORD</p>',
  '<p style="color:oklch(0.5 0.1 200)">WORD</p>',
  '<p style="color:#fff;background:linear-gradient(#fff,#000)">WORD</p>',
  '<svg width="200" height="40"><rect width="200" height="40" fill="#024"/><text y="20" fill="#fff">WORD</text></svg>',
  '<svg width="200" height="40"><text y="20" fill="none" stroke="#000">WORD</text></svg>',
  '<div style="position:relative;background:#fff;isolation:isolate"><p style="position:relative;z-index:-1">WORD</p></div>',
  '<div style="position:relative"><div style="position:absolute;inset:0;background:#fff"></div><p style="position:relative">WORD</p></div>',
  '<div style="position:relative"><p style="position:relative;z-index:2">WORD</p><div style="position:absolute;inset:0;background:#fff;z-index:1"></div></div>',
  '<div style="position:relative"><p>WORD</p><div style="position:absolute;left:0;right:0;bottom:0;height:3px;background:#000"></div></div>',
  '<div style="position:relative"><p>WORD</p><a href="#there" style="position:absolute;inset:0"></a></div>',
  '<div style="position:relative"><p>WORD</p><div style="position:absolute;inset:0;background:rgba(255,255,255,0.5)"></div></div>',
  '<object type="application/x-none">WORD</object>',
];

/** Seen, and yet no content: the marks say visible, the main content leaves them out. */
export const VISIBLE_INTERFACE: string[] = [
  '<div style="position:fixed;bottom:0;left:0">WORD</div>',
  '<button>WORD</button>',
];

export const VISIBLE_STYLE = `<style>
  @keyframes arrive { from { opacity: 0 } to { opacity: 1 } }
  .painted-before { position: relative }
  .painted-before::before { content: ''; position: absolute; inset: 0; background: #234 }
</style>`;
