import { parseSync } from 'oxc-parser';

/** A node of the parser's tree. Which properties it has follows from its type. */
// oxlint-disable-next-line typescript/no-explicit-any -- a union of 180 kinds would need a cast at every access
export type Node = { type: string; start: number; end: number } & Record<string, any>;

/**
 * Visits every node of an `oxc-parser` tree, parents first.
 * @param value node, list of nodes, or any property of a node
 */
export function walkTree(value: unknown, visit: (node: Node) => void) {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
  if (Array.isArray(value)) {
    for (const item of value) walkTree(item, visit);
    return;
  }
  if ('type' in value) visit(value as Node);
  for (const child of Object.values(value)) walkTree(child, visit);
}

/**
 * Parses a source file. `place` says where a node is.
 * @param name of the file; its extension selects the language
 */
export function parseSource(name: string, source: string) {
  return {
    program: parseSync(name, source, { preserveParens: false }).program as Node,
    place: ({ start, end }: Node): Place => ({
      line: source.slice(0, start).split('\n').length,
      text: source.slice(start, end),
    }),
  };
}

/** Line and text of a node. */
export interface Place {
  line: number;
  text: string;
}
