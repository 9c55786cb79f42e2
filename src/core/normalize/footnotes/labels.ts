// The label of each note: as printed where that is a number or letter, and never the same twice.

export class Labels {
  private readonly used = new Set<string>();

  /** `[^1]` for the marker `1`; numbering that starts again gives `1-2`; symbols get the next free number. */
  next(marker: string): string {
    const printed = marker
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase();
    let label = printed || this.freeNumber();
    for (let copy = 2; this.used.has(label); copy += 1) label = `${printed}-${copy}`;
    this.used.add(label);
    return label;
  }

  private freeNumber(): string {
    let number = 1;
    while (this.used.has(String(number))) number += 1;
    return String(number);
  }
}
