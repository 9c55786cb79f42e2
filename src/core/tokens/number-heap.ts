/** A binary heap of numbers that gives the smallest first, -1 when empty. */
export class NumberHeap {
  private items: Float64Array;
  private size = 0;

  constructor(capacity: number) {
    this.items = new Float64Array(Math.max(capacity, 2));
  }

  /** Adds without order; `order` must follow before the first `take`. */
  append(value: number): void {
    if (this.size === this.items.length) {
      const grown = new Float64Array(2 * this.size);
      grown.set(this.items);
      this.items = grown;
    }
    this.items[this.size] = value;
    this.size += 1;
  }

  /** Makes a heap of what was appended, in linear time. */
  order(): void {
    for (let i = (this.size >> 1) - 1; i >= 0; i -= 1) this.sink(i, this.items[i] as number);
  }

  add(value: number): void {
    let child = this.size;
    this.append(value);
    const { items } = this;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      const above = items[parent] as number;
      if (above <= value) break;
      items[child] = above;
      child = parent;
    }
    items[child] = value;
  }

  take(): number {
    if (this.size === 0) return -1;
    const first = this.items[0] as number;
    this.size -= 1;
    if (this.size > 0) this.sink(0, this.items[this.size] as number);
    return first;
  }

  private sink(position: number, value: number): void {
    const { items, size } = this;
    let parent = position;
    for (;;) {
      let child = 2 * parent + 1;
      if (child >= size) break;
      if (child + 1 < size && (items[child + 1] as number) < (items[child] as number)) child += 1;
      if ((items[child] as number) >= value) break;
      items[parent] = items[child] as number;
      parent = child;
    }
    items[parent] = value;
  }
}
