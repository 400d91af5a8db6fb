import { parseSync } from 'oxc-parser';

/** One import as written in a file. */
interface WrittenImport {
  specifier: string;
  /** Whether the imported file runs with this one, by `import()`, or never. */
  when: 'load' | 'later' | 'types';
  line: number;
}

/**
 * Lists imports, re-exports, and `import()` calls with a literal.
 * @param name of the file; its extension selects the language
 */
export function importsOfFile(name: string, source: string): WrittenImport[] {
  const { module } = parseSync(name, source);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const written: WrittenImport[] = [];
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
