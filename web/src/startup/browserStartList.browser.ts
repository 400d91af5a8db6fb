import { gameLauncherItem } from '../features/game-window/launcher.browser.ts';
import { session } from './session.browser.ts';
import type { StartItem } from './startItem.browser.ts';
import { storedState } from './storedState.browser.ts';

/** Everything that runs by itself in the browser, in the order it starts. */
export const browserStartList: readonly StartItem[] = [storedState, session, gameLauncherItem];
