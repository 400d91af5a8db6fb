import type { PlatformModule, PlatformContext } from '../../kernel/module.ts';
import { pruneRounds } from './pruneRounds.ts';
import type { SimulatedPlayers } from './simulatedPlayers.ts';
import { simulatedPlayersSchema } from './simulatedPlayersSchema.ts';

/** Interval of pruning old rounds, in milliseconds. */
const pruneLookMs = 10 * 60_000;

/** Runs players in the background. If off, the control room can still request rounds. */
export function simulatedPlayersModule(
  platformContext: PlatformContext,
  players: SimulatedPlayers,
  { isOn }: { isOn: boolean },
): PlatformModule {
  function prune(): void {
    const count = pruneRounds(platformContext);
    if (count > 0) platformContext.log('Old rounds of simulated players were deleted.', { count });
  }
  let look: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'simulated players',
    tables: simulatedPlayersSchema,
    start() {
      players.setOn(isOn);
      look = setInterval(prune, pruneLookMs);
    },
    stop() {
      clearInterval(look);
      players.stop();
    },
  };
}
