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

type NameParts = readonly [theme: GameTheme, adjective: Word | null, noun: Noun, tail: Word | null];

/**
 * Every name the vocabularies can make, the best kind first, each kind in an order that the seed decides. There are tens of
 * thousands and a catalogue takes a few hundred, so each is put together when it is taken.
 */
export function* combineNames(
  vocabularies: readonly Vocabulary[],
  lastWords: readonly Word[],
  seed: string,
): Generator<NamedGame, undefined> {
  const random = seededRandom(seed);
  for (const kind of [plain, tailed, long]) {
    const all = vocabularies.flatMap((vocabulary) =>
      vocabulary.nouns.flatMap((noun) => kind(vocabulary, noun, lastWords)),
    );
    for (let last = all.length - 1; last > 0; last -= 1) {
      const other = random.whole(0, last);
      [all[last], all[other]] = [all[other] as NameParts, all[last] as NameParts];
    }
    for (const parts of all) {
      const name = named(parts);
      if (!isBlocked(name.en)) yield name;
    }
  }
  return undefined;
}

const othersThan = <W extends Word>(words: readonly W[], { en }: Word): W[] => words.filter((word) => word.en !== en);
const plain = ({ theme, adjectives }: Vocabulary, noun: Noun): NameParts[] =>
  othersThan(adjectives, noun).map((adjective) => [theme, adjective, noun, null]);
const tailed = ({ theme }: Vocabulary, noun: Noun, tails: readonly Word[]): NameParts[] =>
  othersThan(tails, noun).map((tail) => [theme, null, noun, tail]);
const long = ({ theme, adjectives }: Vocabulary, noun: Noun, tails: readonly Word[]): NameParts[] =>
  othersThan(adjectives, noun).flatMap((adjective) =>
    othersThan(tails, noun).map((tail): NameParts => [theme, adjective, noun, tail]),
  );

function named([theme, adjective, noun, tail]: NameParts): NamedGame {
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
  const breaks = parts
    .slice(1)
    .map((_, index) => [parts.slice(0, index + 1).join(''), parts.slice(index + 1).join('')] as const);
  const uneven = ([first, second]: readonly [string, string]): number => Math.abs(first.length - second.length);
  return breaks.toSorted((a, b) => uneven(a) - uneven(b))[0] ?? null;
}

/** A blocked name with another word behind it is still that name. */
export function isBlocked(en: string): boolean {
  const words = en.split(' ');
  return words.some((_, last) => blockedNames.has(words.slice(0, last + 1).join(' ')));
}
