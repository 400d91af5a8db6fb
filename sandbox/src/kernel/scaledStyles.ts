import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const scale = readFileSync(createRequire(import.meta.url).resolve('@foyer/brands/scale.css'), 'utf8');

/** Returns style sheets that are served without a build, after the scale of every room. */
export const scaledStyles = (...files: readonly URL[]): string =>
  [scale, ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');
