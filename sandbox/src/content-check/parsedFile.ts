import { isAlias, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { selfReference } from '../services/content/readYaml.ts';

/** A parsed file with its value, its syntax errors, and the line of each value. */
export interface ParsedFile {
  readonly value: unknown;
  readonly unreadable: readonly { message: string; line: number }[];
  /** Returns the line of the value at a path, or of its closest existing ancestor. `offset` counts inside a text. */
  lineOf(at: readonly (string | number)[], offset?: number): number;
}

export function readWrittenFile(text: string): ParsedFile {
  const lines = new LineCounter();
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line);
  let document: Document;
  let value: unknown;
  try {
    document = parseDocument(text, { lineCounter: lines, logLevel: 'silent' });
    // Later parser errors usually result from the first one.
    const unreadable = document.errors
      .slice(0, 1)
      .map(({ message, pos }) =>
        isUnclosed(message)
          ? { message: 'a { or [ that is opened here is not closed', line: lineAt(lastWordBefore(text, pos[0])) }
          : { message: firstLine(message), line: lineAt(pos[0]) },
      );
    const loop = unreadable.length > 0 ? null : selfReference(document);
    if (loop !== null) unreadable.push({ message: loop.message, line: lineAt(loop.offset) });
    value = unreadable.length > 0 ? undefined : (document.toJS() as unknown);
    return { value, unreadable, lineOf: (at, offset = 0) => lineOfNode(document, at, offset, lineAt) };
  } catch (error) {
    // Exponentially growing anchors, and endless nesting.
    const message = error instanceof RangeError ? 'the file is nested too deeply' : firstLine(String(error));
    return { value: undefined, unreadable: [{ message, line: 1 }], lineOf: () => 1 };
  }
}

const isUnclosed = (message: string): boolean => /^Flow (?:map|sequence) in block collection/.test(message);

/** Offset of the last character before `offset` that is not whitespace. */
const lastWordBefore = (text: string, offset: number): number =>
  Math.max(0, text.slice(0, offset).trimEnd().length - 1);

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '');
}

function lineOfNode(
  document: Document,
  at: readonly (string | number)[],
  offset: number,
  lineAt: (offset: number) => number,
): number {
  let node: unknown = document.contents;
  let start = startOf(node) ?? 0;
  for (const step of at) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step),
      );
      if (pair === undefined) break;
      start = startOf(pair.key) ?? start;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (node === undefined) break;
      start = startOf(node) ?? start;
    } else break;
  }
  const line = lineAt(start);
  // A block text starts on the line below its name.
  if (offset > 0 && isScalar(node) && node.type === 'BLOCK_LITERAL' && typeof node.value === 'string')
    return line + node.value.slice(0, offset).split('\n').length;
  return line;
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
