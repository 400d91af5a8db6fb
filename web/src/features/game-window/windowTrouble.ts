import type { MeterState } from '../../domain/metered/meterState.ts';
import type { FrameTrouble } from './frameTrouble.ts';

/** What goes on with a game that was there, as the player is told. */
export type WindowTrouble = FrameTrouble | 'lost' | 'meterPresumedDead' | 'meterDead';

const endings: ReadonlySet<WindowTrouble> = new Set(['sessionEnded', 'playedElsewhere', 'meterDead']);

/** Whether the game behind it cannot be played on. */
export function endsGame(trouble: WindowTrouble): boolean {
  return endings.has(trouble);
}

interface Troubles {
  trouble: FrameTrouble | null;
  meter: MeterState;
  isLost: boolean;
  isDisplaced: boolean;
}

/** What is said first where several things are wrong: what ends the game, then what the game says, then its silence. */
export function windowTrouble({ trouble, meter, isLost, isDisplaced }: Troubles): WindowTrouble | null {
  if (meter.phase === 'closed') return meter.why === 'declaredDead' ? 'meterDead' : 'playedElsewhere';
  if (isDisplaced || trouble === 'playedElsewhere') return 'playedElsewhere';
  if (trouble !== null) return trouble;
  if (isLost) return 'lost';
  return meter.phase === 'open' && meter.life === 'presumedDead' ? 'meterPresumedDead' : null;
}
