import { footerProperties, headerProperties } from '@foyer/contract/blocks';
import type { Link } from '@foyer/contract/blocks';
import * as v from 'valibot';
import { complianceUrls } from '../../domain/site/complianceUrlsApi.ts';
import type { ComplianceUrls } from '../../domain/site/complianceUrlsApi.ts';

/** Blocks of the page; the menu reads its header and footer. */
export type MenuBlocks = readonly { alias: string; properties: unknown }[];

export interface MenuGroups {
  navigation: readonly Link[];
  columns: readonly { heading: string; links: readonly Link[] }[];
}

function read<S extends v.GenericSchema>(blocks: MenuBlocks, alias: string, schema: S): v.InferOutput<S> | null {
  const found = blocks.find((block) => block.alias === alias);
  const result = v.safeParse(schema, found?.properties);
  return result.success ? result.output : null;
}

/**
 * Groups the links of a page's header and footer for the phone menu. Each address appears once.
 * @param taken addresses that the menu shows elsewhere
 */
export function menuGroups(blocks: MenuBlocks, taken: Iterable<string> = []): MenuGroups {
  const seen = new Set(taken);
  const once = (links: readonly Link[]) =>
    links.filter(({ Url }) => {
      const isNew = !seen.has(Url);
      seen.add(Url);
      return isNew;
    });
  return {
    navigation: once(read(blocks, 'header', headerProperties)?.navigation ?? []),
    columns: (read(blocks, 'footer', footerProperties)?.columns ?? [])
      .map(({ heading, links }) => ({ heading, links: once(links) }))
      .filter(({ links }) => links.length > 0),
  };
}

/** Returns the market's links of the page's footer; null without them. */
export const footerComplianceUrls = (blocks: MenuBlocks): ComplianceUrls | null =>
  read(blocks, 'footer', v.object({ complianceUrls }))?.complianceUrls ?? null;
