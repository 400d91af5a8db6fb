import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '../../scripts/projectRoot.mjs';

const client = join(projectRoot, 'web/dist/client');

interface ManifestEntry {
  file: string;
  name?: string;
  src?: string;
  dynamicImports?: string[];
}

/** A script file of the build. */
export interface BuiltChunk {
  /** Stable over builds: the bundle or module, with the language of a file of messages. */
  readonly name: string;
  readonly file: string;
  readonly gzipBytes: number;
  /** Names of the chunks whose code can request this one; empty for a chunk that only other chunks import statically. */
  readonly requestedBy: readonly string[];
}

const nameOf = ({ name = '', src = '' }: ManifestEntry): string => {
  const messages = /\/messages\/(\w+)\/([\w-]+)$/.exec(src);
  return messages === null ? name.replace(/\.browser$/, '') : `${messages[2]} (${messages[1]})`;
};

/** Reads the chunks of the build, by name. */
export function builtChunks(): BuiltChunk[] {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const entries = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  return entries
    .map((entry) => ({
      name: nameOf(entry),
      file: entry.file,
      gzipBytes: gzipSync(readFileSync(join(client, entry.file))).byteLength,
      requestedBy: [
        ...new Set(
          entries
            .filter(({ dynamicImports = [] }) => dynamicImports.some((key) => manifest[key]?.file === entry.file))
            .map(nameOf),
        ),
      ].toSorted(),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
