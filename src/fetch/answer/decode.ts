// Bytes to text: the byte order mark decides, then the header, then what the document says of itself (WHATWG Encoding).

/** Where a document must name its own encoding. The HTML standard says 1,024 bytes; many pages are late. */
const PRESCAN = 4_096;
const BYTE_ORDER_MARKS: [bytes: number[], label: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];
/** What browsers assume of an old western page. */
const FALLBACK = 'windows-1252';

export interface Decoded {
  text: string;
  /** The encoding's name in the standard, e.g. `shift_jis`. */
  charset: string;
}

export function decode(bytes: Uint8Array, contentType: string | undefined): Decoded {
  const labels = [
    BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1],
    /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType ?? '')?.[1],
    prescan(bytes),
  ];
  for (const label of labels) {
    const decoder = label === undefined ? undefined : decoderOf(label);
    if (decoder) return { text: decoder.decode(bytes), charset: decoder.encoding };
  }
  return guess(bytes);
}

function prescan(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, PRESCAN));
  const label =
    /<meta[^>]{0,200}?charset\s*=\s*["']?([^\s"'/>;]+)/i.exec(start)?.[1] ??
    /^\s*<\?xml[^>]{0,100}?encoding\s*=\s*["']([^"']+)/i.exec(start)?.[1];
  // A document whose own letters could be read here is not in UTF-16, whatever it says.
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function decoderOf(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined; // A name that no standard knows says nothing.
  }
}

function guess(bytes: Uint8Array): Decoded {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), charset: 'utf-8' };
  } catch {
    return { text: new TextDecoder(FALLBACK).decode(bytes), charset: FALLBACK };
  }
}
