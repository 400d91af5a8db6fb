import type { Answer } from '@foyer/contract/endpoint';
import type { GameTile } from '../../domain/game/gameTile.ts';
import type { getSearchList } from './searchListApi.ts';

/** A game with what a search looks at. */
export interface SearchGame {
  tile: GameTile;
  theme: string;
  /** 0 to 1. */
  popularity: number;
  /** The texts a search may hit, folded: the name, the English name, the pinyin in one word, its first letters. */
  texts: readonly string[];
}

export function gamesOfList({ providers, themes, games }: Answer<typeof getSearchList>): SearchGame[] {
  return games.map(([id, name, english, pinyin, image, provider, theme, kind, volatility, rtp, popularity, flags]) => ({
    tile: {
      id, name, image, provider: providers[provider] ?? '', rtp, volatility, kind,
      ...((flags & 1) === 0 ? {} : { isNew: true as const }),
      ...((flags & 2) === 0 ? {} : { isUnavailable: true as const }),
    },
    theme: themes[theme] ?? '',
    popularity,
    texts: [name, english, pinyin.replaceAll(' ', ''), initials(pinyin)].filter((text) => text !== '').map(foldText),
  }));
}

const initials = (pinyin: string) => pinyin.split(' ').map((syllable) => syllable[0] ?? '').join('');

/** What a text is compared by: without case, accents, and more than one space in a row. At most 60 characters. */
export function foldText(text: string): string {
  return text.slice(0, 60).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** How well a text is hit: 0 at its start, 1 at the start of a word, 2 inside a word, null not at all. */
function rankIn(text: string, wanted: string): number | null {
  const at = text.indexOf(wanted);
  if (at === -1) return null;
  if (at === 0) return 0;
  return text.includes(` ${wanted}`) ? 1 : 2;
}

/**
 * LB-03: games whose name holds the text, without regard to case; also by English name and pinyin. The better hit goes
 * first, among equals the game that is played more.
 */
export function searchGames(games: readonly SearchGame[], text: string): SearchGame[] {
  const wanted = foldText(text);
  if (wanted === '') return [];
  const isSpaced = wanted.includes(' ');
  const packed = wanted.replaceAll(' ', '');
  const hits = games.flatMap((game) => {
    const ranks = game.texts.flatMap((candidate, place) => {
      // `zuan shi` is typed with and without spaces; names of several words are not.
      const rank = rankIn(candidate, wanted) ?? (isSpaced && place > 0 ? rankIn(candidate, packed) : null);
      return rank ?? [];
    });
    return ranks.length === 0 ? [] : [{ game, rank: Math.min(...ranks) }];
  });
  return hits.toSorted((a, b) => a.rank - b.rank || b.game.popularity - a.game.popularity).map(({ game }) => game);
}

/** Games of the same theme as the best hit, the most played first, without those that were found. */
export function relatedGames(games: readonly SearchGame[], found: readonly SearchGame[], most: number): SearchGame[] {
  const best = found[0];
  if (best === undefined) return [];
  const shown = new Set(found);
  return games.filter((game) => game.theme === best.theme && !shown.has(game)).toSorted((a, b) => b.popularity - a.popularity).slice(0, most);
}
