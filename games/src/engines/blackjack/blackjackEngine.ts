import type { Culture } from '@foyer/contract/ids';
import { dealCard } from '../cards/dealCard.ts';
import type { Draw, GameEngine, StakeRange, Step } from '../gameEngine.ts';
import { gameRules } from '../gameRules.ts';
import {
  blackjackBet,
  blackjackMove,
  type BlackjackBet,
  type BlackjackSetup,
  type ShownBlackjack,
} from './blackjackApi.ts';
import { blackjackModel, blackjackModels } from './blackjackModels.ts';
import type { BlackjackModel } from './blackjackModels.ts';
import {
  dealRound,
  playMove,
  possibleMoves,
  roundStake,
  roundWin,
  standAll,
  type BlackjackMove,
  type BlackjackState,
  type Deal,
} from './blackjackRound.ts';
import { showBlackjack } from './showBlackjack.ts';

/** Opening stakes of a round in minor units. */
const blackjackStakes = { minimum: 100, maximum: 10_000 } as const;

/**
 * Every chip is a multiple of the smallest one, so that half a stake (insurance, three to two) is always a whole
 * number.
 */
const blackjackChips: readonly number[] = [100, 500, 1000, 2500, 5000];

const isBlackjackStake = (stake: number): boolean =>
  stake % blackjackStakes.minimum === 0 && stake >= blackjackStakes.minimum && stake <= blackjackStakes.maximum;

const amount = (minor: number): string => (minor / 100).toFixed(2);

/** The rules of a table as plain paragraphs (UK16). */
const blackjackRules = (
  { decks, rtp, volatility }: BlackjackModel,
  culture: Culture,
  { minimum, maximum }: StakeRange,
): string[] =>
  gameRules[culture].blackjack({
    decks,
    rtp: rtp.toFixed(2),
    volatility,
    least: amount(minimum),
    max: amount(maximum),
  });

const dealFrom = (modelId: string, draw: Draw): Deal => {
  const { decks } = blackjackModel(modelId);
  return (dealt) => dealCard(decks, dealt, draw);
};

/** `before` is the total stake before the step. */
const stepTo = (state: BlackjackState, before: number): Step<BlackjackState> => ({
  state,
  stake: roundStake(state) - before,
  win: state.over ? roundWin(state) : null,
});

const setupOf = (modelId: string, { minimum, maximum }: StakeRange): BlackjackSetup => ({
  decks: blackjackModel(modelId).decks,
  chips: blackjackChips.filter((chip) => chip >= minimum && chip <= maximum),
  minimum,
  maximum,
});

export const blackjackEngine: GameEngine<BlackjackBet, BlackjackState, BlackjackMove, ShownBlackjack, BlackjackSetup> =
  {
    kind: 'blackjack',
    models: blackjackModels,
    bet: blackjackBet,
    moves: blackjackMove,
    stakes: blackjackStakes,
    setup: (modelId) => setupOf(modelId, blackjackStakes),
    withStakes: (stakes) => ({
      ...blackjackEngine,
      stakes,
      setup: (modelId) => setupOf(modelId, stakes),
      rules: (modelId, culture) => blackjackRules(blackjackModel(modelId), culture, stakes),
    }),
    begin(modelId, { stake }, draw) {
      if (!isBlackjackStake(stake)) return { refused: 'unknownStake' };
      return stepTo(dealRound(stake, dealFrom(modelId, draw)), 0);
    },
    move(modelId, state, move, draw) {
      if (!possibleMoves(state).includes(move)) return { refused: 'unknownMove' };
      return stepTo(playMove(state, move, dealFrom(modelId, draw)), roundStake(state));
    },
    settle: (modelId, state, draw) => stepTo(standAll(state, dealFrom(modelId, draw)), roundStake(state)),
    show: (_modelId, state) => showBlackjack(state),
    rules: (modelId, culture) => blackjackRules(blackjackModel(modelId), culture, blackjackStakes),
  };
