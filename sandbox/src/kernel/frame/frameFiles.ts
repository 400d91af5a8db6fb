import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** URLs of the built frame from the build manifest. */
export interface FrameFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

/** Build output of the frame: `assets/` with hashed names, `pictures/`, and the manifest. */
export const gameFrameFolder: string = join(import.meta.dirname, '../../../../games/dist/game-frame');

const manifest = v.record(
  v.string(),
  v.object({ file: v.string(), isEntry: v.optional(v.boolean()), css: v.optional(v.array(v.string())) }),
);

/** Reads the frame's file names from the build manifest; undefined before or during a build. */
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
