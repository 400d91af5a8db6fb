import type { ContentFile } from './contentFiles.ts';
import { readContentFile, readContentFolder } from './contentFiles.ts';

/** A file that could not be used, and why. Where there was a good version before, that one still serves. */
export interface ContentProblem {
  readonly path: string;
  readonly problem: string;
}

export interface ContentChange {
  /** Good files that are new, different or gone, each as it is now or, when gone, as it was. */
  readonly changed: readonly ContentFile[];
  /** Broken files found this time; a file that stays broken in the same way is told of once. */
  readonly problems: readonly ContentProblem[];
}

/** The last good version of every content file. */
export interface ContentStore {
  files(): readonly ContentFile[];
  /** Reads the folder again. Rejects only when the folder itself cannot be read. */
  reload(): Promise<ContentChange>;
}

export function createContentStore(folder: string): ContentStore {
  let texts = new Map<string, string>();
  const good = new Map<string, ContentFile>();

  return {
    files: () => [...good.values()],
    async reload() {
      const found = await readContentFolder(folder);
      const changed: ContentFile[] = [];
      const problems: ContentProblem[] = [];
      for (const [path, text] of found) {
        if (texts.get(path) === text) continue;
        const file = readContentFile(path, text);
        if ('problem' in file) {
          problems.push({ path, problem: file.problem });
          continue;
        }
        good.set(path, file);
        changed.push(file);
      }
      for (const [path, file] of good) {
        if (found.has(path)) continue;
        good.delete(path);
        changed.push(file);
      }
      texts = found;
      return { changed, problems };
    },
  };
}
