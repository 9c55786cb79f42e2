// Names of programming languages as pages write them.

/** Names that say there is no language. */
export const NO_LANGUAGE = new Set([
  'auto',
  'default',
  'generated',
  'no-highlight',
  'nohighlight',
  'none',
  'notranslate',
  'null',
  'plain',
  'plaintext',
  'text',
  'txt',
  'undefined',
  'unknown',
]);

/** Long forms of code hosts and documentation tools, and the name that fences use. */
export const LANGUAGE_ALIASES: Record<string, string> = {
  'c-sharp': 'csharp',
  'emacs-lisp': 'elisp',
  'html-basic': 'html',
  'html-vue': 'vue',
  ipython: 'python',
  ipython3: 'python',
  'objective-c': 'objective-c',
  python3: 'python',
  pycon3: 'pycon',
  'shell-session': 'console',
  shellsession: 'console',
  'source-shell': 'shell',
  'xml-svg': 'svg',
};

/** Names that count as a language when they stand alone, as a class beside a highlighter's or as a label. */
export const KNOWN_LANGUAGES = new Set(
  (
    'abap actionscript ada apache apex arduino asm assembly astro awk bash basic batch bat bibtex c c# c++ cc clojure cmake ' +
    'cobol coffeescript commonlisp console cpp crystal cs csharp css csv cuda cypher d dart delphi diff django docker ' +
    'dockerfile dos elisp elixir elm env erb erlang f# fish fortran fsharp gherkin git glsl gleam go golang gradle graphql ' +
    'groovy handlebars haskell hcl html http ini ipython3 java javascript jinja jq js json json5 jsonc jsonnet jsx julia ' +
    'kotlin kt latex lean less liquid lisp llvm lua makefile markdown matlab md mermaid mysql nasm nginx nim nix nushell ' +
    'objc objective-c objectivec ocaml odin pascal perl php pgsql plsql postgres postgresql powershell prisma prolog proto ' +
    'protobuf ps1 pug puppet py pycon python python3 qml r racket rb reason rego ruby rs rust sas sass scala scheme scss sh ' +
    'shell shell-session smalltalk solidity sparql sql stan svelte svg swift systemverilog tcl terraform tex toml ts tsx ' +
    'twig typescript v vala vb vba vbnet verilog vhdl vim vue wasm wgsl wolfram xml xquery yaml yml zig zsh'
  ).split(' '),
);
