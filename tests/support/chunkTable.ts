import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { visitors } from './visitors.ts';
import type { VisitorKind } from './visitors.ts';

/** When a visit to the lobby loads a chunk: `start` for a file that the document names, `later` until the page is quiet. */
export type Loading = 'start' | 'later' | '';

export interface ChunkRow {
  readonly name: string;
  readonly bytes: number;
  readonly loads: Readonly<Record<VisitorKind, Loading>>;
}

export const chunkTableFile = join(projectRoot, 'docs/chunks.md');

/** Reads the rows of docs/chunks.md. */
export function readChunkTable(markdown: string = readFileSync(chunkTableFile, 'utf8')): ChunkRow[] {
  return [...markdown.matchAll(/^\| `([^`]+)` +\| +([\d,]+) \|([^\n]+)\|$/gm)].map(
    ([, name = '', bytes = '', rest = '']) => {
      const cells = rest.split('|').map((cell) => cell.trim());
      return {
        name,
        bytes: Number(bytes.replaceAll(',', '')),
        loads: Object.fromEntries(visitors.map(({ kind }, index) => [kind, cells[index] ?? ''])) as Record<
          VisitorKind,
          Loading
        >,
      };
    },
  );
}
