import { type Document, LineCounter, parseDocument, visit } from 'yaml';

export interface SelfReference {
  message: string;
  /** Offset of the reference in the text. */
  offset: number;
}

/** Finds a reference to something that it is a part of, for example a sub-category below itself. */
export function selfReference(document: Document): SelfReference | null {
  let found: SelfReference | null = null;
  visit(document, {
    Alias(_key, alias, path) {
      const target = alias.resolve(document);
      if (target === undefined || !path.includes(target)) return undefined;
      found = { message: `“*${alias.source}” refers to something that it is a part of`, offset: alias.range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}

/** Parses YAML. Throws an error that names the line. */
export function readYaml(text: string): unknown {
  const lineCounter = new LineCounter();
  // Keeps parser warnings out of the console; the parser's errors and the schema report problems.
  const document = parseDocument(text, { lineCounter, logLevel: 'error' });
  const [error] = document.errors;
  if (error !== undefined) throw error;
  const loop = selfReference(document);
  if (loop !== null) throw new Error(`${loop.message}, at line ${lineCounter.linePos(loop.offset).line}`);
  return document.toJS();
}
