import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import { dealCard } from '../cards/dealCard.ts';
import type { Draw, GameEngine, Step } from '../gameEngine.ts';
import { gameRules } from '../gameRules.ts';
import { bestHold } from './bestHold.ts';
import { handNames } from './handNames.ts';
import {
  videoPokerBet,
  videoPokerMove,
  type ShownVideoPoker,
  type VideoPokerBet,
  type VideoPokerMove,
  type VideoPokerSetup,
} from './videoPokerApi.ts';
import { videoPokerModel, videoPokerModels } from './videoPokerModels.ts';
import type { VideoPokerModel } from './videoPokerModels.ts';
import { dealHand, drawCards, roundWin, showVideoPoker, type Deal, type VideoPokerState } from './videoPokerRound.ts';
import { videoPokerStakes } from './videoPokerStakes.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);
const [least, max] = [amount(Math.min(...videoPokerStakes)), amount(Math.max(...videoPokerStakes))];

function paysIn(culture: Culture, { pays }: VideoPokerModel): string {
  const lines = pays.map(([hand, stakes]) => `${handNames[culture][hand]} ${stakes}`);
  return lines.join(languages[culture].punctuation.clauses);
}

/** The rules as plain paragraphs (UK16). */
const videoPokerRules = (model: VideoPokerModel, culture: Culture): string[] =>
  gameRules[culture].videoPoker({
    pays: paysIn(culture, model),
    rtp: model.rtp.toFixed(2),
    volatility: model.volatility,
    least,
    max,
  });

/** Draws from one deck, shuffled for every round. */
const dealFrom =
  (draw: Draw): Deal =>
  (dealt) =>
    dealCard(1, dealt, draw);

function drawn(modelId: string, state: VideoPokerState, held: readonly boolean[], draw: Draw): Step<VideoPokerState> {
  const next = drawCards(state, held, dealFrom(draw));
  return { state: next, stake: 0, win: roundWin(videoPokerModel(modelId), next) };
}

export const videoPokerEngine: GameEngine<
  VideoPokerBet,
  VideoPokerState,
  VideoPokerMove,
  ShownVideoPoker,
  VideoPokerSetup
> = {
  kind: 'videoPoker',
  models: videoPokerModels,
  bet: videoPokerBet,
  moves: videoPokerMove,
  stakes: { minimum: Math.min(...videoPokerStakes), maximum: Math.max(...videoPokerStakes) },
  setup: (modelId) => ({
    stakes: [...videoPokerStakes],
    pays: videoPokerModel(modelId).pays.map(([hand, stakes]) => ({ hand, stakes })),
  }),
  begin(_modelId, { stake }, draw) {
    if (!videoPokerStakes.includes(stake)) return { refused: 'unknownStake' };
    return { state: dealHand(stake, dealFrom(draw)), stake, win: null };
  },
  move(modelId, state, { hold }, draw) {
    return state.drawn ? { refused: 'unknownMove' } : drawn(modelId, state, hold, draw);
  },
  settle: (modelId, state, draw) => drawn(modelId, state, bestHold(videoPokerModel(modelId), state.dealt), draw),
  show: (modelId, state) => showVideoPoker(videoPokerModel(modelId), state),
  rules: (modelId, culture) => videoPokerRules(videoPokerModel(modelId), culture),
};
