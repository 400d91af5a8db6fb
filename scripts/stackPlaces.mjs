import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/**
 * A place in a built file, as browsers count: lines and columns from 1.
 * @typedef {{ file: string, line: number, column: number }} BuiltPlace
 */

/** Folder of the built files, from which maps name their sources. */
const builtFolder = 'web/dist/client/assets';

/**
 * Every place in a built file that a text names, in order, each once: a stack as browsers write it, a report in the web's log, or
 * what the collector shows of an error for programs.
 * @param {string} text
 * @returns {BuiltPlace[]}
 */
export function stackPlaces(text) {
  const written = [...text.matchAll(/(?<![\w-])([\w-]+\.js):(\d+):(\d+)/g)].map(([, file = '', line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));
  const frames = [...text.matchAll(/\{[^{}]*\}/g)].flatMap(([object]) => placeOfFrame(object));
  const byName = new Map([...written, ...frames].map((place) => [nameOf(place), place]));
  return [...byName.values()];
}

/** @param {BuiltPlace} place */
export const nameOf = ({ file, line, column }) => `${file}:${line}:${column}`;

/** @param {string} text of an object without objects in it @returns {BuiltPlace[]} */
function placeOfFrame(text) {
  try {
    const { filename, lineno, colno } = JSON.parse(text);
    const [file] = /(?<![\w-])[\w-]+\.js$/.exec(filename) ?? [];
    return file !== undefined && Number.isInteger(lineno) && Number.isInteger(colno)
      ? [{ file, line: lineno, column: colno }]
      : [];
  } catch {
    return []; // Braces of something else.
  }
}

/**
 * The place in the sources.
 * @param {BuiltPlace} place
 * @param {string} folder with the source maps of the build
 * @returns {string | null} path from the project's root, line and column; null where this build has no such file, or no source of that place
 */
export function sourcePlace({ file, line, column }, folder) {
  const path = join(folder, `${file}.map`);
  if (!existsSync(path)) return null;
  const source = originalPositionFor(new TraceMap(readFileSync(path, 'utf8')), { line, column: column - 1 });
  return source.source === null
    ? null
    : `${posix.join(builtFolder, source.source)}:${source.line}:${source.column + 1}`;
}
