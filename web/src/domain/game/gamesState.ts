import type { ResponseBody } from '@foyer/contract/endpoint';
import type { WinnersSort } from '@foyer/contract/winners';
import type { GamePicker } from '../metered/gamePicker.ts';
import type { AllGames } from './allGames.ts';
import type { ChosenGame, LaunchSource } from './chosenGame.ts';
import type { gameCategories } from './gamesApi.ts';
import type { GameTile } from './gameTile.ts';

export type WindowMenu = 'Favourite' | 'Recently Played' | 'More Games';
/** `idle`: no game runs. `alive`: the running game sends heartbeats. `lost`: its heartbeats stopped. */
export type HeartbeatStatus = 'idle' | 'alive' | 'lost';

export type Category = ResponseBody<typeof gameCategories>['categories'][number];
export type SubCategory = Category['SubCategories'][number];

/** Facts of a launch beside the game, for its events (LB-11). */
export interface LaunchInfo extends Partial<Pick<ChosenGame, 'sectionName' | 'gameIndex' | 'headingIndex'>> {
  gameGroupId: number;
  launchedFrom: LaunchSource;
  /** The operator's numbers of the game on this device, if known. */
  picker: GamePicker | null;
}

/** A round whose payout exceeded its stake, as displayed. Times refer to the service's clock. */
export interface BigWinner {
  id: string;
  tile: GameTile;
  /** Masked. */
  playerName: string;
  /** Minor units. */
  amount: number;
  currencyIsoCode: string;
  multiplier: number;
  wonAt: number;
}

/** Big-winners state within the Games slice (S3). */
export interface BigWinners {
  sortBy: WinnersSort;
  games: readonly BigWinner[];
  /** Time of the list by the browser's clock; null before the first one. */
  asOf: number | null;
  /** How far the service's clock is ahead of the browser's, in milliseconds. */
  clockOffsetMs: number;
  /** `failed`: the last call failed; the previous list stays. */
  state: 'notRequested' | 'responded' | 'failed';
}

export const noWinners: BigWinners = {
  sortBy: 'current',
  games: [],
  asOf: null,
  clockOffsetMs: 0,
  state: 'notRequested',
};

/** The Games slice (S3). */
export interface GamesState {
  /** All-games list for the search; null until it is fetched. */
  gamesData: AllGames | null;
  categories: readonly Category[];
  /** Id of a category; null shows the page's own rows. */
  activeCategory: number | null;
  activeSubCategory: number | null;
  /** Tiles known so far, by id, from every source. */
  lobbyGames: Readonly<Record<number, GameTile>>;
  favouriteGameIds: readonly number[];
  recentlyPlayedGameIds: readonly number[];
  searchText: string;
  searching: boolean;
  /** Game in the window; stays after it ended. */
  activeGame: GameTile | null;
  launchUrl: string | null;
  gameUnlaunched: boolean;
  windowPanelGames: readonly number[];
  activeWindowMenu: WindowMenu;
  activeWindowCategory: number | null;
  heartbeatStatus: HeartbeatStatus;
  launchInfo: LaunchInfo | null;
  bigWinners: BigWinners;
  continuePlaying: readonly number[];
  reelSettings: { slidesPerGroup: { mobile: number; desktop: number } };
}

export const initialGamesState: GamesState = {
  gamesData: null,
  categories: [],
  activeCategory: null,
  activeSubCategory: null,
  lobbyGames: {},
  favouriteGameIds: [],
  recentlyPlayedGameIds: [],
  searchText: '',
  searching: false,
  activeGame: null,
  launchUrl: null,
  gameUnlaunched: false,
  windowPanelGames: [],
  activeWindowMenu: 'More Games',
  activeWindowCategory: null,
  heartbeatStatus: 'idle',
  launchInfo: null,
  bigWinners: noWinners,
  continuePlaying: [],
  reelSettings: { slidesPerGroup: { mobile: 2, desktop: 5 } },
};
