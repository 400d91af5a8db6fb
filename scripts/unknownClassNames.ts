import { parseSource, walkTree } from './walkTree.ts';
import type { Place } from './walkTree.ts';

/**
 * Lists class names that a module reads from a CSS module without such a class. After a one-sided rename, elements
 * would lose their style, and neither types nor the build notice.
 * @param name of the file
 * @param readStyleSheet returns the text of an imported style sheet
 */
export function unknownClassNames(
  name: string,
  source: string,
  readStyleSheet: (specifier: string) => string,
): Place[] {
  if (!source.includes('.module.css')) return [];
  const classesByImport = new Map<string, ReadonlySet<string>>();
  const unknown: Place[] = [];
  const { program, place } = parseSource(name, source);
  walkTree(program, (node) => {
    if (node.type === 'ImportDeclaration' && node.source.value.endsWith('.module.css')) {
      const [specifier] = node.specifiers;
      if (specifier?.type === 'ImportDefaultSpecifier')
        classesByImport.set(specifier.local.name, classNamesOf(readStyleSheet(node.source.value)));
    }
    if (node.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier') return;
    const classes = classesByImport.get(node.object.name);
    if (classes !== undefined && !classes.has(node.property.name)) unknown.push(place(node));
  });
  return unknown;
}

function classNamesOf(styleSheet: string): ReadonlySet<string> {
  const [before = '', ...comments] = styleSheet.split('/*');
  const withoutComments = [before, ...comments.map((text) => text.slice(text.indexOf('*/') + 2))].join('');
  return new Set([...withoutComments.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found = '']) => found));
}
