import type { LaterCode } from '../../base/bundleNames.ts';
import { gameLinksStart } from '../../domain/game/gameLinksStart.browser.ts';
import { hiddenRowsStart } from '../../domain/hidden-rows/hiddenRows.browser.ts';
import { languageChoiceStart } from '../../domain/site/languageChoiceStart.browser.ts';
import { longPressStart } from '../../features/game-information/longPress.browser.ts';
import { jackpotBadgesStart } from '../../features/jackpots/jackpotBadgesStart.browser.ts';
import { liveTablesStart } from '../../features/live-tables/liveTablesStart.browser.ts';
import { supportLinksStart } from '../../features/support/supportLinksStart.browser.ts';
import { visitorPlaceStart } from '../../features/visitor-place/visitorPlace.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { dialStart } from '../../services/dial/dialStart.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { isPlayerExpected } from '../../services/session/isPlayerExpected.browser.ts';
import { sessionStart } from '../../services/session/sessionStart.browser.ts';
import { reportSinkStart } from '../../services/telemetry/reportSink.browser.ts';
import { analytics } from './analytics.browser.ts';
import { busyButtons } from './busyButtons.browser.ts';
import { consent } from './consent.browser.ts';
import { coverTransition } from './coverTransition.browser.ts';
import { flags } from './flags.browser.ts';
import { offlineLobby } from './offlineLobby.browser.ts';
import { pagePrefetch } from './pagePrefetch.browser.ts';
import { releaseChange } from './releaseChange.browser.ts';
import { replay } from './replay.browser.ts';
import type { PageContext, StartContext, StartItem } from './startItems.browser.ts';
import { startItems } from './startItems.browser.ts';
import { staticLinks } from './staticLinks.browser.ts';
import { storedState } from './storedState.browser.ts';
import { telemetry } from './telemetry.browser.ts';
import { wrappedApp } from './wrappedApp.browser.ts';

/** Code that a visitor needs only to log in. */
const playerCode = {
  bundle: 'player-start',
  load: () => import('./playerStartList.browser.ts'),
} satisfies LaterCode;

/** Start items before those of players, in order. They load after the first paint, and for a player at once. */
export const firstItems: readonly StartItem[] = [
  dialStart,
  storedState,
  hiddenRowsStart,
  releaseChange,
  staticLinks,
  gameLinksStart,
  consent,
  languageChoiceStart,
];

/** Start items after those of players, which must listen before the session starts. */
export const laterItems: readonly StartItem[] = [
  sessionStart,
  wrappedApp,
  visitorPlaceStart,
  jackpotBadgesStart,
  liveTablesStart,
  supportLinksStart,
  longPressStart,
  pagePrefetch,
  coverTransition,
  reportSinkStart,
  busyButtons,
  flags,
  analytics,
  telemetry,
  replay,
  offlineLobby,
];

/** Loads the start items of players if this tab may have a session. */
export const loadPlayerItems = async (): Promise<readonly StartItem[] | null> =>
  isPlayerExpected() ? (await playerCode.load()).playerStartList : null;

/**
 * Starts the items that talk to the server. A separate chunk, because the first paint does not need it.
 * @param playerItems null: they load and start before a login
 */
export function startLive(pageContext: PageContext, playerItems: readonly StartItem[] | null): void {
  const { page } = pageContext;
  const followFlags = (listener: (visit: Visit) => void) => {
    listener(page.getState().visit);
    return page.subscribe(({ visit }, before) => visit.flags !== before.visit.flags && listener(visit));
  };
  let hasPlayerItems = playerItems !== null;
  const startPlayerItems = async () => {
    const { playerStartList, prefetchPlayersPage } = await playerCode.load();
    prefetchPlayersPage(context);
    if (hasPlayerItems) return;
    hasPlayerItems = true;
    startItems(playerStartList, context);
  };
  const leaveForProvider = async (token: string) => (await playerCode.load()).leaveForProvider(token, pageContext);
  const context: StartContext = {
    ...pageContext,
    api: createApiClient(),
    followFlags,
    startPlayerItems,
    leaveForProvider,
  };
  startItems(firstItems, context);
  if (playerItems === null) loadPlayerItemsAhead();
  else startItems(playerItems, context);
  startItems(laterItems, context);
}

/** Loads the code of players as soon as somebody opens a form that begins a session. */
function loadPlayerItemsAhead(): void {
  const loadAhead = () => {
    const { open } = overlayStore.getState();
    if (open === 'login' || open === 'register') playerCode.load().catch(() => undefined);
  };
  overlayStore.subscribe(loadAhead);
  loadAhead();
}
