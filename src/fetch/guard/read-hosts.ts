// Host names as people write them, one a line, perhaps as whole addresses.

/** As `new URL` writes hosts, without port; what is none is left out. */
export function readHosts(text: string): string[] {
  return text.split(/[\s,;]+/).flatMap((entry) => {
    const address = /^https?:\/\//i.test(entry) ? entry : `http://${entry}`;
    return entry !== '' && URL.canParse(address) ? [hostOf(new URL(address))] : [];
  });
}

/** Without the final dot. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/\.$/, '');
