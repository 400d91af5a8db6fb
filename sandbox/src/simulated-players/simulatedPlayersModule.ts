import { failureFacts } from '../kernel/diskProblem.ts';
import type { SandboxModule, SandboxContext } from '../kernel/module.ts';
import type { PastWins } from './pastWins.ts';
import { pruneRounds } from './pruneRounds.ts';
import type { SimulatedPlayers } from './simulatedPlayers.ts';
import { simulatedPlayersSchema } from './simulatedPlayersSchema.ts';
import type { SimulatedStakes } from './simulatedStakes.ts';

/** Interval of background work, in milliseconds: pruning old rounds, and play that has no rounds of its own. */
const backgroundMs = 10 * 60_000;
/** Pause between two parts of the play of a long absence, in milliseconds, for requests. */
const playOnMs = 20;

interface SimulatedPlayersModuleDeps {
  players: SimulatedPlayers;
  stakes: Pick<SimulatedStakes, 'advanceAll'>;
  pastWins: PastWins;
  isOn: boolean;
}

/** Runs players in the background. If off, the control room can still request rounds. */
export function simulatedPlayersModule(
  sandboxContext: SandboxContext,
  { players, stakes, pastWins, isOn }: SimulatedPlayersModuleDeps,
): SandboxModule {
  let background: ReturnType<typeof setInterval> | undefined;
  let playingOn: ReturnType<typeof setTimeout> | undefined;

  function prune(): void {
    const count = pruneRounds(sandboxContext);
    if (count > 0) sandboxContext.log('Old rounds of simulated players were deleted.', { count });
  }

  function playOn(): void {
    try {
      if (pastWins.playOn()) playingOn = setTimeout(playOn, playOnMs).unref();
    } catch (error) {
      // The next interval tries again.
      sandboxContext.log('Simulated wins failed.', failureFacts(error, sandboxContext.dataFolder));
    }
  }

  function catchUp(): void {
    if (!players.status().isOn) return;
    stakes.advanceAll();
    clearTimeout(playingOn);
    playOn();
  }

  return {
    name: 'simulated players',
    tables: simulatedPlayersSchema,
    start() {
      players.setOn(isOn);
      catchUp();
      background = setInterval(() => {
        prune();
        catchUp();
      }, backgroundMs);
    },
    stop() {
      clearInterval(background);
      clearTimeout(playingOn);
      players.stop();
    },
  };
}
