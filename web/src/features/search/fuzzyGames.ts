import UFuzzy from '@leeoniya/ufuzzy';
import { correctedText } from './nearestWords.ts';
import { foldText, searchGames } from './searchGames.ts';
import type { SearchGame } from './searchGames.ts';

export interface FuzzyHit {
  games: SearchGame[];
  /** The text the games were found by, for example `diamond` for `dimond`. */
  corrected: string;
}

/** Games whose names hold the text with one slip in each word; null when there are none. A chunk of its own, loaded when nothing matches as typed. */
export function fuzzyGames(games: readonly SearchGame[], text: string): FuzzyHit | null {
  const wanted = foldText(text);
  // Mode 1 allows one slip in each word. The package declares its modes as an enum that has no value at run time.
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
  const matcher = new UFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1, interIns: 20 });
  const candidates = games.flatMap((game) => game.texts.map((candidate) => ({ game, candidate })));
  const [ids, info, order] = matcher.search(candidates.map(({ candidate }) => candidate), wanted, 1);
  if (ids === null || ids.length === 0) return null;
  const places = info !== null && order !== null ? order.map((place) => info.idx[place]) : ids;
  const hits = places.flatMap((place) => (place === undefined ? [] : (candidates[place] ?? [])));
  const best = hits[0];
  if (best === undefined) return null;
  const corrected = correctedText(wanted, best.candidate);
  const meant = searchGames(games, corrected);
  return { games: meant.length > 0 ? meant : [...new Set(hits.map(({ game }) => game))], corrected };
}
