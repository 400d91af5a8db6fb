import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import { ownValue } from '@foyer/contract/ownValue';
import type { EngineKind } from '../engines/gameEngine.ts';
import { seededRandom } from '../engines/seededRandom.ts';
import { messages as englishMessages, type GameNameMessages } from '../messages/en/gameNames.ts';
import { inEveryLanguage } from '../messages/inEveryLanguage.ts';
import { messagesByLanguage } from '../messages/messagesByLanguage.ts';
import { blockedNames } from './blockedNames.ts';
import type { GameArt, GameTheme } from './gameArt.ts';
import type { Noun, Vocabulary } from './wordBank.ts';

export const gameNameMessages = await messagesByLanguage<GameNameMessages>(
  englishMessages,
  (language) => import(`../messages/${language}/gameNames.ts`),
);

/** A generated name, with the cover art and the engine of its noun. */
export interface NamedGame {
  readonly name: Readonly<Record<Culture, string>>;
  readonly theme: GameTheme;
  readonly engine: EngineKind;
  readonly art: GameArt;
}

type NameParts = readonly [theme: GameTheme, adjective: string | null, noun: Noun, tail: string | null];

/**
 * Generates every name of the vocabularies, best kind first, each kind in an order from the seed. Lazy, because a
 * catalogue uses a few hundred of tens of thousands.
 */
export function* combineNames(
  vocabularies: readonly Vocabulary[],
  lastWords: readonly string[],
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
      if (!isBlocked(name.name.en)) yield name;
    }
  }
  return undefined;
}

const othersThan = (words: readonly string[], { word }: Noun): string[] => words.filter((other) => other !== word);
const plain = ({ theme, adjectives }: Vocabulary, noun: Noun): NameParts[] =>
  othersThan(adjectives, noun).map((adjective) => [theme, adjective, noun, null]);
const tailed = ({ theme }: Vocabulary, noun: Noun, tails: readonly string[]): NameParts[] =>
  othersThan(tails, noun).map((tail) => [theme, null, noun, tail]);
const long = ({ theme, adjectives }: Vocabulary, noun: Noun, tails: readonly string[]): NameParts[] =>
  othersThan(adjectives, noun).flatMap((adjective) =>
    othersThan(tails, noun).map((tail): NameParts => [theme, adjective, noun, tail]),
  );

function named([theme, adjective, noun, tail]: NameParts): NamedGame {
  const words = { theme, front: [adjective, noun.word].filter((word) => word !== null), tail };
  const english = [...words.front, tail].filter((word) => word !== null).join(' ');
  return {
    name: inEveryLanguage((culture) => wordsIn(culture, words)?.join(gapIn(culture)) ?? english),
    theme,
    engine: noun.engine,
    art: {
      figures: noun.figures,
      emblems: noun.emblems,
      family: noun.family,
      scene: noun.scene,
      // Both words of a two-word name are in large letters.
      tail: adjective !== null && tail !== null ? tail : null,
      wordRows: inEveryLanguage((culture) => twoRows(wordsIn(culture, words) ?? [], gapIn(culture))),
    },
  };
}

const gapIn = (culture: Culture): string => (languages[culture].script === 'han' ? '' : ' ');

/** Returns the words of a name in a language, or null where the language lacks one of them. */
function wordsIn(
  culture: Culture,
  { theme, front, tail }: { theme: GameTheme; front: readonly string[]; tail: string | null },
): string[] | null {
  const { words, tails } = gameNameMessages[culture];
  const known = ownValue(words, theme) ?? {};
  const found = front.map((word) => ownValue(known, word));
  if (tail !== null) found.push(ownValue(tails, tail));
  return found.every((word) => word !== undefined) ? found : null;
}

/** Splits the name between words into two lines of similar length. */
function twoRows(parts: readonly string[], gap: string): readonly string[] | null {
  const breaks = parts
    .slice(1)
    .map((_, index) => [parts.slice(0, index + 1).join(gap), parts.slice(index + 1).join(gap)] as const);
  const uneven = ([first, second]: readonly [string, string]): number => Math.abs(first.length - second.length);
  return breaks.toSorted((a, b) => uneven(a) - uneven(b))[0] ?? null;
}

/** Also returns true for a blocked name followed by another word. */
export function isBlocked(en: string): boolean {
  const words = en.split(' ');
  return words.some((_, last) => blockedNames.has(words.slice(0, last + 1).join(' ')));
}
