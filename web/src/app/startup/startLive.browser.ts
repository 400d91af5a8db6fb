import { favouritesStart } from '../../domain/favourites/favouritesStart.browser.ts';
import { gameLinksStart } from '../../domain/game/gameLinks.browser.ts';
import { meteredStart } from '../../domain/metered/metered.browser.ts';
import { recentlyPlayedStart } from '../../domain/recently-played/recentlyPlayed.browser.ts';
import { languageChoiceStart } from '../../domain/site/languageChoice.browser.ts';
import { keyboardInsetStart } from '../../features/bottom-navigation/keyboardInset.browser.ts';
import { paymentsStart } from '../../features/cashier/paymentsStart.browser.ts';
import { longPressStart } from '../../features/game-information/longPress.browser.ts';
import { gameLauncherStart } from '../../features/game-window/launcher.browser.ts';
import { openRoundStart } from '../../features/game-window/openRoundStart.browser.ts';
import { jackpotBadgesStart } from '../../features/jackpots/jackpotBadges.browser.ts';
import { liveTablesStart } from '../../features/live-tables/liveTablesStart.browser.ts';
import { promotionsStart } from '../../features/promotions/promotionsStart.browser.ts';
import { questsStart } from '../../features/quests/questsStart.browser.ts';
import { supportLinksStart } from '../../features/support/supportLinks.browser.ts';
import { visitorPlaceStart } from '../../features/visitor-place/visitorPlace.browser.ts';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { sessionStart } from '../../services/session/sessionStart.browser.ts';
import { reportSinkStart } from '../../services/telemetry/reportSink.browser.ts';
import { analytics } from './analytics.browser.ts';
import { consent } from './consent.browser.ts';
import { coverTransition } from './coverTransition.browser.ts';
import { flags } from './flags.browser.ts';
import { offlineLobby } from './offlineLobby.browser.ts';
import { pagePrefetch } from './pagePrefetch.browser.ts';
import { realTime } from './realTime.browser.ts';
import { releaseChange } from './releaseChange.browser.ts';
import { replay } from './replay.browser.ts';
import type { PageContext, StartItem } from './startItems.browser.ts';
import { startItems } from './startItems.browser.ts';
import { storedState } from './storedState.browser.ts';
import { telemetry } from './telemetry.browser.ts';
import { wrappedApp } from './wrappedApp.browser.ts';

/** Start items that talk to the server, in order. Loaded after the first paint, for a player at once. */
const liveStartList: readonly StartItem[] = [
  storedState,
  releaseChange,
  gameLinksStart,
  consent,
  languageChoiceStart,
  meteredStart,
  gameLauncherStart,
  openRoundStart,
  favouritesStart,
  recentlyPlayedStart,
  questsStart,
  paymentsStart,
  realTime,
  sessionStart,
  wrappedApp,
  visitorPlaceStart,
  jackpotBadgesStart,
  liveTablesStart,
  promotionsStart,
  supportLinksStart,
  longPressStart,
  keyboardInsetStart,
  pagePrefetch,
  coverTransition,
  reportSinkStart,
  flags,
  analytics,
  telemetry,
  replay,
  offlineLobby,
];

/** Starts the items that talk to the server. A separate chunk, because the first paint does not need it. */
export function startLive(context: PageContext): void {
  const { page } = context;
  const followFlags = (listener: (visit: Visit) => void) => {
    listener(page.getState().visit);
    return page.subscribe(({ visit }, before) => visit.flags !== before.visit.flags && listener(visit));
  };
  startItems(liveStartList, { ...context, api: createApiClient(), followFlags });
}
