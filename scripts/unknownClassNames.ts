import { parseSource, walkTree } from './walkTree.ts';
import type { Place } from './walkTree.ts';

/**
 * Lists class names without a rule: those that a module reads from a CSS module, and those in its markup. After a
 * one-sided rename, elements would lose their style, and neither types nor the build notice.
 * @param name of the file
 * @param readStyleSheet returns the text of an imported style sheet
 * @param pageClasses classes of the page's own style sheet
 */
export function unknownClassNames(
  name: string,
  source: string,
  readStyleSheet: (specifier: string) => string,
  pageClasses: ReadonlySet<string>,
): Place[] {
  if (!name.endsWith('.tsx') && !source.includes('.module.css')) return [];
  const classesByImport = new Map<string, ReadonlySet<string>>();
  const unknown: Place[] = [];
  const { program, place } = parseSource(name, source);
  walkTree(program, (node) => {
    if (node.type === 'ImportDeclaration' && node.source.value.endsWith('.module.css')) {
      const [specifier] = node.specifiers;
      if (specifier?.type === 'ImportDefaultSpecifier')
        classesByImport.set(specifier.local.name, classNamesOf(readStyleSheet(node.source.value)));
    }
    if (node.type === 'JSXAttribute' && node.name.name === 'className' && node.value?.type === 'Literal')
      if (!areKnown(node.value.value, pageClasses)) unknown.push(place(node));
    if (node.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier') return;
    const classes = classesByImport.get(node.object.name);
    if (classes !== undefined && !classes.has(node.property.name)) unknown.push(place(node));
  });
  return unknown;
}

const areKnown = (names: string, classes: ReadonlySet<string>) => names.split(' ').every((name) => classes.has(name));

/** Lists names that a style sheet composes from the page's own classes, and that are none. */
export const unknownComposed = (styleSheet: string, pageClasses: ReadonlySet<string>): Place[] =>
  styleSheet.split('\n').flatMap((line, at) => {
    const names = /^ *composes: ([^;]+) from global;/.exec(line)?.[1];
    return names === undefined || areKnown(names, pageClasses) ? [] : [{ line: at + 1, text: names }];
  });

/** Classes that have a rule in a style sheet. */
export function classNamesOf(styleSheet: string): ReadonlySet<string> {
  const [before = '', ...comments] = styleSheet.split('/*');
  const withoutComments = [before, ...comments.map((text) => text.slice(text.indexOf('*/') + 2))].join('');
  return new Set([...withoutComments.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found = '']) => found));
}
