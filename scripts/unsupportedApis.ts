import { isNewerGlobal, isNewerMember, isNewerName } from './newerApis.ts';
import { constantText } from './regularExpressionsOfFile.ts';
import { parseSource, walkTree } from './walkTree.ts';
import type { Node, Place } from './walkTree.ts';

/** Names that are safe without a test beside them, with the reason. */
export const allowedApis: ReadonlyMap<string, string> = new Map([
  ['createPolicy', 'of `trustedTypes`, whose presence is tested'],
  ['createHTML', 'of a policy of `trustedTypes`'],
  ['createScript', 'of a policy of `trustedTypes`'],
  ['createScriptURL', 'of a policy of `trustedTypes`'],
  ['skipTransition', 'of a view transition that has begun'],
  ['PerformanceEventTiming', 'behind a test of `supportedEntryTypes`'],
  ['createView', 'own method of a game view'],
  ['isValid', 'method of ipaddr.js'],
  ['getTags', 'method of the flag service client'],
  ['getIds', 'method of rrweb'],
  ['setStatus', 'method of a span of OpenTelemetry'],
]);

/**
 * Lists uses of language and platform APIs that a supported browser lacks. A file that tests for a name (`'x' in y`,
 * `typeof`, `?.()`, a condition) may use it: it has a fallback.
 * @param name of the file; its extension selects the language
 */
export function unsupportedApis(name: string, source: string): (Place & { name: string })[] {
  const { program, place } = parseSource(name, source);
  const own = new Set();
  const tested = new Set();
  /** Identifiers that are no reference to a variable. */
  const labels = new Set();
  walkTree(program, (node) => {
    for (const id of declaredIn(node)) own.add(id);
    for (const test of testsIn(node)) tested.add(test);
    for (const label of labelsIn(node)) labels.add(label);
  });
  const found: (Place & { name: string })[] = [];
  const add = (node: Node, api: string) => {
    if (!tested.has(api) && !allowedApis.has(api)) found.push({ name: api, ...place(node) });
  };
  walkTree(program, (node) => {
    if (node.type === 'Identifier' && !labels.has(node) && !own.has(node.name) && isNewerGlobal(node.name))
      add(node, node.name);
    const needed = neededBy(node);
    const member = needed === null ? null : memberOf(needed);
    if (needed === null || member === null) return;
    const { object } = needed;
    if (object.type === 'ThisExpression') return;
    const global = object.type === 'Identifier' && !own.has(object.name) ? object.name : null;
    if (global === null ? isNewerName(member) : isNewerMember(global, member)) add(needed, member);
  });
  return found;
}

/** The part of an expression that must not be undefined: what it calls or constructs, or whose member it reads. */
function neededBy(node: Node): Node | null {
  if (node.optional) return null;
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return node.callee;
  return node.type === 'MemberExpression' ? node.object : null;
}

/** Name of the property that an expression reads, when it is written. */
function memberOf(node: Node): string | null {
  if (node.type !== 'MemberExpression') return null;
  const { property, computed } = node;
  if (computed) return typeof property.value === 'string' ? property.value : null;
  return property.type === 'Identifier' ? property.name : null;
}

/** Names that a declaration, parameter or import introduces. */
function declaredIn(node: Node): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return patternNames(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...(node.id ? [node.id.name] : []), ...node.params.flatMap(patternNames)];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.id ? [node.id.name] : [];
    case 'CatchClause':
      return node.param ? patternNames(node.param) : [];
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local.name];
    default:
      return [];
  }
}

function patternNames(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap(({ value, argument }: Node) => patternNames(value ?? argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap((element: Node | null) => (element ? patternNames(element) : []));
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    case 'RestElement':
      return patternNames(pattern.argument);
    default:
      return [];
  }
}

/** Identifiers of a node that name a property, a type or an export. */
function labelsIn(node: Node): Node[] {
  if (node.type === 'MemberExpression' && !node.computed) return [node.property];
  if (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(node.type))
    return !node.computed && !node.shorthand ? [node.key] : [];
  if (['ImportSpecifier', 'ExportSpecifier'].includes(node.type)) return [node.imported, node.local, node.exported];
  if (node.type.startsWith('TS')) return Object.values(node).filter((child) => child?.type === 'Identifier');
  return [];
}

/** Names whose presence a node tests. */
function testsIn(node: Node): string[] {
  switch (node.type) {
    case 'BinaryExpression':
      return node.operator === 'in'
        ? [constantText(node.left) ?? []].flat()
        : ['==', '!=', '===', '!=='].includes(node.operator)
          ? [node.left, node.right].flatMap(testedName)
          : [];
    case 'UnaryExpression':
      return ['typeof', '!'].includes(node.operator) ? testedName(node.argument) : [];
    case 'IfStatement':
    case 'ConditionalExpression':
      return testedName(node.test);
    case 'LogicalExpression':
      return testedName(node.left);
    case 'CallExpression':
      return node.optional ? testedName(node.callee) : [];
    case 'MemberExpression':
      return node.optional ? testedName(node.object) : [];
    default:
      return [];
  }
}

function testedName(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  const member = memberOf(node);
  return member === null ? [] : [member];
}
