import { createStore } from 'zustand/vanilla';

/**
 * LB-11: where a game was chosen. Every tracked event of the game says so: the heading it stood under, its place there
 * and the heading's place on the page, both counted from 1 as a player would.
 */
export interface ChosenTile {
  readonly gameGroupId: number;
  readonly sectionName: string;
  readonly gameIndex: number;
  readonly headingIndex: number;
}

/** The tile that was pressed last. */
export const chosenTileStore = createStore<{ chosen: ChosenTile | null }>(() => ({ chosen: null }));

/** A list of tiles as it tells where its tiles stand. */
export interface TileSection {
  name: string;
  /** Place of its first tile that is drawn, from 0: not 0 in the middle of a long list. */
  first: number;
}

/**
 * @param index place among the tiles that are drawn, from 0
 * @param headingIndex place of the list's heading on the page, from 1
 */
export function chosenTile(gameGroupId: number, index: number, { name, first }: TileSection, headingIndex: number): ChosenTile {
  return { gameGroupId, sectionName: name, gameIndex: first + index + 1, headingIndex };
}

/** What a launch of this game says of where it was chosen; nothing when the game came up in another way, for example by its address. */
export function launchedAt(chosen: ChosenTile | null, gameGroupId: number): Partial<Omit<ChosenTile, 'gameGroupId'>> {
  if (chosen === null || chosen.gameGroupId !== gameGroupId) return {};
  const { sectionName, gameIndex, headingIndex } = chosen;
  return { sectionName, gameIndex, headingIndex };
}
