/**
 * Collects lines. Every line of a container's content carries the container's prefix; the first one may carry a marker in
 * its place (after prosemirror-markdown's `wrapBlock`).
 */
export class Lines {
  #lines: string[] = [];
  #prefix = '';
  /** Prefix of the next line where a marker waits. */
  #first: string | undefined;

  add(text: string): void {
    for (const line of text.split('\n')) {
      const prefix = this.#first ?? this.#prefix;
      this.#first = undefined;
      this.#lines.push(line === '' ? prefix.trimEnd() : prefix + line);
    }
  }

  /** What `write` adds stands behind `prefix`, its first line behind `marker`. */
  within({ prefix, marker = prefix }: { prefix: string; marker?: string }, write: () => void): void {
    const outside = this.#prefix;
    this.#first = (this.#first ?? outside) + marker;
    this.#prefix = outside + prefix;
    write();
    this.#prefix = outside;
    this.#first = undefined;
  }

  toString(): string {
    return this.#lines.join('\n');
  }
}
