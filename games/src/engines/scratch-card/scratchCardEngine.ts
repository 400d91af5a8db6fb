import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import * as v from 'valibot';
import type { GameEngine } from '../gameEngine.ts';
import { gameRules } from '../gameRules.ts';
import { cardPrices } from './cardPrices.ts';
import { drawCard, type DrawnCard } from './drawCard.ts';
import { oneIn, type ScratchModel, ticketCount } from './scratchCardModel.ts';
import { scratchCardModelById, scratchCardModels } from './scratchCardModels.ts';
import {
  scratchCardBet,
  type ScratchCardBet,
  type ScratchCardSetup,
  type ScratchCardShown,
} from './scratchCardShapes.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);
const least = amount(Math.min(...cardPrices));
const max = amount(Math.max(...cardPrices));

/** The rules as plain paragraphs (UK16), with the odds of every prize. */
const scratchCardRules = ({ prizes, rtp, volatility }: ScratchModel, culture: Culture): string[] =>
  gameRules[culture].scratchCard({
    prizes: prizes.map(({ pays, tickets }) => ({ pays, cards: oneIn(tickets) })),
    cardsPerPrize: oneIn(prizes.reduce((sum, { tickets }) => sum + tickets, 0)),
    tickets: ticketCount.toLocaleString(languages[culture].locale),
    rtp: rtp.toFixed(2),
    volatility,
    least,
    max,
  });

export interface ScratchCardState extends DrawnCard {
  /** Minor units. */
  readonly stake: number;
}

function modelOf(id: string): ScratchModel {
  const model = scratchCardModelById(id);
  if (!model) throw new Error(`there is no scratch card ${id}`);
  return model;
}

const winOf = ({ prizes }: ScratchModel, { stake, prize }: ScratchCardState): number =>
  prize === null ? 0 : stake * (prizes[prize]?.pays ?? 0);

/** Settles a card at purchase; scratching only reveals it. */
export const scratchCardEngine: GameEngine<
  ScratchCardBet,
  ScratchCardState,
  never,
  ScratchCardShown,
  ScratchCardSetup
> = {
  kind: 'scratchCard',
  models: scratchCardModels,
  bet: scratchCardBet,
  moves: v.never(),
  stakes: { minimum: Math.min(...cardPrices), maximum: Math.max(...cardPrices) },
  setup: (modelId) => ({
    stakes: [...cardPrices],
    prizes: modelOf(modelId).prizes.map(({ pays, tickets }) => ({ pays, oneIn: oneIn(tickets) })),
  }),
  begin(modelId, { stake }, draw) {
    if (!cardPrices.includes(stake)) return { refused: 'unknownStake' };
    const model = modelOf(modelId);
    const state = { stake, ...drawCard(model, draw) };
    return { state, stake, win: winOf(model, state) };
  },
  move: () => ({ refused: 'unknownMove' }),
  settle: (modelId, state) => ({ state, stake: 0, win: winOf(modelOf(modelId), state) }),
  show: (_modelId, { stake, cells, prize }) => ({ stake, cells: [...cells], prize }),
  rules: (modelId, culture) => scratchCardRules(modelOf(modelId), culture),
};
