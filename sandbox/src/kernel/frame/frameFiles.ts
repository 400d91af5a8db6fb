import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** URLs of the built frame from the build manifest. */
export interface FrameFiles {
  readonly script: string;
  /** Files of the entry that starts before the page has loaded, itself first; empty without such an entry. */
  readonly earlyScripts: readonly string[];
  readonly styles: readonly string[];
  /**
   * Files that the script requests: what it imports, and of the modules that it loads as needed those that are chosen by
   * their path.
   */
  importedFiles(isNeeded: (module: string) => boolean): { scripts: readonly string[]; styles: readonly string[] };
}

/** Build output of the frame: `assets/` with hashed names, `pictures/`, and the manifest. */
export const gameFrameFolder: string = join(import.meta.dirname, '../../../../games/dist/game-frame');

const manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean()),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof manifest>;

/** Names of modules that a module imports, itself included. */
function withImports(
  modules: Manifest,
  name: string,
  isNeeded: (module: string) => boolean,
  found = new Set<string>(),
): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const { imports = [], dynamicImports = [] } = modules[name] ?? {};
  for (const imported of [...imports, ...dynamicImports.filter(isNeeded)])
    withImports(modules, imported, isNeeded, found);
  return found;
}

/** Name of the entry that starts before the others. */
const earlyEntry = 'earlyLaunch.ts';

/** Reads the frame's file names from the build manifest; undefined before or during a build. */
export function readFrameFiles(folder: string, base = '/game-assets'): FrameFiles | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, 'manifest.json'), 'utf8');
  } catch {
    return undefined;
  }
  const modules = v.parse(manifest, JSON.parse(text));
  const [entryName, entry] =
    Object.entries(modules).find(([name, { isEntry }]) => isEntry === true && name !== earlyEntry) ?? [];
  if (entryName === undefined || entry === undefined) return undefined;
  const addressOf = (chunk: Manifest[string] | undefined) => (chunk === undefined ? [] : [`${base}/${chunk.file}`]);
  const filesOf = (isNeeded: (module: string) => boolean) => {
    const chunks = [...withImports(modules, entryName, isNeeded)].flatMap((name) => modules[name] ?? []);
    return {
      scripts: chunks.map(({ file }) => `${base}/${file}`),
      styles: chunks.flatMap(({ css }) => css.map((file) => `${base}/${file}`)),
    };
  };
  return {
    script: `${base}/${entry.file}`,
    earlyScripts: [...withImports(modules, earlyEntry, () => false)].flatMap((name) => addressOf(modules[name])),
    styles: filesOf(() => false).styles,
    importedFiles: filesOf,
  };
}
