import { parseSource, walkTree } from './walkTree.ts';
import type { Node, Place } from './walkTree.ts';

/** A regular expression in a source file. `pattern` is null when it depends on a value of run time. */
type WrittenExpression = Place & { pattern: string | null; flags: string };

/** String methods that convert a string argument to a regular expression. */
const matchingMethods = new Set(['match', 'matchAll', 'search']);
/** Router methods that take a path; `:name{pattern}` contains a regular expression. */
const routingMethods = new Set(['get', 'post', 'put', 'patch', 'delete', 'use', 'all', 'on', 'route']);

/**
 * Lists the regular expressions of a file: literals, `RegExp(…)`, strings passed to `match` and similar methods, and
 * patterns in routes.
 * @param name of the file; its extension selects the language
 */
export function regularExpressionsOfFile(name: string, source: string): WrittenExpression[] {
  const written: WrittenExpression[] = [];
  const { program, place } = parseSource(name, source);
  const add = (node: Node, pattern: string | null, flags = '') => {
    written.push({ pattern, flags, ...place(node) });
  };
  const visit = (node: Node) => {
    if (node.type === 'Literal' && node.regex) add(node, node.regex.pattern, node.regex.flags);
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return;
    const [first, second] = node.arguments;
    const method = node.callee.type === 'MemberExpression' ? node.callee.property.name : null;
    if (node.callee.name === 'RegExp') {
      const flags = second === undefined ? '' : constantText(second);
      // `RegExp(/…/)` copies a literal, which is listed on its own.
      if (!first?.regex) add(node, first === undefined || flags === null ? null : constantText(first), flags ?? '');
    } else if (matchingMethods.has(method) && typeof first?.value === 'string') {
      add(first, first.value);
    } else if (routingMethods.has(method) && typeof first?.value === 'string') {
      for (const pattern of routePatterns(first.value)) add(first, `^(?:${pattern})$`);
    }
  };
  walkTree(program, visit);
  return written;
}

/** Value of a constant string expression: a literal, a concatenation, or a joined list; null when a part is unknown. */
export function constantText(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  if (node.type === 'BinaryExpression' && node.operator === '+') return joinedTexts([node.left, node.right], '');
  if (
    node.type !== 'CallExpression' ||
    node.callee.property?.name !== 'join' ||
    node.callee.object.type !== 'ArrayExpression'
  )
    return null;
  const separator = node.arguments[0] === undefined ? ',' : constantText(node.arguments[0]);
  return separator === null ? null : joinedTexts(node.callee.object.elements, separator);
}

function joinedTexts(nodes: Node[], separator: string) {
  const texts = nodes.map((node) => constantText(node));
  return texts.includes(null) ? null : texts.join(separator);
}

/** Patterns in the path of a route: `:id{[0-9]{1,8}}` holds `[0-9]{1,8}`. */
export function routePatterns(path: string) {
  const patterns: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...path].entries()) {
    if (character === '{') {
      if (depth === 0) start = index + 1;
      depth += 1;
    } else if (character === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) patterns.push(path.slice(start, index));
    }
  }
  return patterns;
}
