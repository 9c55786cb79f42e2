// Where a prompt can go, one row each. Sites change: a row that is out of date costs its first way, never the prompt.

export interface ChatTarget {
  id: string;
  name: string;
  /** `endpoint`: a model on the person's machine, in the side panel. */
  kind: 'site' | 'endpoint';
  /** Page that shows an empty composer; empty for `endpoint`. */
  home: string;
  /** Start of the addresses of all its pages. */
  within: string;
  /** Host names on which its composer stands. */
  hosts: string[];
  /** The site's own address for a prompt; `{prompt}` stands for the encoded text. */
  prefill?: {
    url: string;
    /** The site sends it at once: used only when the person wants that. */
    sends: boolean;
  };
  /** Selectors of the composer and of its send button, in order of trust. */
  composer: string[];
  sendButton: string[];
  /** Tokens that one message can have in the plan without payment, as the makers give them or as users measured. */
  window: number;
}

const SEND_BUTTON = ['button[data-testid="send-button"]', 'button[aria-label*="send" i]'];

export const TARGETS: readonly ChatTarget[] = [
  {
    id: 'chatgpt',
    name: 'ChatGPT',
    kind: 'site',
    home: 'https://chatgpt.com/',
    within: 'https://chatgpt.com/',
    hosts: ['chatgpt.com'],
    // `q` sends, `prompt` fills.
    prefill: { url: 'https://chatgpt.com/?prompt={prompt}', sends: false },
    composer: ['#prompt-textarea', 'form .ProseMirror'],
    sendButton: SEND_BUTTON,
    window: 16_000,
  },
  {
    id: 'claude',
    name: 'Claude',
    kind: 'site',
    home: 'https://claude.ai/new',
    within: 'https://claude.ai/',
    hosts: ['claude.ai'],
    prefill: { url: 'https://claude.ai/new?q={prompt}', sends: false },
    composer: ['[data-testid="chat-input"]', 'div.ProseMirror[contenteditable="true"]'],
    sendButton: SEND_BUTTON,
    window: 200_000,
  },
  {
    id: 'gemini',
    name: 'Gemini',
    kind: 'site',
    home: 'https://gemini.google.com/app',
    within: 'https://gemini.google.com/',
    hosts: ['gemini.google.com'],
    composer: ['rich-textarea .ql-editor', '.ql-editor[contenteditable="true"]'],
    sendButton: ['button.send-button', ...SEND_BUTTON],
    window: 32_000,
  },
  {
    id: 'perplexity',
    name: 'Perplexity',
    kind: 'site',
    home: 'https://www.perplexity.ai/',
    within: 'https://www.perplexity.ai/',
    hosts: ['www.perplexity.ai'],
    prefill: { url: 'https://www.perplexity.ai/search/new?q={prompt}', sends: true },
    composer: ['#ask-input', 'textarea'],
    sendButton: ['button[data-testid="submit-button"]', 'button[aria-label="Submit"]'],
    window: 32_000,
  },
  {
    id: 'grok',
    name: 'Grok',
    kind: 'site',
    home: 'https://grok.com/',
    within: 'https://grok.com/',
    hosts: ['grok.com'],
    prefill: { url: 'https://grok.com/?q={prompt}', sends: true },
    composer: ['form .ProseMirror', 'form textarea'],
    sendButton: ['button[aria-label="Submit"]', ...SEND_BUTTON],
    window: 128_000,
  },
  {
    id: 'mistral',
    name: 'Mistral',
    kind: 'site',
    home: 'https://chat.mistral.ai/chat',
    within: 'https://chat.mistral.ai/',
    hosts: ['chat.mistral.ai'],
    composer: ['form .ProseMirror', 'textarea[name="message.text"]'],
    sendButton: SEND_BUTTON,
    window: 128_000,
  },
  {
    id: 'deepseek',
    name: 'DeepSeek',
    kind: 'site',
    home: 'https://chat.deepseek.com/',
    within: 'https://chat.deepseek.com/',
    hosts: ['chat.deepseek.com'],
    composer: ['#chat-input', 'textarea'],
    sendButton: SEND_BUTTON,
    window: 64_000,
  },
  {
    id: 'copilot',
    name: 'Copilot',
    kind: 'site',
    home: 'https://copilot.microsoft.com/',
    within: 'https://copilot.microsoft.com/',
    hosts: ['copilot.microsoft.com'],
    prefill: { url: 'https://copilot.microsoft.com/?q={prompt}', sends: true },
    composer: ['#userInput', 'textarea'],
    sendButton: ['button[aria-label*="submit" i]', ...SEND_BUTTON],
    // The box takes 10,240 characters.
    window: 2_500,
  },
  {
    id: 'endpoint',
    name: 'Local model',
    kind: 'endpoint',
    home: '',
    within: '',
    hosts: [],
    composer: [],
    sendButton: [],
    window: 8_000,
  },
];
