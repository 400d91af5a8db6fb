import { failureFacts } from '../kernel/diskProblem.ts';
import type { SandboxModule, SandboxContext } from '../kernel/module.ts';
import type { PastWins } from './pastWins.ts';
import { pruneRounds } from './pruneRounds.ts';
import type { SimulatedPlayers } from './simulatedPlayers.ts';
import type { SimulatedStakes } from './simulatedStakes.ts';

/**
 * Ids of simulated players; all other data is the same as for real players. The other tables hold how far simulated play
 * without rounds of its own has been recorded, in Unix milliseconds: joint stakes in pots, and earlier wins.
 */
export const simulatedPlayersSchema = `
CREATE TABLE IF NOT EXISTS simulated_player (
  user_id INTEGER PRIMARY KEY REFERENCES player (user_id),
  number INTEGER NOT NULL UNIQUE
) STRICT;
CREATE TABLE IF NOT EXISTS simulated_stakes (
  type TEXT NOT NULL,
  currency TEXT NOT NULL,
  staked_until INTEGER NOT NULL,
  PRIMARY KEY (type, currency)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS simulated_wins (
  product_id INTEGER NOT NULL,
  currency TEXT NOT NULL,
  won_until INTEGER NOT NULL,
  PRIMARY KEY (product_id, currency)
) STRICT, WITHOUT ROWID;
`;

/** Interval of background work, in milliseconds: pruning old rounds, and play that has no rounds of its own. */
const backgroundMs = 10 * 60_000;
/** Pause between two parts of the play of a long absence, in milliseconds, for requests. */
const playOnMs = 20;

/** Runs players in the background. If off, the control room can still request rounds. */
export function simulatedPlayersModule(
  sandboxContext: SandboxContext,
  players: SimulatedPlayers,
  stakes: Pick<SimulatedStakes, 'advanceAll'>,
  pastWins: PastWins,
  isOn: boolean,
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
