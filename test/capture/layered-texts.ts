// Text that something is painted over, or that is smeared; see `hidden-texts.ts`.

/** One of which nothing shows through. */
export const PHOTOGRAPH =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z';

export const LAYERED_TEXTS: [reason: string, html: string][] = [
  [
    'covered',
    '<div style="position:relative"><p>WORD</p><div style="position:absolute;inset:0;background:#fff"></div></div>',
  ],
  [
    'covered',
    '<div style="position:relative"><div style="position:absolute;inset:0;background:#eee;z-index:2"></div><p>WORD</p></div>',
  ],
  [
    'covered',
    '<div style="position:relative"><p style="position:relative;z-index:1">WORD</p><i style="position:absolute;inset:0;z-index:2;background:#ddd"></i></div>',
  ],
  [
    'covered',
    '<div><p>WORD</p><div style="position:relative;top:-50px;height:60px;background:#fff"></div></div>',
  ],
  ['covered', '<div style="background:#fff"><p style="position:relative;z-index:-1">WORD</p></div>'],
  [
    'covered',
    '<div style="position:relative"><p>WORD stands below.</p><div style="position:absolute;inset:0;background:#fff">Seen.</div></div>',
  ],
  [
    'covered',
    '<div style="position:relative"><p>WORD stands below.</p><div style="position:absolute;inset:0;background:#fff"><img src="PIXEL" width="40" height="20" alt="Seen"><p style="position:relative;z-index:-1">Seen.</p></div></div>',
  ],
  [
    'covered',
    '<div style="position:relative"><p>WORD <b>stands</b> below.</p><div role="dialog" style="position:absolute;top:0;left:0;width:90%;height:100%;background:#eee;z-index:9">We use cookies. <button>Accept</button></div></div>',
  ],
  [
    'covered',
    '<div style="position:relative"><p>WORD stands below.</p><div style="position:absolute;inset:0;background:linear-gradient(#eee,#ddd)"></div></div>',
  ],
  [
    'covered',
    `<div style="position:relative"><p>WORD stands below.</p><img alt="" src="${PHOTOGRAPH}" style="position:absolute;inset:0;width:100%;height:100%"></div>`,
  ],
  [
    'covered',
    '<div style="position:relative"><div><p>WORD stands below.</p><div style="position:absolute;inset:0;background:#fff">Seen.</div></div></div>',
  ],
  [
    'covered',
    '<div style="position:relative"><div>WORD stands below.</div><div style="position:absolute;inset:-20px 0 0;background:#fff">Seen.</div></div>',
  ],
  [
    'covered',
    '<div style="transform:translateX(0)"><p>WORD stands below.</p><div style="position:absolute;inset:0;background:#fff;transition:color 1s">Seen.</div></div>',
  ],
  [
    'covered',
    '<div style="display:grid"><p style="grid-area:1/1">WORD</p><div style="grid-area:1/1;background:#fff"></div></div>',
  ],
  [
    'covered',
    '<div><p style="margin:0">WORD</p><div style="margin-top:-50px;height:60px;background:#fff;transform:translateZ(0)"></div></div>',
  ],
  [
    'covered',
    '<div style="position:relative"><p>WORD stands below.</p><textarea disabled style="position:absolute;inset:0;width:100%;height:100%;background:#fff;border:0"></textarea></div>',
  ],
  [
    'covered',
    '<div style="position:relative"><div style="height:60px;overflow:auto"><p style="margin:0">WORD</p><p style="height:300px">More.</p></div><div style="position:absolute;top:0;left:0;right:0;height:40px;background:#eee"></div></div>',
  ],
  ['color', '<p style="color:transparent;text-shadow:0 0 24px #000">WORD</p>'],
  ['dots', '<p style="-webkit-text-security:disc">WORD</p>'],
  ['zero-size', '<p style="letter-spacing:-2em">WORD</p>'],
  ['clip', '<p style="mask:linear-gradient(#000,#000);mask-size:0 0">WORD</p>'],
  ['color', '<svg width="200" height="40"><text y="20" fill-opacity="0">WORD</text></svg>'],
  [
    'opacity',
    '<svg width="200" height="40"><g opacity="0"><text y="20">WORD</text></g><text y="20">Seen</text></svg>',
  ],
  [
    'covered',
    '<div style="position:relative"><p>WORD stands below.</p><img alt="" src="PIXEL" style="position:absolute;inset:0;width:100%;height:100%"></div>',
  ],
  ['covered', '<div class="cover-after"><p>WORD</p></div>'],
  ['covered', '<p class="cover-before">WORD</p>'],
  ['blur', '<p style="filter:blur(6px)">WORD</p>'],
  ['blur', '<div style="filter:grayscale(1) blur(8px)"><div><p>WORD</p></div></div>'],
];
