import type { Game } from '@foyer/contract/games';
import type { Culture } from '@foyer/contract/identifiers';
import type { EngineKind } from '../play/gameEngine.ts';
import { curatedGames, type CuratedGame } from './curatedGames.ts';
import { engineModels, type EngineModels } from './engineModels.ts';
import type { GameArt, GameTheme } from './gameArt.ts';
import { factsOf, shareOf } from './gameFacts.ts';
import { jackpotDealer } from './gameJackpots.ts';
import { combineNames, type NamedGame } from './gameNames.ts';
import { maintenanceHour } from './maintenanceHour.ts';
import {
  houseTails,
  instantVocabularies,
  liveVocabularies,
  slotTails,
  tableVocabularies,
} from './otherVocabularies.ts';
import { providers } from './providers.ts';
import { releaseCycleDays } from './releaseCycle.ts';
import { slotVocabularies } from './slotVocabularies.ts';

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
  /** What plays the game, and which of its models. */
  readonly engine: EngineKind;
  readonly modelId: string;
  /** Pots that its rounds pay into and may win. */
  readonly jackpots: readonly string[];
  /** Hour of the week in which its maintenance begins; null for the games the house puts in front, which are spared. */
  readonly maintenanceHour: number | null;
  readonly art: GameArt;
}

export interface Catalogue {
  /** Curated games first, then generated ones; a bigger catalogue begins with the smaller one. */
  readonly all: readonly CatalogueGame[];
  byId(gameGroupId: number): CatalogueGame | undefined;
}

/** The invented games. `size` is how many there are (1 to 10,000). */
export function createCatalogue(size: number, models: EngineModels = engineModels): Catalogue {
  const jackpotsOf = jackpotDealer();
  const all = gamesInOrder(size).map((game) => complete(game, models, jackpotsOf(game.gameGroupId, game.engine)));
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
  const waiting: Record<GameKind, Iterator<NamedGame, undefined>> = {
    slot: combineNames(slotVocabularies, slotTails, 'slot names'),
    table: combineNames(tableVocabularies, houseTails, 'table names'),
    live: combineNames(liveVocabularies, houseTails, 'live names'),
    instant: combineNames(instantVocabularies, houseTails, 'instant names'),
  };
  const taken = new Set(games.flatMap(({ en, zh }) => [en, zh]));
  for (let place = 0; games.length < size; place += 1) {
    let kind = kindAt(place);
    let next = waiting[kind].next().value;
    if (!next) {
      kind = 'slot';
      next = waiting[kind].next().value;
    }
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
    engine: game.engine ?? 'slot',
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

function complete(
  { gameGroupId, en, zh, theme, kind, engine, art, curated }: InventedGame,
  models: EngineModels,
  jackpots: readonly string[],
): CatalogueGame {
  const provider = providers[shareOf('provider', gameGroupId, providers.length)] ?? providers[0];
  const draw = shareOf('popularity', gameGroupId, 1000) / 1000;
  const facts = factsOf({ gameGroupId, kind, engine, name: en }, models);
  return {
    gameGroupId,
    name: { en, zh },
    theme,
    kind,
    provider: provider.name,
    // Few games are played much; the curated ones are.
    popularity: Math.round(1000 * (curated ? 0.5 + draw / 2 : draw * draw * 0.9)) / 1000,
    releaseDay: shareOf('release', gameGroupId, releaseCycleDays),
    engine,
    jackpots,
    maintenanceHour: curated ? null : maintenanceHour(gameGroupId),
    art,
    ...facts,
    features: jackpots.length > 0 ? [...facts.features, 'jackpot'] : facts.features,
  };
}
