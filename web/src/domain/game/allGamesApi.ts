import type { ResponseBody } from '@foyer/contract/endpoint';
import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/** Numbers, one for each game (`numberColumn.ts`). */
const column = v.string();
/** Texts, one for each game, each on a line. */
const lines = v.string();

/**
 * Every game of the product, once a tab (LB-07), in columns: 10,000 games stay within 250 kB on the wire. Games stand in
 * the order of their ids; what many games share is said once and meant by its place.
 */
export const getAllGames = endpoint({
  name: 'getAllGames',
  service: 'web',
  method: 'GET',
  path: '/api/games/search-list',
  response: v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50_000)),
    /** The first id, then by how much each is more than the one before, with a space between. */
    ids: v.string(),
    /** In the language of the visit. */
    names: lines,
    /** An empty line where the English name is the same. */
    english: lines,
    pinyin: v.object({ characters: v.string(), syllables: v.string(), others: v.record(v.string(), v.string()) }),
    /** Path of a cover with `{id}` for the id, and the paths of those games (by place) that have another. */
    covers: v.object({ pattern: v.string(), others: v.record(v.string(), v.string()) }),
    providers: v.array(v.string()),
    themes: v.array(v.string()),
    featureSets: v.array(v.array(v.string())),
    /** Returns to player that games have, in hundredths of a per cent. */
    returns: v.array(v.number()),
    /** Places in the lists above. */
    provider: column,
    theme: column,
    featureSet: column,
    return: column,
    /** In thousandths. */
    popularity: column,
    /** Days since the release, at most 9,999. */
    age: column,
    /** Kind, volatility, new, cannot be played now: `gameFacts.ts`. */
    facts: column,
    /** Place of a game that is being looked after to when it is expected back, in Unix milliseconds. */
    backAt: v.record(v.string(), v.number()),
  }),
  errors: { 504: 'the content service gives no list' },
});
export type AllGamesColumns = ResponseBody<typeof getAllGames>;
