// How highlighters, editors and code hosts write what is no code: numbers, buttons, labels.

/** Class names of line numbers and gutters. */
export const GUTTER_CLASSES = new Set([
  'blob-num', // GitHub
  'cm-gutters', // CodeMirror 6
  'code-line-number',
  'codemirror-gutter-wrapper', // CodeMirror 5
  'codemirror-gutters',
  'codemirror-linenumber',
  'crayon-nums', // Crayon
  'd2h-code-linenumber', // diff2html
  'd2h-code-side-linenumber',
  'diff-line-num', // GitLab
  'gutter', // SyntaxHighlighter, Hexo, Rouge
  'hljs-ln-line-number',
  'hljs-ln-n',
  'hljs-ln-numbers', // highlightjs-line-numbers
  'js-line-number',
  'line-number',
  'line-numbers',
  'line-numbers-rows', // Prism
  'line-numbers-wrapper', // VuePress
  'line_numbers',
  'linenumber',
  'linenumbers',
  'lineno', // Pygments, Rouge
  'linenodiv',
  'linenos',
  'ln',
  'lnr', // Chroma
  'lnt', // Chroma tables
  'react-syntax-highlighter-line-number',
  'rouge-gutter',
]);

/** Class names of an element that holds one line, though it may be inline. */
export const LINE_CLASSES = new Set([
  'ace_line',
  'cl', // Chroma: the line includes its break
  'cm-line',
  'code-line',
  'codemirror-line',
  'codeline',
  'crayon-line',
  'ec-line', // Expressive Code
  'hljs-ln-line',
  'line',
  'react-file-line',
  'token-line', // Prism in React
  'view-line', // Monaco
]);

/** Class names of a table that is a listing. */
export const LISTING_CLASSES = new Set([
  'codehilitetable',
  'crayon-table',
  'd2h-diff-table',
  'diff-table',
  'highlighttable',
  'hljs-ln',
  'js-file-line-container',
  'lntable',
  'rouge-table',
]);

/** Class names of a table cell that holds code. */
export const CODE_CELL_CLASSES = new Set([
  'blob-code',
  'code', // SyntaxHighlighter, Hexo, Pygments
  'crayon-code',
  'hljs-ln-code',
  'line_content', // GitLab
  'lntd',
  'react-code-line-contents',
  'rouge-code',
]);

/** Wrappers whose contents are a listing even where no `pre` or `code` says so. */
export const LISTING_WRAPPERS =
  '.codehilite, .crayon-syntax, .highlight, .syntaxhighlighter, .wp-block-syntaxhighlighter-code';

/** Text of buttons and status messages beside code. */
export const TOOLBAR_TEXT =
  /^(?:copy|copied|copy (?:code|snippet|text|to clipboard|page)|click to copy|code copied|wrap(?: lines| text)?|toggle (?:line numbers|word wrap)|expand(?: code)?|collapse(?: code)?|show (?:more|less)|view raw|raw|run(?: code)?|try it(?: yourself)?|edit|download|explain|open in (?:playground|editor|codepen|stackblitz)|plain text|复制|复制代码|コピー|복사|копировать|copier|kopieren|copiar)[!.]?$/i;

/** What a person clicks or is told; never part of the code. */
export const TOOLBAR_ELEMENTS =
  'button, clipboard-copy, input[type=button], select, textarea, [role=button], [role=status], [role=tooltip], [role=toolbar], .code-toolbar > .toolbar, .copy-btn, .copy-button, .copybtn';
