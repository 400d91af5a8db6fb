import type { PortalPage } from '@foyer/contract/portal';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { openPortalPage } from '../../domain/portal/openPortalPage.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { showToast } from '../../overlays/toasts.ts';
import styles from './PlayerHistory.module.css';

const links = [
  ['transaction-history', 'history.portal.transactions'],
  ['game-history', 'history.portal.games'],
  ['communication-preferences', 'history.portal.preferences'],
] as const satisfies readonly (readonly [PortalPage, string])[];

/** The ways to the account portal (HI-02). Buttons: each press makes an address of its own, which works once. */
export function PortalLinks() {
  const { t } = useText();
  const { portalOrigin } = useVisit();
  const open = async (page: PortalPage) => {
    trackInteraction({ area: 'playerHistory', action: 'portal', page });
    if (!(await openPortalPage(page, portalOrigin))) showToast(t('history.portal.failed'), 'error');
  };
  return (
    <ul className={styles.links} aria-label={t('history.portal')}>
      {links.map(([page, label]) => (
        <li key={page}>
          <button type="button" onClick={() => void open(page)}>
            {t(label)}
          </button>
        </li>
      ))}
    </ul>
  );
}
