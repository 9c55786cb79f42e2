// The saved pages of a folder: their names, their bytes, and the addresses that they stood at.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Where a page without an address of its own is served. */
const LOCAL_ORIGIN = 'https://saved-pages.example';

export interface SavedPage {
  name: string;
  url: string;
  /** Path of the HTML, plain or gzipped. */
  path: string;
  /** Further addresses that this page may ask for, and the files that answer. */
  files: Map<string, string>;
  /** The page's own scripts run; otherwise it is static and `noscript` is content. */
  scripts: boolean;
}

interface AddressEntry {
  url?: string;
  files?: Record<string, string>;
  scripts?: boolean;
}

/** Every `*.html` and `*.html.gz` but `*.frame.html`, which are parts of other pages; in order of name. */
export function listSavedPages(folder: string): SavedPage[] {
  const addresses = readAddresses(join(folder, 'urls.json'));
  return readdirSync(folder)
    .filter((file) => /\.html(?:\.gz)?$/i.test(file) && !/\.frame\.html(?:\.gz)?$/i.test(file))
    .sort()
    .map((file) => {
      const name = file.replace(/\.html(?:\.gz)?$/i, '');
      const { url, files = {}, scripts = false } = addresses[name] ?? {};
      return {
        name,
        url: addressOf(name, url),
        path: join(folder, file),
        files: new Map(
          Object.entries(files).map(([address, target]) => [new URL(address).href, inFolder(folder, target)]),
        ),
        scripts,
      };
    });
}

/** In the form in which the browser reports it. What no browser would open as a page is no address. */
function addressOf(name: string, url: string | undefined): string {
  const local = new URL(`/${encodeURIComponent(name)}.html`, LOCAL_ORIGIN);
  const address = url !== undefined && URL.canParse(url, local.href) ? new URL(url, local) : local;
  return /^https?:$/.test(address.protocol) ? address.href : local.href;
}

export function readSaved(path: string): Buffer {
  const bytes = readFileSync(path);
  return /\.gz$/i.test(path) ? gunzipSync(bytes) : bytes;
}

function readAddresses(path: string): Record<string, AddressEntry> {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, AddressEntry>;
  } catch (error) {
    throw new Error(`${path} is not valid JSON.`, { cause: error });
  }
}

function inFolder(folder: string, file: string): string {
  const path = resolve(folder, file);
  if (!path.startsWith(resolve(folder) + sep)) throw new Error(`urls.json names a file outside: ${file}`);
  return path;
}
