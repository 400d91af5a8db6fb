import { gameKinds, gameTraits, traitNames } from '@foyer/contract/gameTraits';
import { sorted } from '@foyer/contract/sorted';
import type { AllGames } from '../../domain/game/allGames.ts';
import { filterNames } from '../../domain/game/choiceNames.ts';
import type { GameFilter } from '../../domain/game/choiceNames.ts';
import { filterText } from '../../domain/game/filterText.ts';
import { everyGame, isChosen, jackpotFeature } from '../../domain/game/gameChoice.ts';
import type { GameChoice } from '../../domain/game/gameChoice.ts';
import type { Translate } from '../../i18n/messages.ts';
import { foldText } from './searchTexts.ts';
import { han } from './shouldSearch.ts';

/** A normalised phrase that stands for a value of a filter, or for an order. */
interface FilterPhrase {
  readonly phrase: string;
  readonly choice: Partial<GameChoice>;
}

/** What people type for filters in the language of the visit, the longest first. */
export interface FilterPhrases {
  readonly phrases: readonly FilterPhrase[];
  /** Words that say nothing: `games with a jackpot`. */
  readonly fillers: readonly string[];
  /** Other names of games that people type, with the word in the names of this site: `21点`. */
  readonly otherNames: ReadonlyMap<string, string>;
}

/** Letters from which an unfinished last word counts: `jackp`. */
const minUnfinishedLength = 4;

/** Splits a message that lists words. */
const listed = (words: string): string[] =>
  words
    .split(/[,，、]/)
    .map(foldText)
    .filter((word) => word !== '');

/** Returns the phrases for the filters of a list. Needs the messages of the areas `search`, `filters` and `gameFacts`. */
export function filterPhrases({ providers, featureSets }: AllGames, t: Translate): FilterPhrases {
  const phrasesOf = (name: GameFilter, value: string, more: readonly string[] = []): FilterPhrase[] =>
    [...new Set([foldText(filterText(name, value, t)), ...more])].map((phrase) => ({
      phrase,
      choice: { [name]: [value] },
    }));
  const features = [...new Set(featureSets.flat())].filter((feature) => feature !== jackpotFeature);
  const phrases = [
    ...phrasesOf('jackpot', '1', listed(t('search.phrases.jackpot'))),
    ...phrasesOf('new', '1', listed(t('search.phrases.new'))),
    ...listed(t('search.phrases.rtp')).map((phrase): FilterPhrase => ({ phrase, choice: { order: 'rtp' } })),
    ...gameKinds.flatMap((kind) => phrasesOf('kind', kind, listed(t('search.phrases.kind', { kind })))),
    ...traitNames.flatMap((trait) =>
      gameTraits[trait].flatMap((value) => phrasesOf(trait, value, listed(t(`search.phrases.${trait}`, { value })))),
    ),
    ...features.flatMap((feature) => phrasesOf('feature', feature, [foldText(feature.replace(/[-_]+/g, ' '))])),
    // A maker is also known by the first words of its name.
    ...providers.flatMap((provider) => {
      const words = foldText(provider).split(' ');
      return words.flatMap((_, at): FilterPhrase[] => [
        { phrase: words.slice(0, at + 1).join(' '), choice: { provider: [provider] } },
      ]);
    }),
  ].filter(({ phrase }) => phrase !== '');
  return {
    phrases: sorted(phrases, (a, b) => b.phrase.length - a.phrase.length),
    fillers: listed(t('search.phrases.fillers')),
    otherNames: new Map(
      listed(t('search.phrases.names')).map((pair) => {
        const [typed = '', name = ''] = pair.split('=');
        return [typed, name] as const;
      }),
    ),
  };
}

/** Whether a phrase ends at a word's end. Chinese has no spaces between words. */
const endsWord = (rest: string, phrase: string): boolean =>
  rest.length === phrase.length || rest[phrase.length] === ' ' || han.test(phrase.at(-1) ?? '');

/**
 * Returns the filters that a text names, such as `low volatility jackpot` or `mirador`; null if any word of it names
 * none. The last word may be unfinished.
 */
export function typedFilter(
  { phrases, fillers }: Pick<FilterPhrases, 'phrases' | 'fillers'>,
  text: string,
): GameChoice | null {
  let choice = everyGame;
  let rest = foldText(text);
  while (rest !== '') {
    const wanted = rest;
    const found =
      phrases.find(({ phrase }) => wanted.startsWith(phrase) && endsWord(wanted, phrase)) ??
      (wanted.length < minUnfinishedLength ? undefined : phrases.find(({ phrase }) => phrase.startsWith(wanted)));
    const filler = fillers.find((word) => wanted.startsWith(word) && endsWord(wanted, word));
    if (found !== undefined) choice = withMore(choice, found.choice);
    else if (filler === undefined) return null;
    rest = wanted.slice((found?.phrase ?? filler ?? wanted).length).trimStart();
  }
  return isChosen(choice) ? choice : null;
}

function withMore(choice: GameChoice, more: Partial<GameChoice>): GameChoice {
  return {
    ...choice,
    ...Object.fromEntries(
      filterNames.map((name) => [name, [...new Set([...choice[name], ...(more[name] ?? [])])]] as const),
    ),
    order: more.order ?? choice.order,
  };
}

/** Returns the names of the chosen filters. */
export function filterTexts(choice: GameChoice, t: Translate): readonly string[] {
  return [
    ...filterNames.flatMap((name) => choice[name].map((value) => filterText(name, value, t))),
    ...(choice.order === null ? [] : [t('filters.order', { order: choice.order })]),
  ];
}
