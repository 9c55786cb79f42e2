export interface PeerResult {
  /** Plain text of what was found. */
  text: string;
  markdown: string;
  /** The call alone, without loading or compiling its script. */
  milliseconds: number;
}
