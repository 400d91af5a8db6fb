import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import { gameRules } from '../gameRules.ts';
import { cardPrices } from './cardPrices.ts';
import { oneIn, ticketCount, type ScratchModel } from './scratchCardModel.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);
const least = amount(Math.min(...cardPrices));
const max = amount(Math.max(...cardPrices));

/** The rules as plain paragraphs (UK16), with the odds of every prize. */
export const scratchCardRules = ({ prizes, rtp, volatility }: ScratchModel, culture: Culture): string[] =>
  gameRules[culture].scratchCard({
    prizes: prizes.map(({ pays, tickets }) => ({ pays, cards: oneIn(tickets) })),
    cardsPerPrize: oneIn(prizes.reduce((sum, { tickets }) => sum + tickets, 0)),
    tickets: ticketCount.toLocaleString(languages[culture].locale),
    rtp: rtp.toFixed(2),
    volatility,
    least,
    max,
  });
