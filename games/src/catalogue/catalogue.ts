import type { Culture } from '@foyer/contract/ids';
import { ownValue } from '@foyer/contract/ownValue';
import type { EngineKind } from '../engines/gameEngine.ts';
import { inEveryLanguage } from '../messages/inEveryLanguage.ts';
import { curatedGames, type CuratedGame } from './curatedGames.ts';
import type { GameArt, GameTheme } from './gameArt.ts';
import { factsOf, shareOf, engineModels, type EngineModels } from './gameFacts.ts';
import type { GameKind, Volatility } from './gameKind.ts';
import { combineNames, type NamedGame, gameNameMessages } from './gameNames.ts';
import { liveTableFacts, type LiveTableFacts } from './liveTableFacts.ts';
import {
  houseTails,
  instantVocabularies,
  liveVocabularies,
  slotTails,
  tableVocabularies,
} from './otherVocabularies.ts';
import { providers } from './providers.ts';
import { slotVocabularies } from './slotVocabularies.ts';

const hourMs = 3_600_000;
const cycleHours = 7 * 24;
/** Weekly maintenance lasts four hours, so that about 2.4 per cent of games are under maintenance at any time. */
const lastsHours = 4;

/** Returns the start of a game's weekly maintenance, in hours from the start of a cycle. */
const maintenanceHour = (gameGroupId: number): number => shareOf('maintenance', gameGroupId, cycleHours);

/** Returns the end of the maintenance in progress, or null. Times in Unix milliseconds. */
export function scheduledBackAt(beginsAt: number, now: number): number | null {
  const hour = Math.floor(now / hourMs);
  const since = (((hour - beginsAt) % cycleHours) + cycleHours) % cycleHours;
  return since < lastsHours ? (hour - since + lastsHours) * hourMs : null;
}

/** The schedule changes only on whole hours. */
export const nextScheduleChange = (now: number): number => (Math.floor(now / hourMs) + 1) * hourMs;

const dayMs = 86_400_000;

/**
 * Days after which a game counts as released again. Fixed release dates would leave a long-running sandbox without new
 * games, and fixed ages would ignore the sandbox clock. One game in sixteen is less than 30 days old.
 */
const releaseCycleDays = 480;

/** Returns whole days since the latest release, 0 to 479. `releaseDay` is 0 to 479, `now` Unix milliseconds. */
export function ageDays(releaseDay: number, now: number): number {
  const today = Math.floor(now / dayMs);
  const days = (today - releaseDay) % releaseCycleDays;
  return days < 0 ? days + releaseCycleDays : days;
}

/** Pots of the jackpot games in rotation, so that even a small catalogue has a game for each pot. */
const potRotation = [['megaMoolah'], ['rapid', 'daily'], ['wowPot'], ['daily'], ['rapid']] as const;

/** Assigns jackpots to games in catalogue order. Eight per cent of slots have one. */
function createJackpotAssigner(): (gameGroupId: number, engine: EngineKind) => readonly string[] {
  let dealt = 0;
  return (gameGroupId, engine) => {
    if (engine !== 'slot' || shareOf('jackpot', gameGroupId, 100) >= 8) return [];
    const pots = potRotation[dealt % potRotation.length] ?? [];
    dealt += 1;
    return pots;
  };
}

/** An invented game of the sandbox. All fields derive from the id, so that every start has the same games. */
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
  /** Day of the release within the release cycle; `ageDays` converts it to an age. */
  readonly releaseDay: number;
  readonly features: readonly string[];
  /** Engine that plays the game. */
  readonly engine: EngineKind;
  readonly modelId: string;
  /** Pots that the game's stakes feed and its rounds may win. */
  readonly jackpots: readonly string[];
  /** Hour of the week when maintenance starts; null for promoted games, which have none. */
  readonly maintenanceHour: number | null;
  /** Null for every kind but `live`. */
  readonly liveTable: LiveTableFacts | null;
  readonly art: GameArt;
}

export interface Catalogue {
  /** Curated games first, then generated ones. A smaller catalogue is always a prefix of a larger one. */
  readonly all: readonly CatalogueGame[];
  byId(gameGroupId: number): CatalogueGame | undefined;
}

/** Creates the invented games. `size` is their number (1 to 10,000). */
export function createCatalogue(size: number, models: EngineModels = engineModels): Catalogue {
  const jackpotsOf = createJackpotAssigner();
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
  const taken = new Set(games.flatMap(({ name }) => Object.values(name)));
  for (let place = 0; games.length < size; place += 1) {
    let kind = kindAt(place);
    let next = waiting[kind].next().value;
    if (!next) {
      kind = 'slot';
      next = waiting[kind].next().value;
    }
    if (!next) throw new Error(`the word bank has names for ${games.length} games only`);
    const names = Object.values(next.name);
    if (names.some((name) => taken.has(name))) continue;
    for (const name of names) taken.add(name);
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
    name: inEveryLanguage((culture) => ownValue(gameNameMessages[culture].curated, game.en) ?? game.en),
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
      wordRows: inEveryLanguage((culture) => ownValue(gameNameMessages[culture].curatedRows, game.en) ?? null),
    },
  };
}

/** Distributes kinds as a real lobby does: mostly slots. */
function kindAt(place: number): GameKind {
  const share = shareOf('kind', place, 100);
  if (share < 80) return 'slot';
  if (share < 88) return 'table';
  return share < 95 ? 'live' : 'instant';
}

function complete(
  { gameGroupId, name, theme, kind, engine, art, curated }: InventedGame,
  models: EngineModels,
  jackpots: readonly string[],
): CatalogueGame {
  const provider = providers[shareOf('provider', gameGroupId, providers.length)] ?? providers[0];
  const draw = shareOf('popularity', gameGroupId, 1000) / 1000;
  const facts = factsOf({ gameGroupId, kind, engine, name: name.en }, models);
  return {
    gameGroupId,
    name,
    theme,
    kind,
    provider: provider.name,
    // Few games are popular; the curated ones are.
    popularity: Math.round(1000 * (curated ? 0.5 + draw / 2 : draw * draw * 0.9)) / 1000,
    releaseDay: shareOf('release', gameGroupId, releaseCycleDays),
    engine,
    jackpots,
    maintenanceHour: curated ? null : maintenanceHour(gameGroupId),
    liveTable: kind === 'live' ? liveTableFacts(gameGroupId, engine, curated) : null,
    art,
    ...facts,
    features: jackpots.length > 0 ? [...facts.features, 'jackpot'] : facts.features,
  };
}
