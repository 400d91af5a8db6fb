import { parseSource, walkTree } from './walkTree.ts';
import type { Node, Place } from './walkTree.ts';

/**
 * Lists JSX texts that lack an element of their own. A translator replaces text nodes by elements. React then throws
 * when it removes a lost node or inserts before it, and its later changes of that text are not seen.
 *
 * Allowed is a text that is the only child of its element: React then sets the content of the element. Texts among
 * several children are allowed if all of these children are constant. Not allowed is an expression that may render a
 * text, or a text beside an expression. A fragment's children have unknown siblings, so no text may be one of them.
 * @param name of the file
 */
export function looseTexts(name: string, source: string): Place[] {
  const { program, place } = parseSource(name, source);
  const elements = elementNames(program);
  const found: Place[] = [];
  const add = (node: Node) => {
    const { line, text } = place(node);
    found.push({ line, text: text.trim().split('\n')[0] ?? '' });
  };
  walkTree(program, (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children: Node[] = node.children.filter(isRendered);
    for (const child of children)
      if (child.type === 'JSXExpressionContainer') textsInLists(child.expression, elements).forEach(add);
    if (children.length < 2 && node.type === 'JSXElement') return;
    const hasChanges =
      node.type === 'JSXFragment' ||
      children.some((child) => child.type === 'JSXExpressionContainer' && !isConstantText(child.expression));
    for (const child of children) {
      if (child.type !== 'JSXText' && child.type !== 'JSXExpressionContainer') continue;
      const isConstant = child.type === 'JSXText' || isConstantText(child.expression);
      if (isConstant ? hasChanges : mayBeText(child.expression, elements)) add(child);
    }
  });
  return found;
}

/** Texts in the lists that an expression may result in. */
function textsInLists(expression: Node, elements: ReadonlySet<string>): Node[] {
  if (expression.type === 'ConditionalExpression')
    return [expression.consequent, expression.alternate].flatMap((branch) => textsInLists(branch, elements));
  if (expression.type === 'LogicalExpression') return textsInLists(expression.right, elements);
  if (expression.type !== 'ArrayExpression') return [];
  return expression.elements.filter((item: Node) => mayBeText(item, elements));
}

/** Whether a child renders anything. Line breaks with their indentation do not. */
function isRendered(child: Node) {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

/** A written text, or the translation `t('key')` of one without values. */
function isConstantText(expression: Node) {
  if (expression.type === 'Literal') return true;
  if (expression.type !== 'CallExpression' || expression.callee.name !== 't') return false;
  return expression.arguments.length === 1 && expression.arguments[0].type === 'Literal';
}

/**
 * Whether an expression may render a text. Elements, calls of `map`, and the variables and functions of `elements` do
 * not.
 */
function mayBeText(expression: Node, elements: ReadonlySet<string>): boolean {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return false;
    case 'Literal':
      return typeof expression.value === 'string' || typeof expression.value === 'number';
    case 'LogicalExpression':
      return (
        mayBeText(expression.right, elements) || (expression.operator !== '&&' && mayBeText(expression.left, elements))
      );
    case 'ChainExpression':
      return mayBeText(expression.expression, elements);
    case 'ConditionalExpression':
      // Such a condition gives a text an element of its own.
      if (expression.test.left?.operator === 'typeof') return mayBeText(expression.consequent, elements);
      return mayBeText(expression.consequent, elements) || mayBeText(expression.alternate, elements);
    case 'ArrowFunctionExpression':
      return mayBeText(expression.body, elements);
    case 'Identifier':
      return expression.name !== 'undefined' && !elements.has(expression.name);
    case 'CallExpression': {
      const { callee } = expression;
      if (callee.type !== 'MemberExpression') return callee.name !== 'createPortal' && !elements.has(callee.name);
      return callee.property.name !== 'map' && callee.property.name !== 'flatMap';
    }
    default:
      return true;
  }
}

/**
 * Names of variables and functions of a file that hold or return elements, and of properties of type `ReactElement`.
 */
function elementNames(program: Node) {
  const names = new Set<string>();
  walkTree(program, (node) => {
    if (node.type === 'TSPropertySignature') {
      const type = node.typeAnnotation?.typeAnnotation;
      if ((type?.types ?? [type]).some(isElementType)) names.add(node.key.name);
    }
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return;
    const { init } = node;
    if (init && init.type !== 'Literal' && !mayBeText(init, names)) names.add(node.id.name);
  });
  return names;
}

/** `ReactElement` or `React.ReactElement`. */
const isElementType = (type: Node | undefined) =>
  type?.type === 'TSTypeReference' && (type.typeName.right ?? type.typeName).name === 'ReactElement';
