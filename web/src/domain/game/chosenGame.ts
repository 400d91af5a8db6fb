import { createStore } from 'zustand/vanilla';

/** What of the site led to a game. `link`: a link in content of editors or of a service. `address`: no link of this page, for example a bookmark, a reload or another tab. */
export const launchSources = [
  'reel',
  'grid',
  'search',
  'hero',
  'bigWinners',
  'gamePanel',
  'gameMenu',
  'failedLaunch',
  'gameInformation',
  'quests',
  'openRound',
  'link',
  'address',
] as const;
export type LaunchSource = (typeof launchSources)[number];

/** LB-11: where a link or a heart of a game stands. Every one of them states it. */
export interface GamePlace {
  readonly launchedFrom: Exclude<LaunchSource, 'address'>;
  /** Words that it stands under, as the player reads them. */
  readonly sectionName: string;
  /** Place among the games there, from 1. */
  readonly gameIndex: number;
}

/** A game with the place of the link that was pressed, and the place of the heading above it on the page, from 1. */
export interface ChosenGame extends GamePlace {
  readonly gameGroupId: number;
  readonly headingIndex: number;
}

/** The game whose link led to the page that is shown or on its way; null after any other navigation (`gameLinks.browser.ts`). */
export const chosenGameStore = createStore<{ chosen: ChosenGame | null }>(() => ({ chosen: null }));

/** What a launch of this game says of where it was chosen. */
export function placeOfLaunch(
  chosen: ChosenGame | null,
  gameGroupId: number,
): Omit<ChosenGame, 'gameGroupId'> | { readonly launchedFrom: 'address' } {
  if (chosen === null || chosen.gameGroupId !== gameGroupId) return { launchedFrom: 'address' };
  const { launchedFrom, sectionName, gameIndex, headingIndex } = chosen;
  return { launchedFrom, sectionName, gameIndex, headingIndex };
}
