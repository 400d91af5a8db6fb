import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

/**
 * Returns the name of a class in pages, for example `title_k3f9`: its name in the style sheet, and four characters for the
 * file, the same on every machine. Shorter than Vite's own, which adds the line.
 * @param root folder of the web front end
 * @param file absolute path of the style sheet
 */
export const className =
  (root: string) =>
  (local: string, file: string): string => {
    const path = relative(root, file.replace(/\?.*$/s, '')).split(sep).join('/');
    return `${local}_${createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`;
  };
