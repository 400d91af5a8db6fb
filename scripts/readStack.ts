import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { text } from 'node:stream/consumers';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { projectRoot } from './projectRoot.mjs';
import type { CommandLine } from './readCommandLine.mjs';

/** A position in a built file; lines and columns count from 1, as in browsers. */
interface BuiltPlace {
  file: string;
  line: number;
  column: number;
}

/** Folder of the built files, relative to which source maps name their sources. */
const builtFolder = 'web/dist/client/assets';

/**
 * Runs `npm run stack`: maps a stack, a report or a collector entry to source positions. MAPS=<folder> uses the source
 * maps of another build than web/dist.
 * @returns exit code
 */
export async function main({ names: files }: CommandLine) {
  const folder = process.env['MAPS'] ?? join(projectRoot, 'web/dist/sourcemaps');
  const input = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const positions = stackPositions(files.length > 0 ? input : await text(process.stdin));
  for (const position of positions)
    process.stdout.write(
      `${nameOf(position)}  ${sourcePosition(position, folder) ?? 'not in this build; MAPS=<folder> takes the maps of another'}\n`,
    );
  if (positions.length > 0) return 0;
  process.stderr.write('The input has no position in a built file, such as lobby-3f2a9c1e.js:1:234.\n');
  return 1;
}

/**
 * Finds every position in a built file that a text names, in order and without duplicates. Accepts a browser's stack, a
 * report of the web's log, and the collector's JSON of an error.
 */
export function stackPositions(stack: string): BuiltPlace[] {
  const written = [...stack.matchAll(/(?<![\w-])([\w-]+\.js):(\d+):(\d+)/g)].map(([, file = '', line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));
  const frames = [...stack.matchAll(/\{[^{}]*\}/g)].flatMap(([object]) => positionOfFrame(object));
  const byName = new Map([...written, ...frames].map((place) => [nameOf(place), place]));
  return [...byName.values()];
}

const nameOf = ({ file, line, column }: BuiltPlace) => `${file}:${line}:${column}`;

/** @param object JSON text without nested objects */
function positionOfFrame(object: string): BuiltPlace[] {
  try {
    const { filename, lineno, colno } = JSON.parse(object);
    const [file] = /(?<![\w-])[\w-]+\.js$/.exec(filename) ?? [];
    return file !== undefined && Number.isInteger(lineno) && Number.isInteger(colno)
      ? [{ file, line: lineno, column: colno }]
      : [];
  } catch {
    return []; // The braces are not JSON.
  }
}

/**
 * Position in the sources.
 * @param folder with the source maps of the build
 * @returns path relative to the project, line and column; null when this build has no such file or no source for the
 *   position
 */
export function sourcePosition({ file, line, column }: BuiltPlace, folder: string): string | null {
  const path = join(folder, `${file}.map`);
  if (!existsSync(path)) return null;
  const source = originalPositionFor(new TraceMap(readFileSync(path, 'utf8')), { line, column: column - 1 });
  return source.source === null
    ? null
    : `${posix.join(builtFolder, source.source)}:${source.line}:${source.column + 1}`;
}
