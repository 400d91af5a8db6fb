import { promotionServices } from '@foyer/contract/promotions';
import type { GameKind } from '../catalogue/catalogue.ts';
import type { LocalText } from './offerText.ts';

/** What a player gets for opting in. Amounts are minor units of the player's currency. */
export interface OfferedBonus {
  amount: number;
  /** How many times the amount must be staked; 0 pays it into the real balance at once. */
  wagering: number;
  /** UK21: one product only. `game` means the offer's first game alone. */
  counts: GameKind | 'game';
  /** Days a player has to stake it, from opting in. */
  daysToPlay: number;
}

/** An invented offer of the sandbox. `{name}` in a text is a fact that `offerText` knows. */
export interface Offer {
  promotionId: number;
  serviceId: number;
  /** Ids of the brands that have it; every brand when left out. */
  brands?: readonly string[];
  title: LocalText;
  figure: string;
  figureText: LocalText;
  summary: LocalText;
  /** English names of catalogue games. */
  games: readonly string[];
  /** How long one run of the offer is; the next begins at its end. Null for news, which has none. */
  every: 'week' | 'month' | null;
  /** Null for news: nothing to opt in to. */
  bonus: OfferedBonus | null;
}

const { bonus, contentSystem } = promotionServices;

function spins(promotionId: number, brand: string, game: string): Offer {
  return {
    promotionId,
    serviceId: bonus,
    brands: [brand],
    title: { en: 'Twenty spins on {game}', zh: '{game} 二十次旋转' },
    figure: '20',
    figureText: { en: 'spins’ worth', zh: '次旋转的金额' },
    summary: {
      en: '{amount} of bonus, as much as twenty spins at the smallest stake of this offer. Stake it once on {game} and it is yours.',
      zh: '{amount} 奖金，相当于本优惠最低投注的二十次旋转。在 {game} 投注满一倍即归您所有。',
    },
    games: [game],
    every: 'week',
    bonus: { amount: 400, wagering: 1, counts: 'game', daysToPlay: 7 },
  };
}

/** Every offer, in the order in which it is shown. Ids stay as they are: players' opt-ins name them. */
export const offers: readonly Offer[] = [
  spins(5101, 'regency', 'Diamond Hour'),
  spins(5201, 'aurora', 'Whale Song'),
  spins(5301, 'pulse', 'Neon Orbit'),
  {
    promotionId: 5010,
    serviceId: bonus,
    title: { en: 'Five times through the reels', zh: '转轴五倍奖' },
    figure: '{amount}',
    figureText: { en: 'slots bonus', zh: '老虎机奖金' },
    summary: {
      en: 'A bonus that slots release: stake five times its amount on any of them.',
      zh: '在任意老虎机投注满奖金的五倍，即可解锁。',
    },
    games: ['Ronin Dawn', 'Iron Longship'],
    every: 'month',
    bonus: { amount: 1000, wagering: 5, counts: 'slot', daysToPlay: 14 },
  },
  {
    promotionId: 5020,
    serviceId: bonus,
    title: { en: 'A seat at the table', zh: '牌桌一席' },
    figure: '{amount}',
    figureText: { en: 'table bonus', zh: '桌上游戏奖金' },
    summary: {
      en: 'For roulette, cards and other tables that no dealer keeps. Slots do not count.',
      zh: '适用于轮盘、纸牌等桌上游戏。老虎机不计入。',
    },
    games: ['Velvet Roulette', 'Jacks Alley Poker'],
    every: 'month',
    bonus: { amount: 500, wagering: 8, counts: 'table', daysToPlay: 14 },
  },
  {
    promotionId: 5030,
    serviceId: bonus,
    title: { en: 'On the house', zh: '店家请客' },
    figure: '{amount}',
    figureText: { en: 'no wagering', zh: '无流水要求' },
    summary: {
      en: 'A little play money, added to your balance the moment you opt in. Nothing else to do.',
      zh: '参加后立即存入余额的小额游戏币，无需其他操作。',
    },
    games: ['Sakura Duel', 'Sapphire Cascade'],
    every: 'week',
    bonus: { amount: 200, wagering: 0, counts: 'slot', daysToPlay: 7 },
  },
  {
    promotionId: 5040,
    serviceId: bonus,
    title: { en: 'The long bonus', zh: '长线奖金' },
    figure: '{amount}',
    figureText: { en: 'slots bonus', zh: '老虎机奖金' },
    summary: {
      en: 'Larger, and a longer way: read the wagering before you take it. Leaving it costs nothing.',
      zh: '金额较大，路也较长：参加前请先看流水要求。不参加也没有任何损失。',
    },
    games: ['Queen of the Fjord', 'Saffron Pyramid'],
    every: 'month',
    bonus: { amount: 2000, wagering: 15, counts: 'slot', daysToPlay: 30 },
  },
  {
    promotionId: 5900,
    serviceId: contentSystem,
    title: { en: 'Welcome balance', zh: '欢迎余额' },
    figure: '0',
    figureText: { en: 'to pay, ever', zh: '费用，永远如此' },
    summary: {
      en: 'Every new account begins with play money. It costs nothing, needs no deposit, and cannot be paid out.',
      zh: '每个新账户都会获得游戏币。无需付费，无需存款，也不可提现。',
    },
    games: ['Prism Vault', 'Neon Orbit'],
    every: null,
    bonus: null,
  },
];
