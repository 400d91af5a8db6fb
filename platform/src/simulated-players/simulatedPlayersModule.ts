import type { PlatformModule } from '../kernel/module.ts';
import type { SimulatedPlayers } from './simulatedPlayers.ts';
import { simulatedPlayersTables } from './simulatedPlayersTables.ts';

/** Players in the background; off, the control room can still ask for rounds of theirs. */
export function simulatedPlayersModule(players: SimulatedPlayers, { isOn }: { isOn: boolean }): PlatformModule {
  return {
    name: 'simulated players',
    tables: simulatedPlayersTables,
    start: () => players.turn(isOn),
    stop: () => players.stop(),
  };
}
