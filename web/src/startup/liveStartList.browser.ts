import { favouritesStart } from '../domain/favourites/favouritesStart.browser.ts';
import { meteredStart } from '../domain/metered/metered.browser.ts';
import { recentlyPlayedStart } from '../domain/recently-played/recentlyPlayed.browser.ts';
import { paymentsStart } from '../features/banking/paymentsStart.browser.ts';
import { keyboardInsetStart } from '../features/bottom-navigation/keyboardInset.browser.ts';
import { longPressStart } from '../features/game-information/longPress.browser.ts';
import { gameLauncherStart } from '../features/game-window/launcher.browser.ts';
import { openRoundStart } from '../features/game-window/openRoundStart.browser.ts';
import { jackpotBadgesStart } from '../features/jackpots/jackpotBadges.browser.ts';
import { promotionsStart } from '../features/promotions/promotionsStart.browser.ts';
import { questsStart } from '../features/quests/questsStart.browser.ts';
import { supportLinksStart } from '../features/support/supportLinks.browser.ts';
import { analytics } from './analytics.browser.ts';
import { consent } from './consent.browser.ts';
import { flags } from './flags.browser.ts';
import { gameLinks } from './gameLinks.browser.ts';
import { languageChoice } from './languageChoice.browser.ts';
import { realTime } from './realTime.browser.ts';
import { replay } from './replay.browser.ts';
import { reportSink } from './reportSink.browser.ts';
import { session } from './session.browser.ts';
import type { StartItem } from './startItem.browser.ts';
import { storedState } from './storedState.browser.ts';
import { telemetry } from './telemetry.browser.ts';
import { visitorPlace } from './visitorPlace.browser.ts';
import { wrappedApp } from './wrappedApp.browser.ts';

/** Everything that talks to the server by itself, in the order it starts. Comes after the first paint, at once for a player. */
export const liveStartList: readonly StartItem[] = [
  storedState,
  gameLinks,
  consent,
  languageChoice,
  meteredStart,
  gameLauncherStart,
  openRoundStart,
  favouritesStart,
  recentlyPlayedStart,
  questsStart,
  paymentsStart,
  realTime,
  session,
  wrappedApp,
  visitorPlace,
  jackpotBadgesStart,
  promotionsStart,
  supportLinksStart,
  longPressStart,
  keyboardInsetStart,
  reportSink,
  flags,
  analytics,
  telemetry,
  replay,
];
