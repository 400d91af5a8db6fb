import type { PortalPage } from '@foyer/contract/portal';
import type { Visit } from '../../market/visit.ts';

/** Address of a page of the account portal for one opening; the token in it is spent by it (HI-02). */
export function portalAddress(
  { portalOrigin, brandId, culture }: Pick<Visit, 'portalOrigin' | 'brandId' | 'culture'>,
  { page, launchToken }: { page: PortalPage; launchToken: string },
): string {
  return `${portalOrigin}/portal/${encodeURIComponent(brandId)}/${page}?${new URLSearchParams({ culture, launchToken }).toString()}`;
}

/** Whether an address leads to the portal and nowhere else: a player's token is in it. */
export function isPortalAddress(raw: string, portalOrigin: string): boolean {
  if (!URL.canParse(raw)) return false;
  const { origin, username, password } = new URL(raw);
  return origin === portalOrigin && username === '' && password === '';
}
