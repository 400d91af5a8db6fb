import { gameKinds, gameTraits, traitNames } from '@foyer/contract/gameTraits';
import { sorted } from '@foyer/contract/sorted';
import type { AllGames } from '../../domain/game/allGames.ts';
import { filterNames } from '../../domain/game/choiceNames.ts';
import type { GameFilter } from '../../domain/game/choiceNames.ts';
import { filterText } from '../../domain/game/filterText.ts';
import type { FilterTextParts } from '../../domain/game/filterText.ts';
import {
  byFilter,
  everyGame,
  isChosen,
  jackpotFeature,
  maxValues,
  searchWithChoice,
} from '../../domain/game/gameChoice.ts';
import type { GameChoice } from '../../domain/game/gameChoice.ts';
import { filterColumns } from '../../domain/game/gameFacets.ts';
import { unpackFacts } from '../../domain/game/gameFacts.ts';
import { chosenGames, gamesOfQuery } from '../../domain/game/gamesOfQuery.ts';
import { limitBelow } from '../../domain/game/stakeLimits.ts';
import { endsWord } from './endsWord.ts';
import { likenessOf } from './likenessOf.ts';
import { searchGames } from './searchGames.ts';
import type { SearchableGames } from './searchGames.ts';
import { foldText } from './searchTexts.ts';
import { isLongEnough } from './shouldSearch.ts';
import { typedStake } from './typedStake.ts';

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

/** Returns the normalised phrases that a message lists. */
export const phrasesOf = (message: string): string[] =>
  message
    .split(/[,，、]/)
    .map(foldText)
    .filter((word) => word !== '');

const longestFirst = (phrases: readonly string[]): string[] => sorted(phrases, (a, b) => b.length - a.length);

/** Returns the phrases for the filters of a list. */
function filterPhrases({ providers, featureSets }: AllGames, texts: FilterTextParts): FilterPhrases {
  const { t } = texts;
  const phrasesFor = (name: GameFilter, value: string, more: readonly string[] = []): FilterPhrase[] =>
    [...new Set([foldText(filterText(name, value, texts)), ...more])].map((phrase) => ({
      phrase,
      choice: { [name]: [value] },
    }));
  const features = [...new Set(featureSets.flat())].filter((feature) => feature !== jackpotFeature);
  const phrases = [
    ...phrasesFor('jackpot', '1', phrasesOf(t('filters.phrases.jackpot'))),
    ...phrasesFor('new', '1', phrasesOf(t('filters.phrases.new'))),
    ...phrasesOf(t('filters.phrases.rtp')).map((phrase): FilterPhrase => ({ phrase, choice: { order: 'rtp' } })),
    ...gameKinds.flatMap((kind) => phrasesFor('kind', kind, phrasesOf(t('filters.phrases.kind', { kind })))),
    ...traitNames.flatMap((trait) =>
      gameTraits[trait].flatMap((value) =>
        phrasesFor(trait, value, phrasesOf(t(`filters.phrases.${trait}`, { value }))),
      ),
    ),
    ...features.flatMap((feature) => phrasesFor('feature', feature, [foldText(feature.replace(/[-_]+/g, ' '))])),
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
    fillers: phrasesOf(t('filters.phrases.fillers')),
    otherNames: new Map(
      phrasesOf(t('filters.phrases.names')).map((pair) => {
        const [typed = '', name = ''] = pair.split('=');
        return [typed, name] as const;
      }),
    ),
  };
}

/**
 * Returns the filters that a text names, such as `low volatility jackpot` or `mirador`; null if any word of it names
 * none. The last word may be unfinished.
 */
function typedFilter(
  { phrases, fillers }: Pick<FilterPhrases, 'phrases' | 'fillers'>,
  text: string,
  stakeWords: Parameters<typeof typedStake>[1] | null,
): GameChoice | null {
  let choice = everyGame;
  let rest = foldText(text);
  while (rest !== '') {
    const wanted = rest;
    const stake = stakeWords && typedStake(wanted, stakeWords);
    if (stake !== null) {
      const limit = limitBelow(stake.amount);
      if (limit === undefined) return null;
      choice = withMore(choice, { stake: [limit] });
      rest = wanted.slice(stake.length).trimStart();
      continue;
    }
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

/** Replaces the filters and the order that another choice has. */
function instead(choice: GameChoice, other: GameChoice): GameChoice {
  return {
    ...byFilter((name) => (other[name].length > 0 ? other[name] : choice[name])),
    order: other.order ?? choice.order,
  };
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

/**
 * Returns the choices of games like one, the best first: its kind with any of its features, and its kind. None for a
 * kind without a filter.
 */
function choicesLike(list: AllGames, place: number): readonly GameChoice[] {
  const { kind } = unpackFacts(list.facts[place] ?? 0);
  if (kind === 'other') return [];
  const ofKind = { ...everyGame, kind: [kind] };
  const feature = filterColumns.feature.valuesOf(list, list.featureSet[place] ?? 0).slice(0, maxValues);
  return feature.length === 0 ? [ofKind] : [{ ...ofKind, feature }, ofKind];
}

/**
 * Searches the filters of a list. Needs the messages of the areas `filters` and `gameFacts`.
 * @param hasPhrases also understands `like Diamond Hour but calm` and `under 20p`
 */
export function filterSearch(known: SearchableGames, texts: FilterTextParts, hasPhrases: boolean): FilterSearch {
  const { t } = texts;
  const { games: list } = known;
  const { phrases, fillers, otherNames } = filterPhrases(list, texts);
  const stakeWords = {
    before: longestFirst(phrasesOf(t('filters.phrases.under'))),
    after: longestFirst(phrasesOf(t('filters.phrases.orLess'))),
  };
  const likeWords = phrasesOf(t('filters.phrases.like'));
  const butWords = phrasesOf(t('filters.phrases.but'));
  const byPopularity = gamesOfQuery(list, { by: 'rule', rule: { sort: 'popularity', limit: String(list.count) } });

  /** Returns the choices that a text may mean, the best first. */
  function choicesOf(text: string): readonly GameChoice[] {
    const likeness = hasPhrases ? likenessOf(text, { like: likeWords, but: butWords }) : null;
    if (likeness === null)
      return [typedFilter({ phrases, fillers }, text, hasPhrases ? stakeWords : null)].filter(
        (choice) => choice !== null,
      );
    const { name, difference } = likeness;
    const [place] = isLongEnough(name) ? searchGames(known, name) : [];
    const other = typedFilter({ phrases, fillers }, difference, stakeWords);
    if (place === undefined || (other === null && difference !== '')) return [];
    return choicesLike(list, place).map((choice) => instead(choice, other ?? everyGame));
  }

  return {
    nameOf: (text) => otherNames.get(foldText(text)) ?? '',
    gamesOf(text) {
      const [found] = choicesOf(text)
        .map((choice) => ({ choice, games: chosenGames(list, byPopularity, choice) }))
        .filter(({ games }) => games.length > 0);
      if (found === undefined) return null;
      const { choice, games } = found;
      const names = [
        ...filterNames.flatMap((name) => choice[name].map((value) => filterText(name, value, texts))),
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
