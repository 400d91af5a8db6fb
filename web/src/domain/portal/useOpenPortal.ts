import type { PortalPage } from '@foyer/contract/portalPages';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openPortalPage } from './openPortalPage.browser.ts';
import { openPortalWindow } from './openPortalWindow.browser.ts';

/** Returns a function that opens a page of the account portal. Call it within the player's press. */
export function useOpenPortal(): (page: PortalPage) => Promise<boolean> {
  const visit = useVisit();
  const text = useText();
  return (page) => openPortalPage({ page, visit, opened: openPortalWindow(text.t('site.loading')), ...text });
}
