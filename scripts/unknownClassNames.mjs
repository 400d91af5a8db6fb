import { parseSync } from 'oxc-parser';
import { walkTree } from './walkTree.mjs';

/** @typedef {{ line: number, text: string }} UnknownClassName */

/**
 * Lists class names that a module reads from a CSS module without such a class. After a one-sided rename, elements
 * would lose their style, and neither types nor the build notice.
 * @param {string} name of the file
 * @param {string} source
 * @param {(specifier: string) => string} readStyleSheet returns the text of an imported style sheet
 * @returns {UnknownClassName[]}
 */
export function unknownClassNames(name, source, readStyleSheet) {
  if (!source.includes('.module.css')) return [];
  /** @type {Map<string, ReadonlySet<string>>} */
  const classesByImport = new Map();
  /** @type {UnknownClassName[]} */
  const unknown = [];
  walkTree(parseSync(name, source, { preserveParens: false }).program, (node) => {
    if (node.type === 'ImportDeclaration' && node['source'].value.endsWith('.module.css')) {
      const [specifier] = node['specifiers'];
      if (specifier?.type === 'ImportDefaultSpecifier')
        classesByImport.set(specifier.local.name, classNamesOf(readStyleSheet(node['source'].value)));
    }
    if (node.type !== 'MemberExpression' || node['computed'] || node['object'].type !== 'Identifier') return;
    const classes = classesByImport.get(node['object'].name);
    if (classes === undefined || classes.has(node['property'].name)) return;
    unknown.push({ line: source.slice(0, node.start).split('\n').length, text: source.slice(node.start, node.end) });
  });
  return unknown;
}

/** @param {string} styleSheet @returns {ReadonlySet<string>} */
function classNamesOf(styleSheet) {
  const [before = '', ...comments] = styleSheet.split('/*');
  const withoutComments = [before, ...comments.map((text) => text.slice(text.indexOf('*/') + 2))].join('');
  return new Set([...withoutComments.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found = '']) => found));
}
