import type { EngineKind } from '../play/gameEngine.ts';
import { blockedNames } from './blockedNames.ts';
import type { GameArt, GameTheme } from './gameArt.ts';
import { seededRandom } from './seededRandom.ts';
import type { Noun, Vocabulary, Word } from './wordBank.ts';

/** A generated name with the picture and the engine its noun asks for. */
export interface NamedGame {
  readonly en: string;
  readonly zh: string;
  readonly theme: GameTheme;
  readonly engine: EngineKind;
  readonly art: GameArt;
}

/** Every name the vocabularies can make, the best kind first, each kind in an order that the seed decides. */
export function combineNames(vocabularies: readonly Vocabulary[], lastWords: readonly Word[], seed: string): NamedGame[] {
  const plain: NamedGame[] = [];
  const tailed: NamedGame[] = [];
  const long: NamedGame[] = [];
  for (const { theme, adjectives, nouns } of vocabularies) {
    for (const noun of nouns) {
      const fitting = adjectives.filter((adjective) => adjective.en !== noun.en);
      const tails = lastWords.filter((tail) => tail.en !== noun.en);
      plain.push(...fitting.map((adjective) => named(theme, adjective, noun, null)));
      tailed.push(...tails.map((tail) => named(theme, null, noun, tail)));
      long.push(...fitting.flatMap((adjective) => tails.map((tail) => named(theme, adjective, noun, tail))));
    }
  }
  const random = seededRandom(seed);
  const shuffled = <T>(list: T[]): T[] => {
    for (let last = list.length - 1; last > 0; last -= 1) {
      const other = random.whole(0, last);
      [list[last], list[other]] = [list[other] as T, list[last] as T];
    }
    return list;
  };
  return [...shuffled(plain), ...shuffled(tailed), ...shuffled(long)].filter(({ en }) => !isBlocked(en));
}

function named(theme: GameTheme, adjective: Word | null, noun: Noun, tail: Word | null): NamedGame {
  const parts = [adjective, noun, tail].filter((word) => word !== null);
  return {
    en: parts.map(({ en }) => en).join(' '),
    zh: parts.map(({ zh }) => zh).join(''),
    theme,
    engine: noun.engine,
    art: {
      figures: noun.figures,
      emblems: noun.emblems,
      family: null,
      scene: noun.scene,
      // A two-word name letters both words large.
      tail: adjective !== null && tail !== null ? tail.en : null,
      chineseRows: chineseRows(parts.map(({ zh }) => zh)),
    },
  };
}

/** Two rows of about equal length, broken between words. */
function chineseRows(parts: readonly string[]): readonly string[] | null {
  const breaks = parts.slice(1).map((_, index) => [parts.slice(0, index + 1).join(''), parts.slice(index + 1).join('')] as const);
  const uneven = ([first, second]: readonly [string, string]): number => Math.abs(first.length - second.length);
  return breaks.toSorted((a, b) => uneven(a) - uneven(b))[0] ?? null;
}

/** A blocked name with another word behind it is still that name. */
export function isBlocked(en: string): boolean {
  const words = en.split(' ');
  return words.some((_, last) => blockedNames.has(words.slice(0, last + 1).join(' ')));
}
