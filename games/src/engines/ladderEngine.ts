import * as v from 'valibot';
import type { GameEngine, Step } from './gameEngine.ts';

interface Ladder {
  stake: number;
  height: number;
  isDoubled: boolean;
  win: number | null;
  /** Must never reach the player. */
  secret: number;
}

/**
 * A game with decisions for tests: each step adds the stake to the winnings, one climb in four falls, and the stake may
 * be doubled once. A fall on the first step ends the round immediately.
 */
export const ladderEngine: GameEngine<
  { stake: number },
  Ladder,
  'climb' | 'double' | 'take',
  { height: number; isOver: boolean },
  { stakes: number[] }
> = {
  kind: 'blackjack',
  models: [{ id: 'ladder', rtp: 90, volatility: 'low', features: [] }],
  bet: v.object({ stake: v.pipe(v.number(), v.integer()) }),
  moves: v.picklist(['climb', 'double', 'take']),
  stakes: { minimum: 100, maximum: 10_000 },
  setup: () => ({ stakes: [100, 500] }),
  begin(_modelId, { stake }, draw) {
    if (stake % 100 !== 0) return { refused: 'unknownStake' };
    return stepTo({ stake, height: 0, isDoubled: false, win: draw(8) === 0 ? 0 : null, secret: draw(1000) }, stake);
  },
  move(_modelId, ladder, move, draw) {
    if (move === 'take') return ladder.height === 0 ? { refused: 'unknownMove' } : stepTo(taken(ladder), 0);
    if (move === 'double')
      return ladder.isDoubled
        ? { refused: 'unknownMove' }
        : stepTo({ ...ladder, stake: ladder.stake * 2, isDoubled: true }, ladder.stake);
    return stepTo(draw(4) === 0 ? { ...ladder, win: 0 } : { ...ladder, height: ladder.height + 1 }, 0);
  },
  settle: (_modelId, ladder) => stepTo(taken(ladder), 0),
  show: (_modelId, { height, win }) => ({ height, isOver: win !== null }),
  rules: () => ['Climb and take.'],
};

const taken = (ladder: Ladder): Ladder => ({ ...ladder, win: ladder.stake * ladder.height });
const stepTo = (state: Ladder, stake: number): Step<Ladder> => ({ state, stake, win: state.win });
