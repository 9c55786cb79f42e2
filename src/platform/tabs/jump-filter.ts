/** What browsers tell of a tab that changes. */
export interface TabChange {
  status?: string | undefined;
  url?: string | undefined;
}

/** Sites write their own routes behind the hash like this. */
const ROUTE = /#[!/]/;

/** Says of each change of a tab whether it belongs to a jump within the page, which shows the same text as before. */
export function jumpFilter(start: string): (change: TabChange) => boolean {
  let address = start;
  let isJump = false;
  return ({ status, url }) => {
    if (url !== undefined) {
      isJump = url !== address && withoutHash(url) === withoutHash(address) && !ROUTE.test(url);
      address = url;
    } else if (status === 'loading') isJump = false;
    return isJump;
  };
}

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? '';
