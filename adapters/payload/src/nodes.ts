import type { ContentNode } from '@foyer/contract/content';
import { contentId } from '@foyer/contract/contentId';
import { blogNodes, blogTree } from './blog.ts';
import type { BlogDocuments } from './blog.ts';
import { closestDocuments } from './closestDocuments.ts';
import type { DocumentOf, Place } from './documents.ts';
import { fillFacts, withFacts } from './toProperties.ts';

type NodeDocument = DocumentOf<'nodes'>;

export interface NodeSource extends BlogDocuments {
  readonly nodes: readonly NodeDocument[];
  readonly places: readonly Place[];
}

export type Problem = 'nodeCycle' | 'twoDocumentsForOnePlace';

const isProduct = ({ market }: Place): boolean => market === null || market === undefined;
const keyOfPlace = (place: Place): string => (isProduct(place) ? place.brand : `${place.brand}/${place.market}`);

/** The node of a product or market with everything below it; a product's has its markets last. */
export function placeNode(source: NodeSource, place: Place, report: (problem: Problem) => void): ContentNode {
  const onConflict = () => report('twoDocumentsForOnePlace');
  const { nodes, places } = source;
  const above = Map.groupBy(nodes, ({ parent }) => parent ?? null);
  if (hasCycle(nodes)) report('nodeCycle');

  // Ids of documents are unique, and each has one parent, so nothing below a root can lead back to it.
  const below = (documents: readonly NodeDocument[], key: string): ContentNode[] =>
    closestDocuments(documents, place, (document) => document.key, onConflict)
      .toSorted((a, b) => a.order - b.order)
      .map((document) => {
        const ownKey = `${key}/${document.key}`;
        return {
          Id: contentId(ownKey),
          Name: fillFacts(document.name ?? '', place.facts),
          Alias: document.alias,
          Properties: withFacts(document.properties ?? {}, place.facts) as Record<string, unknown>,
          Children: below(above.get(document.id) ?? [], ownKey),
        };
      });

  const key = keyOfPlace(place);
  const roots = (above.get(null) ?? []).filter(({ productOnly }) => isProduct(place) || productOnly !== true);
  const children = [
    ...below(roots, key),
    ...blogNodes(blogTree(source, place, onConflict), key, place.facts),
    ...(isProduct(place)
      ? places
          .filter((one) => one.brand === place.brand && !isProduct(one))
          .map((market) => placeNode(source, market, report))
      : []),
  ];
  return isProduct(place)
    ? {
        Id: place.nodeId,
        Name: place.brandName,
        Alias: 'product',
        Properties: { ProductId: place.productId },
        Children: children,
      }
    : {
        Id: place.nodeId,
        Name: place.market ?? '',
        Alias: 'market',
        Properties: { Locale: place.locale },
        Children: children,
      };
}

/** Whether a document is its own ancestor. Nobody sees such a document, because it has no root. */
function hasCycle(nodes: readonly NodeDocument[]): boolean {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent ?? null]));
  const rooted = new Set<number>();
  for (const { id } of nodes) {
    const chain = new Set<number>();
    let at: number | null = id;
    while (at !== null && !rooted.has(at)) {
      if (chain.has(at)) return true;
      chain.add(at);
      at = parents.get(at) ?? null;
    }
    for (const one of chain) rooted.add(one);
  }
  return false;
}

/** The node with this id at or below `root`. */
export function findNode(root: ContentNode, id: number): ContentNode | undefined {
  if (root.Id === id) return root;
  for (const child of root.Children) {
    const found = findNode(child, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Nodes of an alias below `root`, without those of the markets below a product. */
export function nodesOfAlias(root: ContentNode, alias: string): ContentNode[] {
  return root.Children.flatMap((child) => [
    ...(child.Alias === alias ? [child] : []),
    ...(child.Alias === 'market' ? [] : nodesOfAlias(child, alias)),
  ]);
}

export const withoutChildren = (node: ContentNode): ContentNode => ({ ...node, Children: [] });
