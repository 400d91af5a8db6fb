import { endpoint } from '@foyer/contract/endpoint';
import { gameKinds, volatilities } from '@foyer/contract/games';
import { gameGroupId } from '@foyer/contract/identifiers';
import * as v from 'valibot';

const place = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * One game as a row, because thousands of them travel at once. Left out, as an empty text: an English name that is the
 * same as the name, and the pinyin of a name without Chinese characters.
 */
const row = v.tuple([
  gameGroupId,
  /** Name in the language of the visit. */
  v.string(),
  /** Name in English. */
  v.string(),
  /** Syllables, separated by spaces. */
  v.string(),
  /** Path of the cover. */
  v.string(),
  /** Places in `providers` and `themes`. */
  place,
  place,
  v.picklist(gameKinds),
  v.picklist(volatilities),
  /** Return to player in per cent. */
  v.number(),
  /** 0 to 1. */
  v.number(),
  /** 1: new; 2: cannot be played now; 3: both. */
  v.picklist([0, 1, 2, 3]),
]);
export type SearchRow = v.InferOutput<typeof row>;

/** Every game that may be found, once a tab (LB-07). */
export const getSearchList = endpoint({
  name: 'getSearchList',
  service: 'web',
  method: 'GET',
  path: '/api/games/search-list',
  answer: v.object({ providers: v.array(v.string()), themes: v.array(v.string()), games: v.array(row) }),
  errors: { 504: 'the content service gives no list' },
});
