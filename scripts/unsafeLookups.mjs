import { parseSync } from 'oxc-parser';
import { walkTree } from './walkTree.mjs';

/** @typedef {import('./walkTree.mjs').Node} Node */
/** @typedef {{ line: number, text: string }} UnsafeLookup */

/**
 * Names of the exported records of a file that have arbitrary strings as keys.
 * @param {string} name of the file @param {string} source
 * @returns {string[]}
 */
export function exportedRecords(name, source) {
  /** @type {string[]} */
  const names = [];
  walkTree(parseSync(name, source, { preserveParens: false }).program, (node) => {
    if (node.type !== 'ExportNamedDeclaration' || node['declaration']?.type !== 'VariableDeclaration') return;
    for (const { id, init } of node['declaration'].declarations) if (isRecord(id, init)) names.push(id.name);
  });
  return names;
}

/**
 * Lists look-ups of arbitrary keys in plain objects. Every object inherits `constructor` and `__proto__`, so such a
 * look-up needs `ownValue`, `Object.hasOwn` or a `Map`.
 * @param {string} name of the file @param {string} source
 * @param {ReadonlySet<string>} importable names of the records that other files export
 * @returns {UnsafeLookup[]}
 */
export function unsafeLookups(name, source, importable) {
  const { program } = parseSync(name, source, { preserveParens: false });
  const records = new Set();
  walkTree(program, (node) => {
    if (node.type === 'ImportSpecifier' && importable.has(node['imported'].name)) records.add(node['local'].name);
    if (node.type === 'VariableDeclarator' && isRecord(node['id'], node['init'])) records.add(node['id'].name);
    if (node.type === 'Identifier' && isRecordType(node['typeAnnotation']?.typeAnnotation)) records.add(node['name']);
    if (node.type === 'TSPropertySignature' && isRecordType(node['typeAnnotation']?.typeAnnotation))
      records.add(node['key'].name);
  });
  /** @type {UnsafeLookup[]} */
  const found = [];
  walkTree(program, (node) => {
    if (!isLookup(node, records)) return;
    found.push({ line: source.slice(0, node.start).split('\n').length, text: source.slice(node.start, node.end) });
  });
  return found;
}

/** @param {Node} node @param {ReadonlySet<string>} records */
function isLookup(node, records) {
  if (node.type === 'BinaryExpression' && node['operator'] === 'in')
    return node['left'].type !== 'Literal' && node['left'].type !== 'PrivateIdentifier';
  if (node.type !== 'MemberExpression' || !node['computed'] || isFixedKey(node['property'])) return false;
  if (node['property'].type === 'TSAsExpression') return node['property'].typeAnnotation.type === 'TSTypeOperator';
  const { object } = node;
  if (object.type === 'TSAsExpression') return isRecordType(object.typeAnnotation);
  return records.has(object.type === 'MemberExpression' && !object.computed ? object.property.name : object.name);
}

/** A number or a string literal. @param {Node} node */
const isFixedKey = (node) =>
  node.type === 'Literal' ||
  node.type === 'UnaryExpression' ||
  (node.type === 'TemplateLiteral' && node['expressions'].length === 0);

/** @param {Node} id @param {Node | null} init */
function isRecord(id, init) {
  if (id.type !== 'Identifier') return false;
  if (id['typeAnnotation']) return isRecordType(id['typeAnnotation'].typeAnnotation);
  const isFromEntries =
    init?.type === 'CallExpression' &&
    init['callee'].object?.name === 'Object' &&
    init['callee'].property?.name === 'fromEntries';
  return isFromEntries || (init?.type === 'TSAsExpression' && isRecordType(init['typeAnnotation']));
}

/**
 * `Record<string, …>`, including read-only and partial ones, and `{ [key: string]: … }`.
 * @param {Node | undefined} type
 * @returns {boolean}
 */
function isRecordType(type) {
  if (type?.type === 'TSTypeLiteral')
    return type['members'].some((/** @type {Node} */ member) => member.type === 'TSIndexSignature');
  if (type?.type !== 'TSTypeReference') return false;
  const [first] = type['typeArguments']?.params ?? [];
  if (type['typeName'].name === 'Record') return first?.type === 'TSStringKeyword';
  return ['Readonly', 'Partial'].includes(type['typeName'].name) && isRecordType(first);
}
