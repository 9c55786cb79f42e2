// Lets a test ask for what the page itself takes for the message.

declare global {
  /** Missing until the page has started. */
  var readModel: undefined | (() => string);
}

export function showModel(read: () => string): void {
  globalThis.readModel = read;
  document.querySelector('#send')?.addEventListener('click', () => {
    document.querySelector('#sent')!.textContent = read();
  });
}
