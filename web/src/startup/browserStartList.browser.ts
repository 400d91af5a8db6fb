import { favouritesStart } from '../domain/favourites/favouritesStart.browser.ts';
import { recentlyPlayedStart } from '../domain/recently-played/recentlyPlayed.browser.ts';
import { gameLauncherStart } from '../features/game-window/launcher.browser.ts';
import { searchKey } from '../features/search/searchKey.browser.ts';
import { reportSink } from './reportSink.browser.ts';
import { session } from './session.browser.ts';
import type { StartItem } from './startItem.browser.ts';
import { storedState } from './storedState.browser.ts';
import { visitorPlace } from './visitorPlace.browser.ts';

/** Everything that runs by itself in the browser, in the order it starts. */
export const browserStartList: readonly StartItem[] = [storedState, favouritesStart, recentlyPlayedStart, session, visitorPlace, reportSink, gameLauncherStart, searchKey];
