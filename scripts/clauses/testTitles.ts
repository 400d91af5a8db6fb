import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { projectRoot } from '../projectRoot.mjs';
import { sourceFiles } from '../sourceFiles.ts';
import { walkTree } from '../walkTree.ts';
import type { Node } from '../walkTree.ts';
import { clauseTest, levelOf } from './clauseTest.ts';
import type { ClauseTest } from './clauseTest.ts';

/** Values of names in the source. Undefined: only a run knows the value. */
type Scope = Readonly<Record<string | number, unknown>>;

/** Every test of the project whose title names a clause. */
export function readClauseTests(): ClauseTest[] {
  return sourceFiles(/\.tsx?$/).flatMap((file) => {
    const level = levelOf(file);
    if (level === null) return [];
    return testTitles(file, readFileSync(join(projectRoot, file), 'utf8'))
      .map((title) => clauseTest({ file, title, level }))
      .filter(({ shows, absent }) => shows.length + absent.length > 0);
  });
}

/**
 * Complete titles of a file's tests: those of the groups around it, then its own. Reads the source and runs nothing.
 * Titles of a loop over a list in the same file, and of `test.each`, occur once for each entry; a value that only a run
 * knows stays `…`.
 */
export function testTitles(path: string, source: string): string[] {
  const { program } = parseSync(path, source);
  const titles: string[] = [];
  const visit = (value: unknown, groups: readonly string[], scope: Scope): void => {
    if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
    const node = value as Node;
    if (node.type === 'ForOfStatement') {
      const target = node.left.type === 'VariableDeclaration' ? node.left.declarations[0].id : node.left;
      for (const entry of entriesOf(node.right, scope)) visit(node.body, groups, { ...scope, ...bind(target, entry) });
      return;
    }
    const call = testCall(node, source);
    if (call === null) {
      for (const child of Object.values(node)) visit(child, groups, scope);
      return;
    }
    for (const row of call.table === null ? [undefined] : entriesOf(call.table, scope)) {
      const all = [...groups, filled(String(valueOf(call.title, scope)), row)];
      if (call.isGroup) visit(call.body, all, scope);
      else titles.push(all.join(' '));
    }
  };
  visit(program, [], declaredLists(program));
  return titles;
}

/** A call that declares a test or a group: `test(…)`, `test.skip(…)`, `test.describe(…)`, `test.each(table)(…)`. */
function testCall(node: Node, source: string) {
  if (node.type !== 'CallExpression') return null;
  const [title, ...body] = node.arguments as Node[];
  if (title === undefined || body.length === 0 || !['Literal', 'TemplateLiteral'].includes(title.type)) return null;
  const isEach = node.callee.type === 'CallExpression';
  const { start, end } = (isEach ? node.callee.callee : node.callee) as Node;
  const names = source.slice(start, end).split('.');
  if (!/^(?:test|it|describe)$/.test(names[0] ?? '') || isEach !== (names.at(-1) === 'each')) return null;
  return {
    title,
    body,
    isGroup: names.includes('describe'),
    table: isEach ? (node.callee.arguments[0] as Node) : null,
  };
}

/** Lists that the file declares, by name. */
function declaredLists(program: unknown): Scope {
  const lists: Record<string, unknown> = {};
  walkTree(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    const value = valueOf(node.init, lists);
    if (Array.isArray(value)) lists[node.id.name] = value;
  });
  return lists;
}

/** Entries of a list; one unknown entry for a list that only a run knows. */
function entriesOf(node: Node, scope: Scope): unknown[] {
  const list = valueOf(node, scope);
  return Array.isArray(list) ? list : [undefined];
}

/** Value of an expression in the source; undefined where only a run knows it. */
function valueOf(node: Node | null, scope: Scope): unknown {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'Identifier':
      return scope[node.name];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valueOf(node.expression, scope);
    case 'MemberExpression':
      return node.computed ? undefined : memberOf(valueOf(node.object, scope), node.property.name);
    case 'TemplateLiteral':
      return (node.quasis as Node[])
        .map(
          ({ value }, at) => value.cooked + (at in node.expressions ? text(valueOf(node.expressions[at], scope)) : ''),
        )
        .join('');
    case 'ArrayExpression':
      return (node.elements as Node[]).map((each) => valueOf(each, scope));
    case 'ObjectExpression':
      return Object.fromEntries(
        (node.properties as Node[])
          .filter(({ type }) => type === 'Property')
          .map(({ key, value }) => [key.name ?? key.value, valueOf(value, scope)]),
      );
    default:
      return undefined;
  }
}

/** Names of a variable or a pattern with their values. */
function bind(target: Node | null | undefined, value: unknown): Scope {
  if (target?.type === 'Identifier') return { [target.name]: value };
  const parts: [Node, string | number][] =
    target?.type === 'ArrayPattern'
      ? target.elements.map((each: Node, at: number) => [each, at])
      : target?.type === 'ObjectPattern'
        ? target.properties.map(({ value: part, key }: Node) => [part, key?.name])
        : [];
  return Object.assign({}, ...parts.map(([part, name]) => bind(part, memberOf(value, name))));
}

const memberOf = (owner: unknown, name: string | number): unknown =>
  typeof owner === 'object' && owner !== null ? (owner as Scope)[name] : undefined;

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '…';

/** Fills the placeholders of `test.each` with a row. */
function filled(title: string, row: unknown): string {
  const cells = Array.isArray(row) ? [...row] : [row];
  const isRecord = typeof row === 'object' && !Array.isArray(row);
  return title
    .replaceAll(/\$(\w+)/g, (placeholder, name: string) => (isRecord ? text(memberOf(row, name)) : placeholder))
    .replaceAll(/%[sijdo]/g, () => text(cells.shift()));
}
