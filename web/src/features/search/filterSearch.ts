import { gameKinds, gameTraits, traitNames } from '@foyer/contract/gameTraits';
import { sorted } from '@foyer/contract/sorted';
import type { AllGames } from '../../domain/game/allGames.ts';
import { filterNames } from '../../domain/game/choiceNames.ts';
import type { GameFilter } from '../../domain/game/choiceNames.ts';
import { filterText } from '../../domain/game/filterText.ts';
import { everyGame, isChosen, jackpotFeature, searchWithChoice } from '../../domain/game/gameChoice.ts';
import type { GameChoice } from '../../domain/game/gameChoice.ts';
import { chosenGames, gamesOfQuery } from '../../domain/game/gamesOfQuery.ts';
import type { Translate } from '../../i18n/messages.ts';
import { foldText } from './searchTexts.ts';
import { han } from './shouldSearch.ts';

/** A normalised phrase that stands for a value of a filter, or for an order. */
interface FilterPhrase {
  readonly phrase: string;
  readonly choice: Partial<GameChoice>;
}

/** What people type for filters in the language of the visit, the longest first. */
interface FilterPhrases {
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

/** Returns the phrases for the filters of a list. */
function filterPhrases({ providers, featureSets }: AllGames, t: Translate): FilterPhrases {
  const phrasesOf = (name: GameFilter, value: string, more: readonly string[] = []): FilterPhrase[] =>
    [...new Set([foldText(filterText(name, value, t)), ...more])].map((phrase) => ({
      phrase,
      choice: { [name]: [value] },
    }));
  const features = [...new Set(featureSets.flat())].filter((feature) => feature !== jackpotFeature);
  const phrases = [
    ...phrasesOf('jackpot', '1', listed(t('filters.phrases.jackpot'))),
    ...phrasesOf('new', '1', listed(t('filters.phrases.new'))),
    ...listed(t('filters.phrases.rtp')).map((phrase): FilterPhrase => ({ phrase, choice: { order: 'rtp' } })),
    ...gameKinds.flatMap((kind) => phrasesOf('kind', kind, listed(t('filters.phrases.kind', { kind })))),
    ...traitNames.flatMap((trait) =>
      gameTraits[trait].flatMap((value) => phrasesOf(trait, value, listed(t(`filters.phrases.${trait}`, { value })))),
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
    fillers: listed(t('filters.phrases.fillers')),
    otherNames: new Map(
      listed(t('filters.phrases.names')).map((pair) => {
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
function typedFilter(
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

/** Games of the filters that a text names, in the order of their list. */
export interface FilteredGames {
  /** Address of the page that lists them. */
  readonly href: string;
  /** Their number and the names of the filters. */
  readonly text: string;
  readonly games: readonly number[];
}

export interface FilterSearch {
  /** Null for a text that names no filter, and for filters that no game matches. */
  gamesOf(text: string): FilteredGames | null;
  /** Returns the word in the names of this site for another name of a game, or an empty text. */
  nameOf(text: string): string;
}

/** Searches the filters of a list. Needs the messages of the areas `filters` and `gameFacts`. */
export function filterSearch(list: AllGames, t: Translate): FilterSearch {
  const { phrases, fillers, otherNames } = filterPhrases(list, t);
  const byPopularity = gamesOfQuery(list, { by: 'rule', rule: { sort: 'popularity', limit: String(list.count) } });
  return {
    nameOf: (text) => otherNames.get(foldText(text)) ?? '',
    gamesOf(text) {
      const choice = typedFilter({ phrases, fillers }, text);
      const games = choice === null ? [] : chosenGames(list, byPopularity, choice);
      if (choice === null || games.length === 0) return null;
      const names = [
        ...filterNames.flatMap((name) => choice[name].map((value) => filterText(name, value, t))),
        ...(choice.order === null ? [] : [t('filters.order', { order: choice.order })]),
      ];
      return {
        href: `/all-games${searchWithChoice('', choice)}`,
        text: t('filters.filtered', { count: games.length, filters: names.join(' · ') }),
        games,
      };
    },
  };
}
