import type { ContentFile } from './contentFiles.ts';
import { readContentFile, readContentFolder } from './contentFiles.ts';

/** A file that cannot be used, and why. The last good version, if any, stays in use. */
export interface ContentProblem {
  readonly path: string;
  readonly problem: string;
}

export interface ContentChange {
  /** Good files that are new, changed or deleted. A deleted file appears in its last version. */
  readonly changed: readonly ContentFile[];
  /** Broken files found by this reload. A file with an unchanged problem is reported once. */
  readonly problems: readonly ContentProblem[];
}

/** Keeps the last good version of every content file. */
export interface ContentStore {
  files(): readonly ContentFile[];
  /** Reads the folder again. Rejects only if the folder itself cannot be read. */
  reload(): Promise<ContentChange>;
}

export function createContentStore(folder: string): ContentStore {
  let texts = new Map<string, string>();
  const goodFiles = new Map<string, ContentFile>();
  let files: readonly ContentFile[] = [];

  return {
    files: () => files,
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
        goodFiles.set(path, file);
        changed.push(file);
      }
      for (const [path, file] of goodFiles) {
        if (found.has(path)) continue;
        goodFiles.delete(path);
        changed.push(file);
      }
      texts = found;
      files = [...goodFiles.values()];
      return { changed, problems };
    },
  };
}
