import type { GamePicker } from '../metered/gamePicker.ts';
import type { AllGames } from './allGames.ts';
import { noWinners } from './bigWinner.ts';
import type { BigWinners } from './bigWinner.ts';
import type { ChosenGame, LaunchSource } from './chosenGame.ts';
import type { GameTile } from './gameTile.ts';

export type WindowMenu = 'Favourite' | 'Recently Played' | 'More Games';
/** `idle`: no game runs. `alive`: the running game speaks. `lost`: it fell silent. */
export type HeartbeatStatus = 'idle' | 'alive' | 'lost';

export interface SubCategory {
  Id: number;
  Name: string;
  ShortName: string;
  ImageUrl: string | null;
  ActiveImageUrl: string | null;
  SubCategoryType: 'Standard' | 'My Games' | 'Favourite' | 'Recently Played';
  GameIds: readonly number[];
}

export interface Category {
  Id: number;
  Name: string;
  /** Word for the address, for example `slots`. */
  Slug: string;
  ImageUrl: string | null;
  ActiveImageUrl: string | null;
  GameCategoryType: 'Standard' | 'My Games';
  SubCategories: readonly SubCategory[];
  /** Tiles of the first screen of the category; the rest is fetched by id. */
  Games: readonly GameTile[];
}

/** What is known of a launch beside the game, for its events (LB-11). */
export interface LaunchInfo extends Partial<Pick<ChosenGame, 'sectionName' | 'gameIndex' | 'headingIndex'>> {
  gameGroupId: number;
  launchedFrom: LaunchSource;
  /** The operator's numbers of the game on this device, where they are known. */
  picker: GamePicker | null;
}

/** The Games slice (S3). */
export interface GamesState {
  /** The all-games list that search needs; null until it was fetched. */
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
  /** The game in the window; kept when it is unlaunched. */
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
