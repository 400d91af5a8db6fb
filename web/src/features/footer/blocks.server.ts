import type { footerProperties } from '@foyer/contract/blocks';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { complianceUrlsOf } from '../../domain/site/complianceUrls.server.ts';
import type { ComplianceUrls } from '../../domain/site/complianceUrlsApi.ts';
import type { FooterProperties } from './Footer.tsx';

/**
 * Adds the market's five links (HI-03), unless all are missing, in place of the same links of the columns. If they are
 * unavailable, the footer is shown without them and the page is cached for seconds only.
 */
export async function resolveFooter(
  properties: v.InferOutput<typeof footerProperties>,
  { visit, cachedUpstream, markIncomplete }: BlockLookups,
): Promise<FooterProperties> {
  const urls = await complianceUrlsOf(visit, cachedUpstream);
  if (!urls.ok) markIncomplete?.();
  const hasLinks = urls.ok && Object.values(urls.value).some((link) => link !== null);
  if (!hasLinks) return properties;
  return { ...properties, columns: withoutLinks(properties.columns, urls.value), complianceUrls: urls.value };
}

/** Leaves out links of the columns that the market's links repeat, and columns without a link. */
function withoutLinks(columns: FooterProperties['columns'], urls: ComplianceUrls): FooterProperties['columns'] {
  const named = new Set(Object.values(urls).map((link) => link?.Url));
  return columns
    ?.map(({ heading, links }) => ({ heading, links: links.filter(({ Url }) => !named.has(Url)) }))
    .filter(({ links }) => links.length > 0);
}

export const footerResolvers: Readonly<Record<string, BlockResolver>> = { footer: resolveFooter };
