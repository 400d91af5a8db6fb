import type { ResponseBody } from '@foyer/contract/endpoint';
import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/** Numbers, one for each game (`numberColumn.ts`). */
const column = v.string();
/** Texts, one line for each game. */
const lines = v.string();

/**
 * Returns every game of the product, once per tab (LB-07), in columns: 10,000 games fit into 250 kB on the wire. Games
 * are sorted by id; shared values are listed once and referred to by index.
 */
export const getAllGames = endpoint({
  name: 'getAllGames',
  service: 'web',
  method: 'GET',
  path: '/api/games/search-list',
  response: v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50_000)),
    /** The first id, followed by the difference of each id from its predecessor, separated by spaces. */
    ids: v.string(),
    /** In the language of the visit. */
    names: lines,
    /** An empty line if the English name is the same. */
    english: lines,
    pinyin: v.object({ characters: v.string(), syllables: v.string(), others: v.record(v.string(), v.string()) }),
    /** Path of a cover with `{id}` as placeholder, and the paths, by index, of games whose covers differ. */
    covers: v.object({ pattern: v.string(), others: v.record(v.string(), v.string()) }),
    providers: v.array(v.string()),
    themes: v.array(v.string()),
    featureSets: v.array(v.array(v.string())),
    /** Distinct RTP values in hundredths of a per cent. */
    returns: v.array(v.number()),
    /** Indexes into the lists above. */
    provider: column,
    theme: column,
    featureSet: column,
    return: column,
    /** In thousandths. */
    popularity: column,
    /** Days since the release, at most 9,999. */
    age: column,
    /** Facts with few values: `gameFacts.ts`. */
    facts: column,
    /** Index of a game under maintenance to its expected end in Unix milliseconds. */
    backAt: v.record(v.string(), v.number()),
  }),
  errors: { 504: 'the content service gives no list' },
});
export type AllGamesColumns = ResponseBody<typeof getAllGames>;
