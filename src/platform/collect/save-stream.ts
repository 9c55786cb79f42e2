// Files larger than memory: written to the browser's private file system first, then handed to the person.

import type { ExportedFile } from '../../collect/export-job.ts';

/** Firefox and Chromium read the file while it is saved. Milliseconds. */
const KEPT = 10 * 60_000;
const FOLDER = 'exports';

export async function saveStream({ name, type, stream }: ExportedFile): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  await removeOld(folder);
  const handle = await folder.getFileHandle(`${Date.now()} ${name}`, { create: true });
  await stream.pipeTo(await handle.createWritable());
  const url = URL.createObjectURL(new Blob([await handle.getFile()], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
    void folder.removeEntry(handle.name).catch(() => undefined);
  }, KEPT);
}

/** What a window that was closed left behind. */
async function removeOld(folder: FileSystemDirectoryHandle): Promise<void> {
  const entries = folder as unknown as { keys(): AsyncIterable<string> };
  for await (const name of entries.keys()) {
    const age = Date.now() - Number.parseInt(name, 10);
    if (!(age < KEPT)) await folder.removeEntry(name).catch(() => undefined);
  }
}

type Picker = (options: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;

/** Chromium alone has a picker of folders. */
const pick = (globalThis as unknown as { showDirectoryPicker?: Picker }).showDirectoryPicker;

export const saveFolder = pick
  ? async (
      files: AsyncIterable<{ name: string; input: string | Uint8Array<ArrayBuffer> }>,
    ): Promise<void> => {
      const root = await pick({ mode: 'readwrite' });
      for await (const { name, input } of files) {
        const path = name.split('/');
        let folder = root;
        for (const part of path.slice(0, -1))
          folder = await folder.getDirectoryHandle(part, { create: true });
        const file = await folder.getFileHandle(path.at(-1) ?? name, { create: true });
        const writable = await file.createWritable();
        await writable.write(input);
        await writable.close();
      }
    }
  : undefined;
