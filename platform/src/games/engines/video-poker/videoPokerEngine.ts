import { dealCard } from '../cards/dealCard.ts';
import type { Draw, GameEngine, Step } from '../gameEngine.ts';
import { bestHold } from './bestHold.ts';
import {
  videoPokerBet,
  videoPokerMove,
  type ShownVideoPoker,
  type VideoPokerBet,
  type VideoPokerMove,
  type VideoPokerSetup,
} from './videoPokerApi.ts';
import { videoPokerModel, videoPokerModels } from './videoPokerModels.ts';
import { dealHand, drawCards, roundWin, showVideoPoker, type Deal, type VideoPokerState } from './videoPokerRound.ts';
import { videoPokerRules } from './videoPokerRules.ts';
import { videoPokerStakes } from './videoPokerStakes.ts';

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
