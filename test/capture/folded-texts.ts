// Text that is folded away, in the forms of common libraries and of pages without one.

/** How it opens, then a page part whose WORD is folded; ID is unique for each row. */
export const FOLDED_TEXTS: [how: string, html: string][] = [
  ['details', '<details><summary>More</summary><p>WORD</p></details>'],
  ['details', '<details><summary>More</summary>WORD</details>'],
  ['details', '<details><p>WORD</p><summary>More</summary></details>'],
  ['details', '<details><summary>A</summary><details><summary>B</summary><p>WORD</p></details></details>'],
  ['until-found', '<div hidden="until-found"><p>WORD</p></div>'],
  [
    'accordion',
    '<button aria-expanded="false" aria-controls="ID">Q</button><div id="ID" style="display:none">WORD</div>',
  ],
  [
    'accordion',
    '<button aria-expanded="false" aria-controls="ID">Q</button><div id="ID" hidden><p>WORD</p></div>',
  ],
  [
    'accordion',
    '<button data-bs-toggle="collapse" data-bs-target="#ID">Q</button><div id="ID" style="display:none"><p>WORD</p></div>',
  ],
  [
    'accordion',
    '<a data-toggle="collapse" href="#ID">Q</a><div id="ID" style="display:none"><p>WORD</p></div>',
  ],
  [
    'accordion',
    '<h3 data-target="#ID" data-toggle="collapse">Q</h3><div id="ID" style="display:none"><p>WORD</p></div>',
  ],
  [
    'accordion',
    '<h3><button id="b-ID" data-state="closed">Q</button></h3><div role="region" aria-labelledby="b-ID" data-state="closed" hidden>WORD</div>',
  ],
  [
    'accordion',
    '<button aria-controls="ID" aria-expanded="false">Q</button><div id="ID" style="height:0;overflow:hidden;visibility:hidden"><div><p>WORD</p></div></div>',
  ],
  [
    'accordion',
    '<button aria-controls="ID" aria-expanded="false">Q</button><div style="height:0;overflow:hidden"><div id="ID"><p>WORD</p></div></div>',
  ],
  [
    'accordion',
    '<button aria-controls="ID" aria-expanded="false">Q</button><div id="ID" style="display:grid;grid-template-rows:0fr"><div style="overflow:hidden;min-height:0"><p>WORD</p></div></div>',
  ],
  [
    'accordion',
    '<button aria-controls="ID" aria-expanded="false">Q</button><div id="ID" style="opacity:0"><p>WORD</p></div>',
  ],
  [
    'accordion',
    '<button aria-controls="ID" aria-expanded="false">Q</button><div id="ID" style="visibility:hidden"><p>WORD</p></div>',
  ],
  ['accordion', '<button aria-expanded="false">Q</button><div style="display:none">WORD</div>'],
  ['accordion', '<h3><button aria-expanded="false">Q</button></h3><div hidden>WORD</div>'],
  [
    'accordion',
    '<input type="checkbox" id="c-ID"><label for="c-ID">Q</label><div style="display:none">WORD</div>',
  ],
  [
    'accordion',
    '<div class="faq-item"><h3 style="cursor:pointer">Q</h3><div class="faq-answer" style="display:none"><p>WORD</p></div></div>',
  ],
  [
    'accordion',
    '<div class="accordion"><div onclick="open()">Q</div><div style="max-height:0;overflow:hidden"><p>WORD</p></div></div>',
  ],
  ['accordion', '<button class="collapsible">Q</button><div style="display:none"><p>WORD</p></div>'],
  [
    'accordion',
    '<mat-expansion-panel class="mat-expansion-panel"><mat-expansion-panel-header role="button" tabindex="0" aria-expanded="false" aria-controls="ID" style="display:flex">Q</mat-expansion-panel-header><div style="display:grid;grid-template-rows:0fr"><div role="region" id="ID" style="min-height:0;visibility:hidden;overflow:hidden"><p>WORD</p></div></div></mat-expansion-panel>',
  ],
  [
    'accordion',
    '<div data-state="closed"><h3 data-state="closed"><button aria-controls="ID" aria-expanded="false" data-state="closed" id="t-ID">Q</button></h3><div data-state="closed" id="ID" role="region" aria-labelledby="t-ID" hidden="">WORD</div></div>',
  ],
  [
    'accordion',
    '<button id="h-ID" aria-expanded="false" data-headlessui-state="" aria-controls="ID">Q</button><div id="ID" data-headlessui-state="" hidden style="display:none">WORD</div>',
  ],
  [
    'tab',
    '<ul class="nav nav-tabs" role="tablist"><li role="presentation"><button data-bs-toggle="tab" data-bs-target="#x-ID" role="tab">A</button></li><li role="presentation"><button data-bs-toggle="tab" data-bs-target="#ID" role="tab">B</button></li></ul><div><div id="x-ID" role="tabpanel">First.</div><div id="ID" role="tabpanel" style="display:none">WORD</div></div>',
  ],
  [
    'tab',
    '<div role="tablist"><button role="tab" aria-selected="true">npm</button><button role="tab" aria-selected="false">yarn</button></div><div role="tabpanel"><pre><code>npm i</code></pre></div><div role="tabpanel" hidden><pre><code>WORD</code></pre></div>',
  ],
  [
    'tab',
    '<div role="tablist"><button role="tab" aria-controls="x-ID">A</button><button role="tab" aria-controls="ID">B</button></div><div role="tabpanel" id="x-ID">First.</div><div role="tabpanel" id="ID" hidden>WORD</div>',
  ],
  [
    'tab',
    '<div role="tablist"><button role="tab">A</button><button role="tab">B</button></div><div><div role="tabpanel">First.</div><div role="tabpanel" hidden><p>WORD</p></div></div>',
  ],
  [
    'tab',
    '<ul><li><a role="tab" href="#x-ID">A</a></li><li><a role="tab" href="#ID">B</a></li></ul><div id="x-ID">First.</div><div id="ID" style="display:none"><p>WORD</p></div>',
  ],
  [
    'tab',
    '<input type="radio" id="r-ID"><label for="r-ID">B</label><div style="display:none"><p>WORD</p></div>',
  ],
  [
    'carousel',
    '<div style="width:300px;overflow:hidden"><div style="display:flex"><div style="flex:0 0 300px">One.</div><div style="flex:0 0 300px">WORD</div></div></div>',
  ],
  [
    'carousel',
    '<div class="carousel"><div class="item">One.</div><div class="item" style="display:none">WORD</div></div>',
  ],
  [
    'carousel',
    '<div class="slider"><div class="item" style="opacity:1">One.</div><div class="item" style="opacity:0">WORD</div></div>',
  ],
  [
    'cut',
    '<div><div style="height:40px;overflow:hidden">Start.<p style="margin-top:60px">WORD</p></div><button>Read more</button></div>',
  ],
];

