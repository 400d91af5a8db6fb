import { contentBlocks } from '@foyer/contract/blocks';
import type { ContentPage } from '@foyer/contract/content';
import { contentId } from '@foyer/contract/contentId';
import { ownValue } from '@foyer/contract/ownValue';
import type { BlogFilling } from './blog.ts';
import { closestDocuments } from './closestDocuments.ts';
import type { Block, DocumentOf, Place } from './documents.ts';
import { toProperties } from './toProperties.ts';

type PageDocument = DocumentOf<'pages'>;
type SharedDocument = DocumentOf<'shared-blocks'>;

/** Alias of the block that stands for a shared one. */
const sharedAlias = 'shared';

/** Names of the shared blocks of a page. */
export const sharedNames = ({ layout }: PageDocument): string[] =>
  layout.flatMap(({ blockType, ['name']: name }) =>
    blockType === sharedAlias && typeof name === 'string' ? [name] : [],
  );

interface Composing {
  place: Place;
  /** Path of the page, which differs from the document's for a template. */
  path: string;
  shared: readonly SharedDocument[];
  filling?: BlogFilling | null;
  report: (problem: 'missingSharedBlock' | 'unknownBlock' | 'twoDocumentsForOnePlace') => void;
}

/** A page of the contract. Leaves out and reports blocks that cannot be shown. */
export function composePage(
  document: PageDocument,
  { place, path, shared, filling = null, report }: Composing,
): ContentPage {
  const { id: _id, brands: _brands, markets, path: _path, layout, robots, ...head } = document;
  const sharedBlocks = new Map(
    closestDocuments(
      shared,
      place,
      ({ name }) => name,
      () => report('twoDocumentsForOnePlace'),
    ).map(({ name, block }) => [name, block[0]]),
  );
  const blocks = layout.flatMap((one): Block[] => {
    const found = one.blockType === sharedAlias ? sharedBlocks.get(String(one['name'])) : one;
    // A shared block has no shared blocks, so nothing can contain itself.
    if (found === undefined || found.blockType === sharedAlias) {
      report('missingSharedBlock');
      return [];
    }
    if (ownValue(contentBlocks, found.blockType) === undefined) {
      report('unknownBlock');
      return [];
    }
    return [found];
  });
  return {
    Id: contentId(`${place.brand}${markets.length > 0 && place.market ? `/${place.market}` : ''}${path}`),
    Path: path,
    Properties: {
      ...toProperties({ ...head, ...(robots === true && { robots }) }, place.facts),
      ...toProperties(filling?.head ?? {}, place.facts),
      components: blocks.map(({ blockType, ...fields }) => ({
        Alias: blockType,
        Properties: {
          ...toProperties(fields, place.facts),
          ...toProperties(ownValue(filling?.byAlias ?? {}, blockType) ?? {}, place.facts),
        },
      })),
    },
  };
}
