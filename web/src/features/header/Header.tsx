import type { Link } from '@foyer/contract/blocks';
import { useRef, useEffect } from 'react';
import type { RefObject } from 'react';
import { AccountLink } from '../../domain/player/AccountLink.tsx';
import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { IconButton, IconLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { nextHeaderVisibility } from './headerVisibility.ts';
import type { HeaderVisibility } from './headerVisibility.ts';
import { PlayerCorner } from './PlayerCorner.tsx';
import styles from './Header.module.css';

export interface HeaderProperties {
  navigation?: readonly Link[] | undefined;
}

/** Logo, site navigation, safer gambling, and either log in or the player's figures. */
export default function Header({ navigation }: HeaderProperties) {
  const { t } = useText();
  const { brandName, loginState, access, flags } = useVisit();
  const path = useCurrentPath();
  const header = useRef<HTMLElement>(null);
  useHeaderVisibility(header);
  const isPlayer = loginState === 'Logged-In';
  const links = navigation ?? [{ Url: sitePaths.lobby, Name: t('site.lobby') }];
  const dial = flags.dial && (
    <IconButton
      className={styles.shield}
      data-early=""
      icon="sliders-horizontal"
      label={t('site.dial')}
      onClick={() => openOverlay('dial')}
    />
  );
  return (
    <header ref={header} className={isPlayer ? `${styles.header} ${styles.isPlayer}` : styles.header}>
      <SiteLink className={styles.logo} href="/" data-track="logo">
        <span className={styles.name}>{brandName}</span>
      </SiteLink>
      <nav className={styles.nav} aria-label={t('site.mainNavigation')}>
        {links.map(({ Url, Name }) => (
          <SiteLink key={Url + Name} href={Url} aria-current={Url === path ? 'page' : undefined}>
            {Name}
          </SiteLink>
        ))}
      </nav>
      <div className={styles.actions}>
        {access !== 'restricted' && (
          <button
            type="button"
            className={styles.search}
            data-early=""
            data-opens="search"
            aria-label={t('site.searchGames')}
            onClick={() => openOverlay('search')}
          >
            <Icon name="magnifying-glass-bold" />
            <span>{isPlayer ? t('site.search') : t('site.searchGames')}</span>
            <kbd aria-hidden="true">/</kbd>
          </button>
        )}
        {isPlayer ? (
          <PlayerCorner>{dial}</PlayerCorner>
        ) : (
          <>
            {dial}
            <IconLink
              className={styles.shield}
              icon="shield-check"
              label={t('site.saferGambling')}
              href={sitePaths.saferGambling}
            />
            <AccountLink variant="outline">{t('site.logIn')}</AccountLink>
            <AccountLink to="register" variant="primary">
              {t('site.join')}
            </AccountLink>
          </>
        )}
      </div>
    </header>
  );
}

/**
 * Sets `data-header="away"` on the page while the header is hidden. Sticky bars below follow by CSS alone
 * (`--bar-top-away` in `ui/global.css`), without a React render and without a layout read while the page scrolls.
 */
function useHeaderVisibility(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { documentElement } = document;
    let state: HeaderVisibility = { isAway: false, turnedAt: window.scrollY };
    const element = header.current;
    if (element === null) return undefined;
    /** Read once: the header's height decides only how near the top the page counts as not scrolled. */
    let height = 0;
    const onScroll = () => {
      height ||= element.offsetHeight;
      const next = nextHeaderVisibility(state, window.scrollY, height);
      if (next.isAway === state.isAway) {
        state = next;
        return;
      }
      // A header that has the keyboard focus stays visible.
      if (
        next.isAway &&
        element.contains(document.activeElement) &&
        document.activeElement?.matches(':focus-visible') === true
      )
        return;
      state = next;
      if (state.isAway) documentElement.dataset['header'] = 'away';
      else delete documentElement.dataset['header'];
    };
    const onFocus = () => {
      state = { isAway: false, turnedAt: window.scrollY };
      delete documentElement.dataset['header'];
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', onFocus);
      delete documentElement.dataset['header'];
    };
  }, [header]);
}
