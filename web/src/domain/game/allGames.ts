import type { AllGamesColumns } from './allGamesApi.ts';
import { factsLimit, unpackFacts } from './gameFacts.ts';
import type { GameTile } from './gameTile.ts';
import { fromColumn } from './numberColumn.ts';
import { pinyinReader } from './pinyinTable.ts';

/**
 * Every game of the product in columns. A game is identified by its index, 0 to `count` - 1, in the order of ids. Tiles
 * are built when they are shown, so that ten thousand games take a few arrays instead of ten thousand objects.
 */
export interface AllGames {
  readonly count: number;
  readonly ids: Uint32Array;
  /** In the language of the visit. */
  readonly names: readonly string[];
  /** Empty if the English name is the same. */
  readonly english: readonly string[];
  readonly providers: readonly string[];
  readonly themes: readonly string[];
  readonly featureSets: readonly (readonly string[])[];
  /** Indexes into the lists above. */
  readonly provider: Uint16Array;
  readonly theme: Uint16Array;
  readonly featureSet: Uint16Array;
  /** RTP in hundredths of a per cent. */
  readonly returns: Uint16Array;
  /** In thousandths. */
  readonly popularity: Uint16Array;
  /** Days since the release. */
  readonly age: Uint16Array;
  /** Packed facts; see `gameFacts.ts`. */
  readonly facts: Uint16Array;
  /** Syllables of a Chinese name, separated by spaces; empty for other names. */
  pinyin(place: number): string;
  /** Returns the same object while it is among the last few hundred. */
  tile(place: number): GameTile;
  /** Null for an id that is not in the product. */
  placeOf(id: number): number | null;
}

/**
 * Maximum number of cached tiles: several screens. Caching ten thousand with their cover addresses would take ten
 * megabytes.
 */
const maxCachedTiles = 400;

/** Parses the columns; null if they are inconsistent. */
export function readAllGames(columns: AllGamesColumns): AllGames | null {
  const { count, covers, providers, themes, featureSets } = columns;
  const ids = readIds(columns.ids, count);
  const names = readLines(columns.names, count);
  const english = readLines(columns.english, count);
  const provider = fromColumn(columns.provider, count, providers.length);
  const theme = fromColumn(columns.theme, count, themes.length);
  const featureSet = fromColumn(columns.featureSet, count, featureSets.length);
  const returnPlaces = fromColumn(columns.return, count, columns.returns.length);
  const popularity = fromColumn(columns.popularity, count, 1001);
  const age = fromColumn(columns.age, count, 10_000);
  const facts = fromColumn(columns.facts, count, factsLimit);
  if (ids === null || names === null || english === null || provider === null || theme === null || featureSet === null)
    return null;
  if (returnPlaces === null || popularity === null || age === null || facts === null) return null;
  const returns = returnPlaces.map((place) => columns.returns[place] ?? 0);
  const tiles = new Map<number, GameTile>();

  function make(place: number): GameTile {
    const backAt = columns.backAt[place];
    const id = ids?.[place] ?? 0;
    return {
      id,
      name: names?.[place] ?? '',
      image: covers.others[place] ?? covers.pattern.replace('{id}', String(id)),
      provider: providers[provider?.[place] ?? 0] ?? '',
      ...(returns[place] ? { rtp: returns[place] / 100 } : {}),
      ...unpackFacts(facts?.[place] ?? 0),
      ...(backAt === undefined ? {} : { backAt }),
    };
  }

  return {
    count,
    ids,
    names,
    english,
    providers,
    themes,
    featureSets,
    provider,
    theme,
    featureSet,
    returns,
    popularity,
    age,
    facts,
    pinyin: pinyinOf(columns, names),
    tile(place) {
      const known = tiles.get(place);
      if (known !== undefined) return known;
      const made = make(place);
      const oldest = tiles.keys().next().value;
      if (tiles.size >= maxCachedTiles && oldest !== undefined) tiles.delete(oldest);
      tiles.set(place, made);
      return made;
    },
    placeOf(id) {
      let low = 0;
      let high = count - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const other = ids[middle] ?? 0;
        if (other === id) return middle;
        if (other < id) low = middle + 1;
        else high = middle - 1;
      }
      return null;
    },
  };
}

function pinyinOf({ pinyin }: AllGamesColumns, names: readonly string[]): (place: number) => string {
  const read = pinyinReader(pinyin);
  return (place) => read(names[place] ?? '', place);
}

function readIds(text: string, count: number): Uint32Array | null {
  const steps = text === '' ? [] : text.split(' ');
  if (steps.length !== count) return null;
  const ids = new Uint32Array(count);
  let id = 0;
  for (const [place, step] of steps.entries()) {
    const more = Number(step);
    if (!Number.isInteger(more) || more < 1) return null;
    id += more;
    if (id > 999_999_999) return null;
    ids[place] = id;
  }
  return ids;
}

function readLines(text: string, count: number): readonly string[] | null {
  if (count === 0) return text === '' ? [] : null;
  const read = text.split('\n');
  return read.length === count ? read : null;
}
