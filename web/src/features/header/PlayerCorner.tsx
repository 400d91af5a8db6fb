import type { ReactNode } from 'react';
import { initialsOf } from '../../domain/account/initialsOf.ts';
import { useBalanceName, usePlayerFigures } from '../../domain/player/usePlayerFigures.ts';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { Button, IconLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './Header.module.css';

/**
 * Right end of a player's header: verification (RG-04), clock above session time and net position, balance, the dial
 * (`children`), safer gambling, messages and the button of the account menu.
 */
export function PlayerCorner({ children }: { children: ReactNode }) {
  const { t } = useText();
  const figures = usePlayerFigures();
  const balanceName = useBalanceName();
  const username = useStoreValue(playerStore, ({ account }) => account?.core.username ?? '');
  const isMenuOpen = useStoreValue(overlayStore, ({ open }) => open === 'accountMenu');
  const visit = useVisit();
  const { access } = visit;
  const initials = initialsOf(username);
  return (
    <>
      <span data-verify="" className={styles.verify} />
      <div className={`${styles.clock} num`}>
        <span translate="no">{figures.time}</span>
        <small>{t('site.session', { time: figures.session })}</small>
        {access !== 'guest' && <small data-net="">{t('site.net', { amount: figures.net })}</small>}
      </div>
      {access === 'guest' ? (
        <div className={styles.balance}>
          <b>{t('site.guest')}</b>
        </div>
      ) : (
        <div className={styles.balance}>
          <small>{balanceName}</small>
          <b className="num" translate="no">
            {figures.balance}
          </b>
        </div>
      )}
      {access === 'full' && (
        <Button variant="primary" data-early="" onClick={() => siteStore.setState({ bankingModal: { show: true } })}>
          {t('site.deposit')}
        </Button>
      )}
      {children && <span>{children}</span>}
      <IconLink className={styles.shield} icon="shield-check" label={t('site.saferGambling')} href={sitePaths.myPlay} />
      {!isOff(visit, 'messages') && <span data-bell="" className={styles.bell} />}
      <button
        type="button"
        className={styles.avatar}
        data-early=""
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={() => openOverlay('accountMenu')}
      >
        {initials === '' ? <Icon name="user" /> : <span translate="no">{initials}</span>}
        {/* The accessible name contains the visible text (WCAG 2.5.3). */}
        <span className="visually-hidden"> {t('site.account')}</span>
      </button>
    </>
  );
}
