import type { GamificationRules } from '@foyer/brands/market';
import type { Campaign, Reward } from '@foyer/contract/campaigns';
import type { CatalogueGame, GameKind } from '../catalogue/catalogue.ts';
import type { GameTheme } from '../catalogue/gameArt.ts';
import type { Offer } from '../promotions/offers.ts';
import type { LocalText } from '../promotions/offerText.ts';

/** What a quest asks for. Stakes of the player's own count, whatever their size; free spins do not. */
export interface QuestCount {
  unit: Campaign['unit'];
  target: number;
  /** UK21: one product only. Hearts may lie on any game. */
  kind?: GameKind;
  theme?: GameTheme;
}

export type QuestReward =
  /** Of a slot of the catalogue, by its English name. `stake` is what each spin is worth, in minor units. */
  | { kind: 'freeSpins'; game: string; spins: number; stake: number; daysToPlay: number }
  /** A bonus as promotions give them; its product is the quest's own. */
  | { kind: 'bonus'; offer: Offer }
  | { kind: 'badge' };

/** An invented quest of the sandbox, begun anew every month. `{game}` and `{amount}` in a text are what its reward gives. */
export interface Quest {
  id: string;
  /** Ids of the brands that have it; every brand when left out. */
  brands?: readonly string[];
  title: LocalText;
  summary: LocalText;
  rewardText: LocalText;
  counts: QuestCount;
  reward: QuestReward & { kind: Reward['kind'] };
}

/** How long a reward waits to be claimed, in days. */
export const daysToClaim = 7;

function themeQuest(brand: string, theme: GameTheme, name: LocalText, game: string): Quest {
  return {
    id: `three-${theme}-games`,
    brands: [brand],
    title: { en: `Try three ${name.en} games`, zh: `尝试三款${name.zh}游戏` },
    summary: {
      en: `One round in each of three different ${name.en} slots. The smallest stake counts as much as the largest.`,
      zh: `在三款不同的${name.zh}老虎机中各玩一局，最低投注与最高投注同样计入。`,
    },
    rewardText: { en: '10 free spins on {game}', zh: '{game} 10 次免费旋转' },
    counts: { unit: 'games', target: 3, kind: 'slot', theme },
    reward: { kind: 'freeSpins', game, spins: 10, stake: 20, daysToPlay: 7 },
  };
}

/** The bonus of a quest is none of the offers that a player may opt in to, so it has an id of its own. */
const tableBonus: Offer = {
  promotionId: 5610,
  serviceId: 2,
  title: { en: 'Two tables', zh: '两张牌桌' },
  figure: '{amount}',
  figureText: { en: 'table bonus', zh: '桌上游戏奖金' },
  summary: { en: 'The reward of a quest.', zh: '任务奖励。' },
  games: ['Velvet Roulette', 'Jacks Alley Poker'],
  every: 'month',
  bonus: { amount: 200, wagering: 5, counts: 'table', daysToPlay: 14 },
};

/** Every quest, in the order in which it is shown. Ids stay as they are: what players did names them. */
export const quests: readonly Quest[] = [
  themeQuest('regency', 'gem', { en: 'jewel', zh: '宝石' }, 'Diamond Hour'),
  themeQuest('aurora', 'ocean', { en: 'ocean', zh: '海洋' }, 'Whale Song'),
  themeQuest('pulse', 'space', { en: 'space', zh: '太空' }, 'Neon Orbit'),
  {
    id: 'five-favourites',
    title: { en: 'Five favourites', zh: '五款最爱' },
    summary: {
      en: 'Give your heart to five games, so that you find them again. Nothing has to be played.',
      zh: '为五款游戏点亮红心，方便日后查找。无需游玩。',
    },
    rewardText: { en: 'Profile badge: Collector', zh: '个人徽章：收藏家' },
    counts: { unit: 'hearts', target: 5 },
    reward: { kind: 'badge' },
  },
  {
    id: 'two-tables',
    title: { en: 'A round at two tables', zh: '在两张牌桌各玩一局' },
    summary: {
      en: 'One round in each of two different table games that no dealer keeps. Read the rules first: they differ.',
      zh: '在两款无荷官的桌上游戏中各玩一局。请先阅读规则，各桌不同。',
    },
    rewardText: { en: 'Table bonus of {amount}', zh: '{amount} 桌上游戏奖金' },
    counts: { unit: 'games', target: 2, kind: 'table' },
    reward: { kind: 'bonus', offer: tableBonus },
  },
  {
    id: 'ten-quiet-rounds',
    title: { en: 'Ten quiet rounds', zh: '悠闲十局' },
    summary: {
      en: 'Ten rounds on any slots, at whatever pace and stake you like.',
      zh: '在任意老虎机中玩十局，节奏与投注随您喜欢。',
    },
    rewardText: { en: '5 free spins on {game}', zh: '{game} 5 次免费旋转' },
    counts: { unit: 'rounds', target: 10, kind: 'slot' },
    reward: { kind: 'freeSpins', game: 'Koi Lantern Festival', spins: 5, stake: 20, daysToPlay: 7 },
  },
];

export const questById = (id: string): Quest | undefined => quests.find((quest) => quest.id === id);

/** Offers that stand behind rewards, by their promotion id. */
export const questOffer = (promotionId: number): Offer | undefined =>
  quests
    .flatMap(({ reward }) => (reward.kind === 'bonus' ? [reward.offer] : []))
    .find((offer) => offer.promotionId === promotionId);

/** The quests of a brand that its market allows: where rewards may not hang on how much is played, none counts rounds (UK9). */
export function questsOf(
  brandId: string,
  { rewardsForRounds }: Pick<GamificationRules, 'rewardsForRounds'>,
): readonly Quest[] {
  return quests.filter(
    ({ brands, counts }) =>
      (brands === undefined || brands.includes(brandId)) && (rewardsForRounds || counts.unit !== 'rounds'),
  );
}

/** Whether something done with a game counts for the quest. */
export function countsGame({ kind, theme }: QuestCount, game: Pick<CatalogueGame, 'kind' | 'theme'>): boolean {
  return (kind === undefined || game.kind === kind) && (theme === undefined || game.theme === theme);
}
