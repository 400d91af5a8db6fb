import { sitePaths } from '../../domain/site/sitePaths.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay, openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import type { MenuBlocks } from './menuGroups.ts';
import styles from './BottomNavigation.module.css';

interface BottomNavigationProps {
  /** Blocks of the current page; the menu shows the links of its header and footer. */
  blocks: MenuBlocks;
}

/** Phone navigation with five entries at the bottom of the screen. Hidden on game pages. */
export function BottomNavigation({ blocks }: BottomNavigationProps) {
  const { t } = useText();
  const path = useCurrentPath();
  const visit = useVisit();
  const { access, culture } = visit;
  const promotions = useStoreValue(siteStore, (site) => site.userPromos.count);
  const isMenuOpen = useStoreValue(overlayStore, ({ open }) => open === 'menu');
  const loadMenu = () => import('./loadMenuSheet.browser.ts').then(({ loadMenuSheet }) => loadMenuSheet(culture));
  const MenuSheet = useLoadedView(isMenuOpen, loadMenu, () => {
    closeOverlay();
    showToast(t('errors.general'), 'error');
  });
  if (path.startsWith('/game/')) return null;
  const current = (place: string) => (path === place ? 'page' : undefined);
  return (
    <>
      <nav className={styles.bar} data-track="mobileNavigation" aria-label={t('site.quickNavigation')}>
        <SiteLink href={sitePaths.lobby} aria-current={current(sitePaths.lobby)}>
          <Icon name={path === sitePaths.lobby ? 'house-simple-fill' : 'house-simple'} size={24} />
          {t('site.lobby')}
        </SiteLink>
        {access !== 'restricted' && (
          <>
            <button type="button" data-early="" data-opens="search" onClick={() => openOverlay('search')}>
              <Icon name="magnifying-glass" size={24} />
              {t('site.search')}
            </button>
            {!isOff(visit, 'myGames') && (
              <SiteLink href={sitePaths.myGames}>
                <Icon name="heart" size={24} />
                {t('site.myGames')}
              </SiteLink>
            )}
            {!isOff(visit, 'promotions') && (
              <SiteLink href={sitePaths.promotions} aria-current={current(sitePaths.promotions)}>
                <Icon name="gift" size={24} />
                <span>{t('site.promotions')}</span>
                {promotions > 0 && <b className={styles.count}>{promotions}</b>}
              </SiteLink>
            )}
          </>
        )}
        <button type="button" data-early="" aria-haspopup="dialog" onClick={() => openOverlay('menu')}>
          <Icon name="list" size={24} />
          {t('site.menu')}
        </button>
      </nav>
      {isMenuOpen && MenuSheet !== null && <MenuSheet blocks={blocks} />}
    </>
  );
}
