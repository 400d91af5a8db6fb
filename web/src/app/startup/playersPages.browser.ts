import type { Culture } from '@foyer/contract/ids';
import type { LaterCode } from '../../base/bundleNames.ts';
import { prepareLaunch } from '../../features/game-window/prepareLaunch.browser.ts';
import { afterLoginPath } from '../../features/login/afterLoginPath.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { isMarketOfAccount } from '../../services/session/isMarketOfAccount.ts';
import { onLogin } from '../../services/session/sessionEvents.ts';
import { isPlainPress } from '../../ui/isPlainPress.ts';
import { loadViews } from '../page/loadViews.ts';
import { onNextPage } from './nextPage.browser.ts';
import { isDataReduced, pathOfLink } from './pagePrefetch.browser.ts';
import { dropPrefetchedPages, prefetchPage } from './prefetchedPages.browser.ts';
import type { PageContext, StartItem } from './startItems.browser.ts';

const gamePage = { load: () => import('../../features/game-window/GamePage.tsx') } satisfies LaterCode;

/** Loads the code of a game beside the model of its page. */
const loadGameCode = (culture: Culture) =>
  Promise.allSettled([
    loadViews({ blocks: [{ alias: 'gameWindow' }] }, culture),
    gamePage.load().then(({ loadGameWindow }) => loadGameWindow(culture)),
  ]);

/** Fetches the page that a login will show, with its code, while the login is sent. */
export function prefetchPlayersPage({ page }: Pick<PageContext, 'page'>): void {
  const { visit, model } = page.getState();
  const path = afterLoginPath(overlayStore.getState().intendedGameId, window.location.pathname) ?? model.path;
  const player = { loginState: 'Logged-In', access: 'full', marketId: visit.marketId } as const;
  prefetchPage(path, player, (fetched) => void loadViews(fetched, visit.culture));
}

/**
 * Prefetches for players; decision 22. Code loads only once a press has begun: a file of an old release that is gone may
 * reload the tab.
 */
export const playersPages: StartItem = {
  name: 'players pages',
  when: 'atOnce',
  start({ audience, page }) {
    const startGame = (target: EventTarget | null) => {
      const isGame = pathOfLink(target)?.startsWith('/game/') === true;
      if (isGame && audience().loginState === 'Logged-In') void loadGameCode(page.getState().visit.culture);
    };
    // A finger may be about to scroll.
    const press = ({ target, pointerType, button }: PointerEvent) => {
      if (button === 0 && pointerType !== 'touch' && !isDataReduced()) startGame(target);
    };
    const click = (event: MouseEvent) => isPlainPress(event) && startGame(event.target);
    document.addEventListener('pointerdown', press, { passive: true });
    document.addEventListener('click', click, true);
    // The page that was fetched ahead of the login is of the shown market.
    const stops = [
      onLogin(() => {
        if (!isMarketOfAccount(page.getState().visit)) dropPrefetchedPages();
      }),
      onNextPage(({ blocks }) => {
        const { loginState, access } = audience();
        const gameWindow = blocks.find(({ alias }) => alias === 'gameWindow');
        if (gameWindow !== undefined && loginState === 'Logged-In' && access === 'full')
          prepareLaunch(gameWindow.properties);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('click', click, true);
    };
  },
};
