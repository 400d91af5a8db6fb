import type { MarketRules } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/ids';
import { promotionServices } from '@foyer/contract/promotions';
import type { GameKind } from '@foyer/games/catalogue/gameKind';
import { inEveryLanguage } from '@foyer/games/messages/inEveryLanguage';
import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import { messages as en, type OfferTexts, type PromotionMessages } from '../../messages/en/promotions.ts';

export const promotionMessages = await messagesByLanguage<PromotionMessages>(
  en,
  (language) => import(`../../messages/${language}/promotions.ts`),
);

/** Returns how many times a bonus must be staked, capped by the market (UK21). */
export function wageringRequirement(
  bonus: { wagering: number },
  { maxWagering }: Pick<MarketRules, 'maxWagering'>,
): number {
  return Math.min(bonus.wagering, maxWagering);
}

interface OfferPeriod {
  /** Unix milliseconds. Half-open interval: `startsAt` inclusive, `endsAt` exclusive. */
  startsAt: number;
  endsAt: number | null;
}

const dayMs = 86_400_000;

/** Returns the current period of an offer: the week from Monday or the month, UTC. News never ends. */
export function offerPeriod(every: Offer['every'], now: number): OfferPeriod {
  const date = new Date(now);
  if (every === 'month') {
    const month = (step: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + step, 1);
    return { startsAt: month(0), endsAt: month(1) };
  }
  if (every === null) return { startsAt: 0, endsAt: null };
  const today = Math.floor(now / dayMs) * dayMs;
  const startsAt = today - ((date.getUTCDay() + 6) % 7) * dayMs;
  return { startsAt, endsAt: startsAt + 7 * dayMs };
}

export type LocalText = Readonly<Record<Culture, string>>;

/** What a player gets for opting in. Amounts are minor units of the player's currency. */
export interface OfferedBonus {
  amount: number;
  /** Wagering requirement as a multiple of the amount; 0 pays it into the real balance at once. */
  wagering: number;
  /** UK21: one product only. `game` means only the offer's first game. */
  counts: GameKind | 'game';
  /** Days to complete the wagering, from opt-in. */
  daysToPlay: number;
}

/** An invented offer of the sandbox. `offerText` defines the facts for `{name}` in a text. */
export interface Offer {
  promotionId: number;
  serviceId: number;
  /** Brand ids that have the offer. Defaults to every brand. */
  brands?: readonly string[];
  title: LocalText;
  figure: string;
  figureText: LocalText;
  summary: LocalText;
  /** English names of catalogue games. */
  games: readonly string[];
  /** Length of one period of the offer; the next period starts at its end. Null for news. */
  every: 'week' | 'month' | null;
  /** Null for news, which has no opt-in. */
  bonus: OfferedBonus | null;
}

/** The texts of an offer. */
export const textsOf = (offer: keyof PromotionMessages['offers']): Pick<Offer, 'title' | 'figureText' | 'summary'> => {
  const textOf = (name: keyof OfferTexts) =>
    inEveryLanguage((culture) => promotionMessages[culture].offers[offer][name]);
  return { title: textOf('title'), figureText: textOf('figureText'), summary: textOf('summary') };
};

const { bonus, contentSystem } = promotionServices;

function spins(promotionId: number, brand: string, game: string): Offer {
  return {
    promotionId,
    serviceId: bonus,
    brands: [brand],
    ...textsOf('twentySpins'),
    figure: '20',
    games: [game],
    every: 'week',
    bonus: { amount: 400, wagering: 1, counts: 'game', daysToPlay: 7 },
  };
}

/** All offers in display order. Never change an id: stored opt-ins refer to it. */
export const offers: readonly Offer[] = [
  spins(5101, 'regency', 'Diamond Hour'),
  spins(5201, 'aurora', 'Whale Song'),
  spins(5301, 'pulse', 'Neon Orbit'),
  {
    promotionId: 5010,
    serviceId: bonus,
    ...textsOf('fiveTimes'),
    figure: '{amount}',
    games: ['Ronin Dawn', 'Iron Longship'],
    every: 'month',
    bonus: { amount: 1000, wagering: 5, counts: 'slot', daysToPlay: 14 },
  },
  {
    promotionId: 5020,
    serviceId: bonus,
    ...textsOf('seatAtTheTable'),
    figure: '{amount}',
    games: ['Velvet Roulette', 'Jacks Alley Poker'],
    every: 'month',
    bonus: { amount: 500, wagering: 8, counts: 'table', daysToPlay: 14 },
  },
  {
    promotionId: 5030,
    serviceId: bonus,
    ...textsOf('onTheHouse'),
    figure: '{amount}',
    games: ['Sakura Duel', 'Sapphire Cascade'],
    every: 'week',
    bonus: { amount: 200, wagering: 0, counts: 'slot', daysToPlay: 7 },
  },
  {
    promotionId: 5040,
    serviceId: bonus,
    ...textsOf('longBonus'),
    figure: '{amount}',
    games: ['Queen of the Fjord', 'Saffron Pyramid'],
    every: 'month',
    bonus: { amount: 2000, wagering: 15, counts: 'slot', daysToPlay: 30 },
  },
  {
    promotionId: 5900,
    serviceId: contentSystem,
    ...textsOf('welcomeBalance'),
    figure: '{zero}',
    games: ['Prism Vault', 'Neon Orbit'],
    every: null,
    bonus: null,
  },
];
