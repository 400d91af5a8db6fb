import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { FrameFiles } from './playPage.ts';

/** Where the build puts the frame: `assets/` with hashed names, `pictures/`, and the manifest. */
export const gameFrameFolder: string = join(import.meta.dirname, '../../dist/game-frame');

const manifest = v.record(
  v.string(),
  v.object({ file: v.string(), isEntry: v.optional(v.boolean()), css: v.optional(v.array(v.string())) }),
);

/** Names of the frame's files from the build's manifest; undefined while it was not built yet or is being built again. */
export function readFrameFiles(folder: string, base = '/game-assets'): FrameFiles | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, 'manifest.json'), 'utf8');
  } catch {
    return undefined;
  }
  const entry = Object.values(v.parse(manifest, JSON.parse(text))).find(({ isEntry }) => isEntry);
  if (!entry) return undefined;
  return { script: `${base}/${entry.file}`, styles: (entry.css ?? []).map((file) => `${base}/${file}`) };
}
