import { parseSync } from 'oxc-parser';

/**
 * One import as written in a file.
 * @typedef {object} WrittenImport
 * @property {string} specifier
 * @property {'load' | 'later' | 'types'} when whether the imported file runs with this one, by `import()`, or never
 * @property {number} line
 */

/**
 * Lists imports, re-exports, and `import()` calls with a literal.
 * @param {string} name of the file; its extension selects the language
 * @param {string} source
 * @returns {WrittenImport[]}
 */
export function importsOfFile(name, source) {
  const { module } = parseSync(name, source);
  const lineAt = (/** @type {number} */ offset) => source.slice(0, offset).split('\n').length;
  /** @type {WrittenImport[]} */
  const written = [];
  for (const { moduleRequest, entries, start } of module.staticImports) {
    // An import without names runs the module. An import with names runs it when one of them is a value.
    const typesOnly = entries.length > 0 && entries.every(({ isType }) => isType);
    written.push({ specifier: moduleRequest.value, when: typesOnly ? 'types' : 'load', line: lineAt(start) });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType, start } of entries) {
      if (moduleRequest)
        written.push({ specifier: moduleRequest.value, when: isType ? 'types' : 'load', line: lineAt(start) });
    }
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const [, specifier] = /^['"`]([^'"`$]+)['"`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (specifier !== undefined) written.push({ specifier, when: 'later', line: lineAt(start) });
  }
  return written;
}
