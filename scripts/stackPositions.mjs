import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/**
 * A position in a built file; lines and columns count from 1, as in browsers.
 * @typedef {{ file: string, line: number, column: number }} BuiltPlace
 */

/** Folder of the built files, relative to which source maps name their sources. */
const builtFolder = 'web/dist/client/assets';

/**
 * Finds every position in a built file that a text names, in order and without duplicates. Accepts a browser's stack, a
 * report of the web's log, and the collector's JSON of an error.
 * @param {string} text
 * @returns {BuiltPlace[]}
 */
export function stackPositions(text) {
  const written = [...text.matchAll(/(?<![\w-])([\w-]+\.js):(\d+):(\d+)/g)].map(([, file = '', line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));
  const frames = [...text.matchAll(/\{[^{}]*\}/g)].flatMap(([object]) => positionOfFrame(object));
  const byName = new Map([...written, ...frames].map((place) => [nameOf(place), place]));
  return [...byName.values()];
}

/** @param {BuiltPlace} place */
export const nameOf = ({ file, line, column }) => `${file}:${line}:${column}`;

/** @param {string} text of a JSON object without nested objects @returns {BuiltPlace[]} */
function positionOfFrame(text) {
  try {
    const { filename, lineno, colno } = JSON.parse(text);
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
 * @param {BuiltPlace} place
 * @param {string} folder with the source maps of the build
 * @returns {string | null} path relative to the project, line and column; null when this build has no such file or no
 * source for the position
 */
export function sourcePosition({ file, line, column }, folder) {
  const path = join(folder, `${file}.map`);
  if (!existsSync(path)) return null;
  const source = originalPositionFor(new TraceMap(readFileSync(path, 'utf8')), { line, column: column - 1 });
  return source.source === null
    ? null
    : `${posix.join(builtFolder, source.source)}:${source.line}:${source.column + 1}`;
}
