import { parseSync } from 'oxc-parser';
import { walkTree } from '../walkTree.ts';
import type { Node } from '../walkTree.ts';

/** Documentation comments of a file of the contract, as Markdown. */
export interface ContractComments {
  /** By the name of an exported constant. */
  readonly exports: ReadonlyMap<string, string>;
  /** Of the entries of a list, by the text or by the object's literal: `ready` for `type: v.literal('ready')`. */
  readonly variants: ReadonlyMap<string, string>;
  /** Object literals with comments on their fields, and the names of all their fields. */
  readonly objects: readonly CommentedObject[];
}

interface CommentedObject {
  readonly names: readonly string[];
  /** Whether the literal takes over the fields of another object, whose names are unknown. */
  readonly hasSpread: boolean;
  readonly fields: ReadonlyMap<string, string>;
}

/** Reads the comments of a source file. */
export function contractComments(name: string, source: string): ContractComments {
  const { program, comments } = parseSync(name, source, { preserveParens: false });
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const before = ({ start }: Node): string | undefined => {
    const last = docs.findLast(({ end }) => end <= start);
    return last !== undefined && source.slice(last.end, start).trim() === '' ? toMarkdown(last.value) : undefined;
  };
  const exports = new Map<string, string>();
  const variants = new Map<string, string>();
  const objects: CommentedObject[] = [];
  walkTree(program, (node) => {
    if (node.type === 'ExportNamedDeclaration') {
      const exported: unknown = node['declaration']?.declarations?.[0]?.id?.name;
      const text = before(node);
      if (typeof exported === 'string' && text !== undefined) exports.set(exported, text);
    }
    if (node.type === 'ArrayExpression')
      for (const element of (node['elements'] as (Node | null)[]).filter((one) => one !== null)) {
        const literal = literalOf(element);
        const text = before(element);
        if (literal !== undefined && text !== undefined) variants.set(literal, text);
      }
    if (node.type === 'ObjectExpression') {
      const properties = (node['properties'] as Node[]).filter(({ type }) => type === 'Property');
      const named = properties.map(
        (property) => [String(property['key'].name ?? property['key'].value), property] as const,
      );
      const fields = new Map(
        named.flatMap(([key, property]) => {
          const text = before(property);
          return text === undefined ? [] : [[key, text] as const];
        }),
      );
      if (fields.size > 0)
        objects.push({
          names: named.map(([key]) => key),
          hasSpread: properties.length < node['properties'].length,
          fields,
        });
    }
  });
  return { exports, variants, objects };
}

/** A text, or the first text literal among the fields of `v.object({ … })`. */
function literalOf(element: Node): string | undefined {
  if (element.type === 'Literal' && typeof element['value'] === 'string') return element['value'];
  const fields: Node[] = element['arguments']?.[0]?.properties ?? [];
  const literal = fields.find(({ value }) => value?.callee?.property?.name === 'literal');
  const text: unknown = literal?.['value'].arguments[0]?.value;
  return typeof text === 'string' ? text : undefined;
}

/** Comment of a field of an object with these fields; undefined if there is none, or several objects fit. */
export function fieldComment(
  comments: readonly ContractComments[],
  names: readonly string[],
  field: string,
): string | undefined {
  const all = comments.flatMap(({ objects }) => objects);
  const same = all.filter(({ names: own, hasSpread }) => !hasSpread && own.join() === names.join());
  const wider = all.filter(({ names: own, hasSpread }) => hasSpread && own.every((name) => names.includes(name)));
  for (const candidates of [same, wider]) {
    const texts = new Set(candidates.flatMap(({ fields }) => fields.get(field) ?? []));
    if (texts.size > 0) return texts.size === 1 ? [...texts][0] : undefined;
  }
  return undefined;
}

/** Text of a comment without its stars, links and tags. */
function toMarkdown(comment: string): string {
  return comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .filter((line) => !line.startsWith('@'))
    .join('\n')
    .replace(/(?<=[^\n])\n(?=[^\n-])/g, ' ')
    .replace(/\{@link (\S+)\}/g, '`$1`')
    .trim();
}
