import type { footerProperties } from '@foyer/contract/blocks';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { complianceUrlsOf } from '../../domain/site/complianceUrls.server.ts';
import type { FooterProperties } from './Footer.tsx';

/**
 * Adds the market's five links (HI-03), unless all are missing. If they are unavailable, the footer is shown without
 * them and the page is cached for seconds only.
 */
export async function resolveFooter(
  properties: v.InferOutput<typeof footerProperties>,
  { visit, cachedUpstream, markIncomplete }: BlockLookups,
): Promise<FooterProperties> {
  const urls = await complianceUrlsOf(visit, cachedUpstream);
  if (!urls.ok) markIncomplete?.();
  const hasLinks = urls.ok && Object.values(urls.value).some((link) => link !== null);
  return hasLinks ? { ...properties, complianceUrls: urls.value } : properties;
}

export const footerResolvers: Readonly<Record<string, BlockResolver>> = { footer: resolveFooter };
