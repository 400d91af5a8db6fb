import { readFileSync } from 'node:fs';
import { withScale } from '@foyer/brands/inlineScale';

/** Returns style sheets that are served without a build, with the values of the scale. */
export const scaledStyles = (...files: readonly URL[]): string =>
  withScale(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
