import { parseSync } from 'oxc-parser';
import { walkTree } from '../walkTree.mjs';

/** @typedef {import('../walkTree.mjs').Node} Node */
/** Values of a `for … of` variable or of a row of `test.each`, by name. @typedef {Readonly<Record<string, unknown>>} Values */

const isTestName = (/** @type {unknown} */ name) => name === 'test' || name === 'it';

/**
 * Complete titles of a file's tests: those of the groups around it, then its own. Reads the source and runs nothing.
 * Titles of a loop over a list in the same file, and of `test.each`, occur once for each entry; a value that only a run
 * knows stays `…`.
 * @param {string} path
 * @param {string} source
 * @returns {string[]}
 */
export function testTitles(path, source) {
  const { program } = parseSync(path, source);
  const lists = declaredLists(program);
  /** @type {string[]} */
  const titles = [];
  /** @param {unknown} node @param {readonly string[]} groups @param {Values} values */
  const visit = (node, groups, values) => {
    if (typeof node !== 'object' || node === null || node instanceof RegExp) return;
    if (Array.isArray(node)) {
      for (const each of node) visit(each, groups, values);
      return;
    }
    const item = /** @type {Node} */ (node);
    if (item.type === 'ForOfStatement') {
      const entries = entriesOf(item['right'], lists);
      for (const entry of entries ?? [undefined])
        visit(item['body'], groups, { ...values, ...bound(item['left'], entry) });
      return;
    }
    const call = testCall(item);
    if (call === null) {
      for (const child of Object.values(item)) visit(child, groups, values);
      return;
    }
    const rows = call.table === null ? [undefined] : (entriesOf(call.table, lists) ?? [undefined]);
    for (const row of rows) {
      const title = filled(titleOf(call.title, values), row);
      if (call.isGroup) visit(call.body, [...groups, title], values);
      else titles.push([...groups, title].join(' '));
    }
  };
  visit(program, [], {});
  return titles;
}

/**
 * A call that declares a test or a group: `test(…)`, `test.skip(…)`, `test.describe(…)`, `test.each(table)(…)`.
 * @param {Node} node
 */
function testCall(node) {
  if (node.type !== 'CallExpression') return null;
  const [title, ...body] = /** @type {Node[]} */ (node['arguments']);
  if (title === undefined || body.length === 0 || !['Literal', 'TemplateLiteral'].includes(title.type)) return null;
  const callee = /** @type {Node} */ (node['callee']);
  const isEach = callee.type === 'CallExpression' && callee['callee'].property?.name === 'each';
  const names = memberNames(isEach ? callee['callee'].object : callee);
  const isGroup = names.includes('describe');
  if (!isGroup && !isTestName(names[0])) return null;
  return { title, body, isGroup, table: isEach ? callee['arguments'][0] : null };
}

/** `test.describe.only` as its names. @param {Node} node @returns {string[]} */
function memberNames(node) {
  if (node.type === 'Identifier') return [node['name']];
  return node.type === 'MemberExpression' ? [...memberNames(node['object']), node['property'].name] : [];
}

/** Lists that the file declares, by name. @param {unknown} program */
function declaredLists(program) {
  /** @type {Map<string, Node>} */
  const lists = new Map();
  walkTree(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node['id'].type !== 'Identifier' || node['init'] === null) return;
    const list = plain(node['init']);
    if (list.type === 'ArrayExpression') lists.set(node['id'].name, list);
  });
  return lists;
}

/** The expression without `as const` and `satisfies`. @param {Node} node @returns {Node} */
function plain(node) {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? plain(node['expression']) : node;
}

/** @param {Node} node @param {Map<string, Node>} lists @returns {unknown[] | null} null: only a run knows the list */
function entriesOf(node, lists) {
  const list = plain(node);
  const found = list.type === 'Identifier' ? lists.get(list['name']) : list;
  return found?.type === 'ArrayExpression' ? found['elements'].map(valueOf) : null;
}

/** Value of a literal, list or object in the source; undefined for anything else. @param {Node} node @returns {unknown} */
function valueOf(node) {
  const item = plain(node);
  if (item.type === 'Literal') return item['value'];
  if (item.type === 'TemplateLiteral') return titleOf(item, {});
  if (item.type === 'ArrayExpression') return item['elements'].map(valueOf);
  if (item.type === 'ObjectExpression')
    return Object.fromEntries(
      item['properties']
        .filter((/** @type {Node} */ each) => each.type === 'Property')
        .map((/** @type {Node} */ each) => [each['key'].name ?? each['key'].value, valueOf(each['value'])]),
    );
  return undefined;
}

/** Variables of a `for … of` for one entry. @param {Node} left @param {unknown} entry @returns {Values} */
function bound(left, entry) {
  const target = left.type === 'VariableDeclaration' ? left['declarations'][0].id : left;
  if (target.type === 'Identifier') return { [target.name]: entry };
  if (target.type === 'ArrayPattern')
    return Object.fromEntries(
      target.elements.flatMap((/** @type {Node | null} */ each, /** @type {number} */ index) =>
        each?.type === 'Identifier' ? [[each['name'], Array.isArray(entry) ? entry[index] : undefined]] : [],
      ),
    );
  if (target.type !== 'ObjectPattern') return {};
  const record = /** @type {Values} */ (typeof entry === 'object' && entry !== null ? entry : {});
  return Object.fromEntries(
    target.properties
      .filter((/** @type {Node} */ each) => each.type === 'Property')
      .map((/** @type {Node} */ each) => [each['value'].name, record[each['key'].name]]),
  );
}

/** @param {Node} node @param {Values} values */
function titleOf(node, values) {
  if (node.type === 'Literal') return String(node['value']);
  return node['quasis']
    .map((/** @type {Node} */ quasi, /** @type {number} */ index) => {
      const expression = node['expressions'][index];
      return `${quasi['value'].cooked}${expression === undefined ? '' : text(expressionValue(expression, values))}`;
    })
    .join('');
}

/** @param {Node} node @param {Values} values @returns {unknown} */
function expressionValue(node, values) {
  if (node.type === 'Identifier') return values[node['name']];
  if (node.type !== 'MemberExpression' || node['computed']) return undefined;
  const owner = expressionValue(node['object'], values);
  return typeof owner === 'object' && owner !== null ? /** @type {Values} */ (owner)[node['property'].name] : undefined;
}

const text = (/** @type {unknown} */ value) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '…';

/** Fills the placeholders of `test.each` with a row. @param {string} title @param {unknown} row */
function filled(title, row) {
  const cells = Array.isArray(row) ? [...row] : [row];
  return title
    .replaceAll(/\$(\w+)/g, (placeholder, name) =>
      typeof row === 'object' && row !== null && !Array.isArray(row)
        ? text(/** @type {Values} */ (row)[name])
        : placeholder,
    )
    .replaceAll(/%[sijdo]/g, () => text(cells.shift()));
}
