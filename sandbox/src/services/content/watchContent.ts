import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps (truncate, write, rename). After this quiet period the file is complete. */
const settleMs = 80;

/**
 * Calls `onChange` soon after the start, because the caller may have read the folder before a change that nobody
 * watched, and after any change below the folder, never concurrently. Does not report which file changed: editors
 * that save by renaming make file names in events unreliable, so the caller reads the whole folder. The watch is active
 * on return; the returned function stops it.
 */
export function watchContent(folder: string, onChange: () => Promise<void>): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  let stopped = false;

  const schedule = () => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void run(), settleMs).unref();
  };
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    again = false;
    watchFolders();
    try {
      await onChange();
    } finally {
      running = false;
      if (again) schedule();
    }
  };
  const forget = (path: string) => {
    watchers.get(path)?.close();
    watchers.delete(path);
  };
  const watchFolders = () => {
    const paths = stopped ? [] : foldersBelow(folder);
    for (const path of watchers.keys()) if (!paths.includes(path)) forget(path);
    for (const path of paths) {
      if (watchers.has(path)) continue;
      try {
        const watcher = watch(path, { persistent: false }, schedule);
        watcher.on('error', () => {
          forget(path);
          schedule();
        });
        watchers.set(path, watcher);
      } catch {
        // Deleted since it was listed; the watcher of its parent reports the deletion.
      }
    }
  };

  watchFolders();
  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const path of watchers.keys()) forget(path);
  };
}

function foldersBelow(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return [
      folder,
      ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name)),
    ];
  } catch {
    // A folder disappeared during the scan; the next event starts another scan.
    return [folder];
  }
}
