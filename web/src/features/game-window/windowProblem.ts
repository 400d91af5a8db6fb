import type { MeterState } from '../../domain/metered/meterState.ts';
import type { FrameProblem } from './frameProblem.ts';

/** Problems of a running game that the player is told about. */
export type WindowProblem = FrameProblem | 'lost' | 'meterPresumedDead' | 'meterDead';

const endings: ReadonlySet<WindowProblem> = new Set(['sessionEnded', 'playedElsewhere', 'recalled', 'meterDead']);

/** Whether the game cannot continue. */
export function endsGame(problem: WindowProblem): boolean {
  return endings.has(problem);
}

interface WindowProblems {
  frameProblem: FrameProblem | null;
  meter: MeterState;
  isLost: boolean;
  isDisplaced: boolean;
}

/**
 * Priority if several problems coincide: those that end the game, then those that the game reports, then lost contact.
 */
export function windowProblem({
  frameProblem: problem,
  meter,
  isLost,
  isDisplaced,
}: WindowProblems): WindowProblem | null {
  if (problem === 'recalled') return 'recalled';
  if (meter.phase === 'closed') return meter.why === 'declaredDead' ? 'meterDead' : 'playedElsewhere';
  if (isDisplaced || problem === 'playedElsewhere') return 'playedElsewhere';
  if (problem !== null) return problem;
  if (isLost) return 'lost';
  return meter.phase === 'open' && meter.life === 'presumedDead' ? 'meterPresumedDead' : null;
}
