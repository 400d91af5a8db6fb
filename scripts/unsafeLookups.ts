import { parseSource, walkTree } from './walkTree.ts';
import type { Node, Place } from './walkTree.ts';

/**
 * Names of the exported records of a file that have arbitrary strings as keys.
 * @param name of the file
 */
export function exportedRecords(name: string, source: string): string[] {
  const names: string[] = [];
  walkTree(parseSource(name, source).program, (node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') return;
    for (const { id, init } of node.declaration.declarations) if (isRecord(id, init)) names.push(id.name);
  });
  return names;
}

/**
 * Lists look-ups of arbitrary keys in plain objects. Every object inherits `constructor` and `__proto__`, so such a
 * look-up needs `ownValue`, `Object.hasOwn` or a `Map`.
 * @param name of the file
 * @param importable names of the records that other files export
 */
export function unsafeLookups(name: string, source: string, importable: ReadonlySet<string>): Place[] {
  const { program, place } = parseSource(name, source);
  const records = new Set<string>();
  walkTree(program, (node) => {
    if (node.type === 'ImportSpecifier' && importable.has(node.imported.name)) records.add(node.local.name);
    if (node.type === 'VariableDeclarator' && isRecord(node.id, node.init)) records.add(node.id.name);
    if (node.type === 'Identifier' && isRecordType(node.typeAnnotation?.typeAnnotation)) records.add(node.name);
    if (node.type === 'TSPropertySignature' && isRecordType(node.typeAnnotation?.typeAnnotation))
      records.add(node.key.name);
  });
  const found: Place[] = [];
  walkTree(program, (node) => {
    if (isLookup(node, records)) found.push(place(node));
  });
  return found;
}

function isLookup(node: Node, records: ReadonlySet<string>) {
  if (node.type === 'BinaryExpression' && node.operator === 'in')
    return node.left.type !== 'Literal' && node.left.type !== 'PrivateIdentifier';
  if (node.type !== 'MemberExpression' || !node.computed || isFixedKey(node.property)) return false;
  if (node.property.type === 'TSAsExpression') return node.property.typeAnnotation.type === 'TSTypeOperator';
  const { object } = node;
  if (object.type === 'TSAsExpression') return isRecordType(object.typeAnnotation);
  return records.has(object.type === 'MemberExpression' && !object.computed ? object.property.name : object.name);
}

/** A number or a string literal. */
const isFixedKey = (node: Node) =>
  node.type === 'Literal' ||
  node.type === 'UnaryExpression' ||
  (node.type === 'TemplateLiteral' && node.expressions.length === 0);

function isRecord(id: Node, init: Node | null) {
  if (id.type !== 'Identifier') return false;
  if (id.typeAnnotation) return isRecordType(id.typeAnnotation.typeAnnotation);
  const isFromEntries =
    init?.type === 'CallExpression' &&
    init.callee.object?.name === 'Object' &&
    init.callee.property?.name === 'fromEntries';
  return isFromEntries || (init?.type === 'TSAsExpression' && isRecordType(init.typeAnnotation));
}

/** `Record<string, …>`, including read-only and partial ones, and `{ [key: string]: … }`. */
function isRecordType(type: Node | undefined): boolean {
  if (type?.type === 'TSTypeLiteral') return type.members.some((member: Node) => member.type === 'TSIndexSignature');
  if (type?.type !== 'TSTypeReference') return false;
  const [first] = type.typeArguments?.params ?? [];
  if (type.typeName.name === 'Record') return first?.type === 'TSStringKeyword';
  return ['Readonly', 'Partial'].includes(type.typeName.name) && isRecordType(first);
}