/** Text that looks folded but that nothing in sight opens. */
export const UNOPENABLE_TEXTS: [reason: string, html: string][] = [
  ['display', '<button hidden aria-controls="ID">Q</button><div id="ID" style="display:none">WORD</div>'],
  ['display', '<div id="ID" class="collapse" style="display:none">WORD</div>'],
  ['display', '<button aria-controls="other">Q</button><div id="ID" style="display:none">WORD</div>'],
  [
    'display',
    '<button aria-haspopup="dialog" aria-controls="ID">Q</button><div id="ID" role="dialog" style="display:none">WORD</div>',
  ],
  [
    'display',
    '<button aria-haspopup="menu" aria-controls="ID">Q</button><ul id="ID" style="display:none"><li>WORD</li></ul>',
  ],
  ['display', '<div role="tabpanel" hidden>WORD</div>'],
  [
    'display',
    '<div class="faq-item"><h3>Q</h3><div class="faq-answer" style="display:none">WORD</div></div>',
  ],
  ['display', '<p style="cursor:pointer">Q</p><div style="display:none">WORD</div>'],
  [
    'display',
    '<nav><div class="toggle"><button>Menu</button><div style="display:none">WORD</div></div></nav>',
  ],
  [
    'display',
    '<div class="faq-item"><button style="display:none">Q</button><div class="faq-answer" style="display:none">WORD</div></div>',
  ],
  ['display', '<details><summary>More</summary><p>Shown.</p><p style="display:none">WORD</p></details>'],
  ['font-size', '<details><summary>More</summary><p>Shown.</p><p style="font-size:0">WORD</p></details>'],
  ['color', '<details><summary>More</summary><p>Shown.</p><p style="color:#fff">WORD</p></details>'],
  [
    'clip',
    '<details><summary>More</summary><p>Shown.</p><p style="position:absolute;clip-path:inset(50%)">WORD</p></details>',
  ],
  [
    'off-screen',
    '<details><summary>More</summary><p>Shown.</p><p style="position:absolute;left:-9999px">WORD</p></details>',
  ],
  [
    'zero-size',
    '<details><summary>More</summary><p>Shown.</p><p style="height:0;overflow:hidden">WORD</p></details>',
  ],
  [
    'opacity',
    '<button aria-controls="ID">Q</button><div id="ID" style="display:none">Shown.<p style="opacity:0">WORD</p></div>',
  ],
  [
    'visibility',
    '<details><summary>More</summary><p>Shown.</p><p style="visibility:hidden">WORD</p></details>',
  ],
];
