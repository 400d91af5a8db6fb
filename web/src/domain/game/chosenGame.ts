import { createStore } from '../../base/createStore.ts';

/**
 * Part of the site that led to a game. `link`: a link in content of editors or of a service. `address`: no link of this
 * page, for example a bookmark, a reload or another tab.
 */
export const launchSources = [
  'reel',
  'grid',
  'search',
  'hero',
  'bigWinners',
  'gamePanel',
  'gameMenu',
  'failedLaunch',
  'similarGames',
  'becausePlayed',
  'gameInformation',
  'quests',
  'openRound',
  'link',
  'address',
] as const;
export type LaunchSource = (typeof launchSources)[number];

/** LB-11: position of a link or favourite button of a game. Each of them must state it. */
export interface GamePlace {
  readonly launchedFrom: Exclude<LaunchSource, 'address'>;
  /** Heading above it, as displayed. */
  readonly sectionName: string;
  /** Position among the games there, from 1. */
  readonly gameIndex: number;
}

/** A game with the position of the pressed link, and the index of the heading above it on the page, from 1. */
export interface ChosenGame extends GamePlace {
  readonly gameGroupId: number;
  readonly headingIndex: number;
}

/** Game whose link led to the current or loading page; null after any other navigation (`gameLinksStart.browser.ts`). */
export const chosenGameStore = createStore<{ chosen: ChosenGame | null }>(() => ({ chosen: null }));

/** Returns what a launch event reports about the position of the game's link. */
export function placeOfLaunch(
  chosen: ChosenGame | null,
  gameGroupId: number,
): Omit<ChosenGame, 'gameGroupId'> | { readonly launchedFrom: 'address' } {
  if (chosen === null || chosen.gameGroupId !== gameGroupId) return { launchedFrom: 'address' };
  const { launchedFrom, sectionName, gameIndex, headingIndex } = chosen;
  return { launchedFrom, sectionName, gameIndex, headingIndex };
}
