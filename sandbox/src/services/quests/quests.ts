import type { GamificationRules } from '@foyer/brands/market';
import type { Campaign, Reward } from '@foyer/contract/campaigns';
import type { CatalogueGame } from '@foyer/games/catalogue/catalogue';
import type { GameTheme } from '@foyer/games/catalogue/gameArt';
import type { GameKind } from '@foyer/games/catalogue/gameKind';
import { inEveryLanguage } from '@foyer/games/messages/inEveryLanguage';
import { textsOf, type LocalText, type Offer } from '../promotions/offers.ts';
import { questMessages, type QuestMessages, type QuestTexts } from './questMessages.ts';

/** What a quest requires. Any stake of the player's own money counts; free spins do not. */
export interface QuestCount {
  unit: Campaign['unit'];
  target: number;
  /** UK21: one product only. Favourites may be of any product. */
  kind?: GameKind;
  theme?: GameTheme;
}

export type QuestReward =
  /** Free spins on a catalogue slot, by its English name. `stake` is the value of each spin, in minor units. */
  | { kind: 'freeSpins'; game: string; spins: number; stake: number; daysToPlay: number }
  /** A bonus of the promotions service, on the quest's product. */
  | { kind: 'bonus'; offer: Offer }
  | { kind: 'badge' };

/**
 * An invented quest of the sandbox that restarts every month. `{game}` and `{amount}` in a text come from its reward.
 */
export interface Quest {
  id: string;
  /** Brand ids that have the quest. Defaults to every brand. */
  brands?: readonly string[];
  title: LocalText;
  summary: LocalText;
  rewardText: LocalText;
  counts: QuestCount;
  reward: QuestReward & { kind: Reward['kind'] };
}

const texts = (pick: (messages: QuestMessages) => QuestTexts): Pick<Quest, 'title' | 'summary' | 'rewardText'> => ({
  title: inEveryLanguage((culture) => pick(questMessages[culture]).title),
  summary: inEveryLanguage((culture) => pick(questMessages[culture]).summary),
  rewardText: inEveryLanguage((culture) => pick(questMessages[culture]).rewardText),
});
const questTexts = (quest: keyof QuestMessages['quests']) => texts(({ quests: all }) => all[quest]);
type QuestTheme = keyof QuestMessages['themes'];
const themeTexts = (theme: QuestTheme) => texts(({ threeGames, themes }) => threeGames(themes[theme]));

/** Days in which a reward can be claimed. */
export const daysToClaim = 7;

function themeQuest(brand: string, theme: QuestTheme, game: string): Quest {
  return {
    id: `three-${theme}-games`,
    brands: [brand],
    ...themeTexts(theme),
    counts: { unit: 'games', target: 3, kind: 'slot', theme },
    reward: { kind: 'freeSpins', game, spins: 10, stake: 20, daysToPlay: 7 },
  };
}

/** Players cannot opt in to the bonus of a quest, so the bonus has its own offer id. */
const tableBonus: Offer = {
  promotionId: 5610,
  serviceId: 2,
  ...textsOf('twoTables'),
  figure: '{amount}',
  games: ['Velvet Roulette', 'Jacks Alley Poker'],
  every: 'month',
  bonus: { amount: 200, wagering: 5, counts: 'table', daysToPlay: 14 },
};

/** All quests in display order. Never change an id: stored progress refers to it. */
export const quests: readonly Quest[] = [
  themeQuest('regency', 'gem', 'Diamond Hour'),
  themeQuest('aurora', 'ocean', 'Whale Song'),
  themeQuest('pulse', 'space', 'Neon Orbit'),
  {
    id: 'five-favourites',
    ...questTexts('fiveFavourites'),
    counts: { unit: 'hearts', target: 5 },
    reward: { kind: 'badge' },
  },
  {
    id: 'two-tables',
    ...questTexts('twoTables'),
    counts: { unit: 'games', target: 2, kind: 'table' },
    reward: { kind: 'bonus', offer: tableBonus },
  },
  {
    id: 'ten-quiet-rounds',
    ...questTexts('tenQuietRounds'),
    counts: { unit: 'rounds', target: 10, kind: 'slot' },
    reward: { kind: 'freeSpins', game: 'Koi Lantern Festival', spins: 5, stake: 20, daysToPlay: 7 },
  },
];

export const questById = (id: string): Quest | undefined => quests.find((quest) => quest.id === id);

/** Returns the offer behind a reward, by promotion id. */
export const questOffer = (promotionId: number): Offer | undefined =>
  quests
    .flatMap(({ reward }) => (reward.kind === 'bonus' ? [reward.offer] : []))
    .find((offer) => offer.promotionId === promotionId);

/**
 * Returns the quests of a brand that the market allows. Quests that count rounds are excluded where rewards may not
 * depend on the amount of play (UK9).
 */
export function questsOf(
  brandId: string,
  { rewardsForRounds }: Pick<GamificationRules, 'rewardsForRounds'>,
): readonly Quest[] {
  return quests.filter(
    ({ brands, counts }) =>
      (brands === undefined || brands.includes(brandId)) && (rewardsForRounds || counts.unit !== 'rounds'),
  );
}

/** Returns whether an action in a game counts for the quest. */
export function countsGame({ kind, theme }: QuestCount, game: Pick<CatalogueGame, 'kind' | 'theme'>): boolean {
  return (kind === undefined || game.kind === kind) && (theme === undefined || game.theme === theme);
}
