/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node any: the parser's tree has a shape for each kind of node */

/**
 * Visits every node of an `oxc-parser` tree, parents first.
 * @param {unknown} value node, list of nodes, or any property of a node
 * @param {(node: Node) => void} visit
 */
export function walkTree(value, visit) {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
  if (Array.isArray(value)) {
    for (const item of value) walkTree(item, visit);
    return;
  }
  if ('type' in value) visit(/** @type {Node} */ (value));
  for (const child of Object.values(value)) walkTree(child, visit);
}
