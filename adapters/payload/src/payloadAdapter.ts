import { contentId } from '@foyer/contract/contentId';
import { defineAdapter } from '@foyer/contract/defineAdapter';
import type { AdapterCall } from '@foyer/contract/defineAdapter';
import type { Culture } from '@foyer/contract/ids';
import { cultureOf, defaultCulture } from '@foyer/contract/languages';
import { blogFilling, blogPaths, blogTemplates, blogTree } from './blog.ts';
import { closestDocuments, fitOf } from './closestDocuments.ts';
import { composePage, sharedNames } from './composePage.ts';
import { createPayloadClient } from './createPayloadClient.ts';
import type { ContentReader } from './createPayloadClient.ts';
import type { DocumentOf } from './documents.ts';
import { findNode, nodesOfAlias, placeNode, withoutChildren } from './nodes.ts';
import type { NodeSource } from './nodes.ts';
import { payloadSettings } from './payloadSettings.ts';

const isTemplate = (path: string): boolean => Object.values<string>(blogTemplates).includes(path);
const isBlogPath = (path: string): boolean => /^\/blog\/[^/]+(?:\/[^/]+)?$/.test(path);

/** Language of a call without one: that of its market. */
async function cultureAt(reader: ContentReader, nodeId: number, requested?: Culture): Promise<Culture> {
  if (requested !== undefined) return requested;
  const places = await reader.find('places', defaultCulture);
  return cultureOf(places.find((place) => place.nodeId === nodeId)?.locale ?? '');
}

async function nodeSource(reader: ContentReader, culture: Culture): Promise<NodeSource> {
  const [places, nodes, categories, posts] = await Promise.all([
    reader.find('places', culture),
    reader.find('nodes', culture),
    reader.find('categories', culture),
    reader.find('posts', culture),
  ]);
  return { places, nodes, categories, posts };
}

/** The node `id` with everything below it. */
async function readNode(reader: ContentReader, id: number, call: AdapterCall, requested?: Culture) {
  const source = await nodeSource(reader, await cultureAt(reader, id, requested));
  const place = source.places.find(({ nodeId }) => nodeId === id);
  const roots = place === undefined ? source.places.filter(({ productId }) => productId) : [place];
  for (const root of roots) {
    const found = findNode(placeNode(source, root, call.report), id);
    if (found !== undefined) return found;
  }
  throw call.refuse(404, { message: 'no such node' });
}

/** Content of a Payload system with the collections of `system/`. */
// oxlint-disable-next-line import/no-default-export -- the web server loads the default export of an adapter
export default defineAdapter((settings) => {
  const readerOf = createPayloadClient(payloadSettings(settings));
  return {
    content: {
      async pagesList({ params: { brand } }, call) {
        const reader = readerOf(call);
        const [places, pages, categories, posts] = await Promise.all([
          reader.find('places', defaultCulture),
          reader.find('pages', defaultCulture),
          reader.find('categories', defaultCulture),
          reader.find('posts', defaultCulture),
        ]);
        const own = places.filter((place) => place.brand === brand);
        const product = own.find(({ productId }) => productId);
        if (product === undefined) throw call.refuse(404, { message: 'no such brand' });
        const pathsAt = (place: (typeof places)[number]) => [
          ...pages.filter((page) => !isTemplate(page.path) && fitOf(page, place) !== null).map(({ path }) => path),
          ...blogPaths(blogTree({ categories, posts }, place, () => call.report('twoDocumentsForOnePlace'))),
        ];
        const base = new Set(pathsAt(product));
        const ofMarket = (place: (typeof places)[number]) => [
          ...new Set([
            ...pages.filter((page) => fitOf(page, place) === 2).map(({ path }) => path),
            ...pathsAt(place).filter((path) => !base.has(path)),
          ]),
        ];
        return [
          ...[...base].map((path) => ({ Id: contentId(`${brand}${path}`), Path: path, NodeId: product.nodeId })),
          ...own
            .filter((place) => place !== product)
            .flatMap((place) =>
              ofMarket(place).map((path) => ({
                Id: contentId(`${brand}/${place.market}${path}`),
                Path: path,
                NodeId: place.nodeId,
              })),
            ),
        ];
      },

      async pageLookup({ params: { brand }, body: { path, nodeId, culture: requested } }, call) {
        const reader = readerOf(call);
        const noPage = () => call.refuse(404, { message: 'no page at this path' });
        if (isTemplate(path)) return noPage();
        const culture = await cultureAt(reader, nodeId, requested);
        const blogPages = isBlogPath(path) ? Object.values(blogTemplates) : [];
        const [places, categories, posts, ...found] = await Promise.all([
          reader.find('places', culture),
          blogPages.length > 0 ? reader.find('categories', culture) : [],
          blogPages.length > 0 ? reader.find('posts', culture) : [],
          ...[path, ...blogPages].map((one) => reader.find('pages', culture, { path: one })),
        ]);
        const place = places.find((one) => one.brand === brand && one.nodeId === nodeId);
        if (place === undefined) return noPage();
        const onConflict = () => call.report('twoDocumentsForOnePlace');
        const pages: DocumentOf<'pages'>[] = closestDocuments(found.flat(), place, (page) => page.path, onConflict);
        const own = pages.find((page) => page.path === path);
        const filling = own ? null : blogFilling(blogTree({ categories, posts }, place, onConflict), path);
        const document = own ?? pages.find((page) => page.path === filling?.template);
        if (document === undefined) return noPage();
        const names = [...new Set(sharedNames(document))];
        const shared = await Promise.all(names.map((name) => reader.find('shared-blocks', culture, { name })));
        return composePage(document, { place, path, shared: shared.flat(), filling, report: call.report });
      },

      async nodesByAlias({ params, query }, call) {
        const found = nodesOfAlias(
          await readNode(readerOf(call), Number(params.nodeId), call, query?.culture),
          query.type,
        );
        return params.includeChildren === 'true' ? found : found.map(withoutChildren);
      },

      async nodeById({ params, query }, call) {
        const id = Number(params.id);
        const ancestor = await readNode(readerOf(call), Number(params.ancestorId), call, query?.culture);
        const node = ancestor.Id === id ? undefined : findNode(ancestor, id);
        if (node === undefined) return call.refuse(404, { message: 'no such node below the ancestor' });
        return params.includeChildren === 'true' ? node : withoutChildren(node);
      },

      async marketContent({ params, query }, call) {
        const { Children } = await readNode(readerOf(call), Number(params.marketNodeId), call, query?.culture);
        return params.flag === 'true' ? Children : Children.map(withoutChildren);
      },

      async productContent({ params, query }, call) {
        const source = await nodeSource(readerOf(call), query?.culture ?? defaultCulture);
        const place = source.places.find(({ productId }) => productId === Number(params.productId));
        if (place === undefined) return call.refuse(404, { message: 'no such product' });
        const node = placeNode(source, place, call.report);
        return { ...node, Children: node.Children.map(withoutChildren) };
      },
    },
  };
});
