import type { PortalPage } from '@foyer/contract/portalPages';
import type { Visit } from '../../services/market/visit.ts';

/** Builds the address of a page of the account portal for one opening, with a single-use token (HI-02). */
export function portalAddress(
  { portalOrigin, brandId, culture }: Pick<Visit, 'portalOrigin' | 'brandId' | 'culture'>,
  { page, launchToken }: { page: PortalPage; launchToken: string },
): string {
  return `${portalOrigin}/portal/${encodeURIComponent(brandId)}/${page}?${new URLSearchParams({ culture, launchToken }).toString()}`;
}
