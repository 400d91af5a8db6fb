import type { Culture } from '@foyer/contract/identifiers';
import type { Game } from '@foyer/contract/games';
import type { GameArt, GameTheme } from './gameArt.ts';

export type GameKind = Game['Properties']['kind'];
export type Volatility = Game['Properties']['volatility'];

/** An invented game as the sandbox knows it. Everything follows from the id, so every start has the same games. */
export interface CatalogueGame {
  readonly gameGroupId: number;
  readonly name: Readonly<Record<Culture, string>>;
  readonly theme: GameTheme;
  readonly kind: GameKind;
  readonly provider: string;
  /** Published return to player in per cent. */
  readonly rtp: number;
  readonly volatility: Volatility;
  /** 0 (least played) to 1. */
  readonly popularity: number;
  /** Place of the release day in the release cycle; `ageDays` turns it into an age at a given time. */
  readonly releaseDay: number;
  readonly features: readonly string[];
  /** What plays the game, or null where the sandbox has only its page. */
  readonly engine: 'slot' | null;
  readonly slotModelId: string | null;
  readonly art: GameArt;
}

export interface Catalogue {
  /** Curated games first, then generated ones; a bigger catalogue begins with the smaller one. */
  readonly all: readonly CatalogueGame[];
  byId(gameGroupId: number): CatalogueGame | undefined;
}

/** The invented games. `size` is how many there are (1 to 10,000). */
export function createCatalogue(size: number): Catalogue {
  const all: CatalogueGame[] = [];
  const byId = new Map(all.slice(0, size).map((game) => [game.gameGroupId, game]));
  return { all, byId: (id) => byId.get(id) };
}
