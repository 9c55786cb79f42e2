// Text that is painted like what is behind it, or painted over; see `hidden-texts.ts`.

const drawn = (color: string): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'%3E%3Crect width='9' height='9' fill='${color}'/%3E%3C/svg%3E`;
export const CLEAR_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'%3E%3C/svg%3E";
const WHITE = drawn('white');
export const BLACK = drawn('black');

/** A text in white over a layer beside it. */
export const onLayer = (layer: string): string =>
  `<div style="position:relative;background:#fff">${layer}<p style="color:#fff;position:relative">WORD</p></div>`;
/** A text below something. */
export const under = (lid: string): string =>
  `<div style="position:relative"><p>WORD stands below.</p>${lid}</div>`;
export const FULL = 'position:absolute;inset:0;width:100%;height:100%';
export const inColor = (color: string, rest = ''): string =>
  `<div style="background:#fff"><p style="color:${color};${rest}">WORD</p></div>`;

/** Each with the reason. */
export const PAINTED_TEXTS: [reason: string, html: string][] = [
  // Colour, alpha, opacity, filters and blending as one figure.
  ['color', inColor('#bbb', 'opacity:.06')],
  [
    'color',
    '<div style="opacity:.4"><div style="opacity:.4"><div style="opacity:.4"><p>WORD</p></div></div></div>'.replace(
      '<p>',
      '<p style="color:#999">',
    ),
  ],
  ['color', inColor('rgba(0,0,0,.2)', 'opacity:.2')],
  ['color', inColor('#fff', 'mix-blend-mode:multiply')],
  [
    'color',
    '<div style="background:#fff;isolation:isolate"><div style="mix-blend-mode:screen"><p style="color:#000">WORD</p></div></div>',
  ],
  [
    'color',
    '<div style="background:#fff;isolation:isolate"><p style="color:#000;mix-blend-mode:color-dodge">WORD</p></div>',
  ],
  ['color', '<div style="isolation:isolate"><p style="color:#fff;mix-blend-mode:difference">WORD</p></div>'],
  [
    'color',
    '<div style="background:#fff;isolation:isolate"><p style="color:#222;mix-blend-mode:saturation">WORD</p></div>',
  ],
  ['color', '<div style="background:#fff;color:#555;filter:brightness(0)"><p>WORD</p></div>'],
  ['color', '<div style="background:#fff;filter:contrast(0)"><p>WORD</p></div>'],
  ['color', '<div style="background:#fff;filter:invert(.5)"><p>WORD</p></div>'],
  [
    'color',
    '<div style="filter:invert(1)"><div style="filter:invert(1)"><p style="color:#fff">WORD</p></div></div>',
  ],
  [
    'color',
    '<div style="filter:opacity(.3)"><div style="filter:opacity(.3)"><p style="color:#aaa">WORD</p></div></div>',
  ],
  [
    'color',
    '<iframe width="300" height="50" style="mix-blend-mode:multiply" srcdoc="<body style=\'color:#fff\'><p>WORD</p>"></iframe>',
  ],
  // What is painted into the letters and around them.
  [
    'color',
    '<p style="color:#fff;background:linear-gradient(red,blue);-webkit-background-clip:text;background-clip:text">WORD</p>',
  ],
  [
    'color',
    `<p style="color:transparent;background:url(&quot;${CLEAR_PICTURE}&quot;);-webkit-background-clip:text;background-clip:text">WORD</p>`,
  ],
  [
    'color',
    '<p style="background:#000;-webkit-background-clip:text;background-clip:text;color:#fff">WORD</p>',
  ],
  ['color', '<p style="color:#fff;-webkit-text-stroke:.01px #f0f0f0">WORD</p>'],
  ['color', '<p style="-webkit-text-stroke:14px #fff">WORD</p>'],
  ['color', '<p style="color:#fff;text-shadow:-9999px 0 0 #000">WORD</p>'],
  ['color', '<p style="color:#fff;text-shadow:0 9999px 0 #000">WORD</p>'],
  ['color', '<p style="color:#fff;text-shadow:0 0 0 #000">WORD</p>'],
  ['color', '<p style="color:transparent;text-shadow:0 0 0 #fff,0 0 90px #000">WORD</p>'],
  ['color', '<p style="color:currentColor;-webkit-text-fill-color:#fff">WORD</p>'],
  // Backgrounds: of the colour of the letters, clear, without size, elsewhere, of nothing.
  ['color', '<p style="color:#000;background:linear-gradient(#000,#0a0a0a)">WORD</p>'],
  [
    'color',
    '<div style="background:#000"><p style="color:#fff;background:repeating-linear-gradient(45deg,#fff 0 9px,#fefefe 9px 18px)">WORD</p></div>',
  ],
  ['color', '<p style="color:#000;background:conic-gradient(#000,#010101)">WORD</p>'],
  ['color', `<p style="color:#fff;background:url(&quot;${WHITE}&quot;)">WORD</p>`],
  ['color', `<p style="color:#000;background:url(&quot;${BLACK}&quot;)">WORD</p>`],
  ['color', `<p style="color:#fff;background:image-set(&quot;${WHITE}&quot; 1x)">WORD</p>`],
  [
    'color',
    `<p style="color:#fff;background:-webkit-cross-fade(url(&quot;${WHITE}&quot;),url(&quot;${WHITE}&quot;),50%)">WORD</p>`,
  ],
  [
    'color',
    '<p style="color:#fff;background:linear-gradient(#fff,#fff),linear-gradient(#000,#000)">WORD</p>',
  ],
  [
    'color',
    '<p style="color:#fff;background:linear-gradient(#000,#000),#fff;background-blend-mode:screen">WORD</p>',
  ],
  [
    'color',
    `<div style="background:url(&quot;${CLEAR_PICTURE}&quot;)"><section><p style="color:#fff">WORD</p></section></div>`,
  ],
  ['color', `<p style="color:#fff;background:url(&quot;${BLACK}&quot;) 0 0/0 0 no-repeat">WORD</p>`],
  ['color', `<p style="color:#fff;background:url(data:image/png;base64,broken)">WORD</p>`],
  ['color', '<div style="height:0;background:#000"><p style="color:#fff;margin:0">WORD</p></div>'],
  ['color', '<div style="display:contents;background:#000"><p style="color:#fff">WORD</p></div>'],
  [
    'color',
    '<div style="visibility:hidden;background:#000"><p style="color:#fff;visibility:visible">WORD</p></div>',
  ],
  [
    'color',
    '<div style="background:#000;position:relative;height:20px;margin-bottom:80px"><p style="position:absolute;top:50px;color:#fff;margin:0">WORD</p></div>',
  ],
  ['color', '<p style="color:oklch(0.2 0 0);background:linear-gradient(oklch(0.2 0 0),lab(7 0 0))">WORD</p>'],
  ['color', '<p style="color:#fff;width:600px;box-shadow:inset -9px 0 0 #000">WORD</p>'],
  // Layers beside the text that are not there.
  ['color', onLayer(`<img alt="" src="${BLACK}" style="${FULL};opacity:0">`)],
  ['color', onLayer(`<img alt="" src="${WHITE}" style="${FULL}">`)],
  ['color', onLayer(`<img alt="" src="data:image/png;base64,broken" style="${FULL}">`)],
  ['color', onLayer(`<i style="${FULL};background:#000;visibility:hidden"></i>`)],
  ['color', onLayer(`<div style="opacity:.1"><i style="${FULL};background:#000;opacity:.1"></i></div>`)],
  ['color', onLayer(`<video style="${FULL}"></video>`)],
  ['color', onLayer(`<canvas style="${FULL}"></canvas>`)],
  ['color', onLayer(`<iframe style="${FULL};border:0"></iframe>`)],
  ['color', onLayer(`<svg style="${FULL}"><rect width="100%" height="100%" fill="#fff"/></svg>`)],
  [
    'color',
    onLayer('<i style="position:absolute;left:0;top:0;width:4px;height:4px;outline:60px solid #fff"></i>'),
  ],
  ['color', '<p class="no-size" style="color:#fff">WORD</p>'],
  // Lids.
  ['covered', under(`<img alt="" src="${WHITE}" style="${FULL}">`)],
  ['covered', under(`<i style="${FULL};background:url(&quot;${WHITE}&quot;)"></i>`)],
  ['covered', under(`<iframe style="${FULL};border:0" srcdoc="<body style='background:#fff'>"></iframe>`)],
  [
    'covered',
    under(`<object style="${FULL}" type="text/html" data="data:text/html,<body bgcolor=white>"></object>`),
  ],
  ['covered', under(`<div style="${FULL};backdrop-filter:blur(30px)"></div>`)],
  ['covered', under(`<div style="${FULL};backdrop-filter:brightness(0)"></div>`)],
  ['covered', under(`<i style="${FULL};background:#fff;mix-blend-mode:screen"></i>`)],
  [
    'covered',
    under(
      '<i style="position:absolute;inset:0 50% 0 0;background:#fff"></i><i style="position:absolute;inset:0 0 0 50%;background:#fff"></i>',
    ),
  ],
  ['covered', under('<i style="position:absolute;inset:0;border:30px solid #fff"></i>')],
  [
    'covered',
    '<div style="position:relative;overflow:hidden;height:60px"><p>WORD stands below.</p><i style="position:absolute;left:0;top:0;width:4px;height:4px;outline:200px solid #fff"></i></div>',
  ],
  [
    'covered',
    '<div><p style="margin:0">WORD</p><div style="position:relative;width:300px;height:8px;box-shadow:0 0 0 60px #fff"></div></div>',
  ],
  [
    'covered',
    '<div><p style="margin:0">WORD</p><div style="position:sticky;top:0;margin-top:-24px;height:26px;background:#fff"></div></div>',
  ],
  [
    'covered',
    '<div><div><p style="margin:0">WORD</p></div><div><div style="position:relative;top:-30px;height:40px;background:#fff"></div></div></div>',
  ],
  [
    'covered',
    `<div><p style="margin:0">WORD stands below.</p><img alt="" src="${WHITE}" style="display:block;position:relative;width:300px;height:40px;margin-top:-30px"></div>`,
  ],
  [
    'covered',
    '<div style="position:relative;height:60px"><div class="x">WORD stands below.</div><div class="x" style="position:absolute;inset:0;background:#fff">Seen.</div></div>',
  ],
];

export const PAINTED_STYLE = '<style>.no-size::before { content: ""; background: #000 }</style>';
