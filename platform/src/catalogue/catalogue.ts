import type { Culture } from '@foyer/contract/identifiers';
import type { Game } from '@foyer/contract/games';
import { slotModels } from '../slot/slotModels.ts';
import { curatedGames, type CuratedGame } from './curatedGames.ts';
import type { GameArt, GameTheme } from './gameArt.ts';
import { factsOf, shareOf, type GameFeature, type SlotFigures } from './gameFacts.ts';
import { combineNames, type NamedGame } from './gameNames.ts';
import { instantWords, liveWords, tableWords } from './otherWords.ts';
import { providers } from './providers.ts';
import { releaseCycleDays } from './releaseCycle.ts';
import { slotWords } from './slotWords.ts';

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
  readonly features: readonly GameFeature[];
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
export function createCatalogue(size: number, models: readonly SlotFigures[] = slotModels): Catalogue {
  const all = gamesInOrder(size).map((game) => complete(game, models));
  const byId = new Map(all.map((game) => [game.gameGroupId, game]));
  return { all, byId: (id) => byId.get(id) };
}

interface InventedGame extends NamedGame {
  readonly gameGroupId: number;
  readonly kind: GameKind;
  readonly curated: boolean;
}

function gamesInOrder(size: number): InventedGame[] {
  const games = curatedGames.slice(0, size).map(fromCurated);
  const waiting: Record<GameKind, NamedGame[]> = {
    slot: combineNames(slotWords, 'slot names').toReversed(),
    table: combineNames(tableWords, 'table names').toReversed(),
    live: combineNames(liveWords, 'live names').toReversed(),
    instant: combineNames(instantWords, 'instant names').toReversed(),
  };
  const taken = new Set(games.flatMap(({ en, zh }) => [en, zh]));
  for (let place = 0; games.length < size; place += 1) {
    const wished = kindAt(place);
    const kind = waiting[wished].length > 0 ? wished : 'slot';
    const next = waiting[kind].pop();
    if (!next) throw new Error(`the word bank has names for ${games.length} games only`);
    if (taken.has(next.en) || taken.has(next.zh)) continue;
    taken.add(next.en).add(next.zh);
    games.push({ ...next, gameGroupId: firstGeneratedId + games.length, kind, curated: false });
  }
  return games;
}

const firstCuratedId = 41_000;
const curatedIdStep = 37;
const firstGeneratedId = 10_000;

function fromCurated(game: CuratedGame, place: number): InventedGame {
  return {
    gameGroupId: firstCuratedId + place * curatedIdStep,
    en: game.en,
    zh: game.zh,
    theme: game.theme,
    kind: game.kind ?? 'slot',
    curated: true,
    art: {
      figures: game.figure === undefined ? [] : [game.figure],
      emblems: game.emblem === undefined ? [] : [game.emblem],
      family: game.family,
      scene: game.scene ?? null,
      tail: null,
      chineseRows: null,
    },
  };
}

/** Shares of a real lobby: mostly slots. */
function kindAt(place: number): GameKind {
  const share = shareOf('kind', place, 100);
  if (share < 80) return 'slot';
  if (share < 88) return 'table';
  return share < 95 ? 'live' : 'instant';
}

function complete({ gameGroupId, en, zh, theme, kind, art, curated }: InventedGame, models: readonly SlotFigures[]): CatalogueGame {
  const provider = providers[shareOf('provider', gameGroupId, providers.length)] ?? providers[0];
  const draw = shareOf('popularity', gameGroupId, 1000) / 1000;
  return {
    gameGroupId,
    name: { en, zh },
    theme,
    kind,
    provider: provider.name,
    // Few games are played much; the curated ones are.
    popularity: Math.round(1000 * (curated ? 0.5 + draw / 2 : draw * draw * 0.9)) / 1000,
    releaseDay: shareOf('release', gameGroupId, releaseCycleDays),
    engine: kind === 'slot' ? 'slot' : null,
    art,
    ...factsOf(gameGroupId, kind, en, art.scene, models),
  };
}
