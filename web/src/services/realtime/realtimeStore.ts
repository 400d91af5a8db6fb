import { createStore } from '../../base/createStore.ts';
import type { ConnectionName } from './connectionName.ts';

export interface RealtimeState {
  name: ConnectionName;
  /** Whether the connection was lost or could not be opened. */
  hasProblem: boolean;
  /** Number of the connection, incremented each time it opens; 0 before the first. */
  connection: number;
}

export const initialRealtime: RealtimeState = {
  name: 'Disconnected',
  hasProblem: false,
  connection: 0,
};

/** State of the player's connection, in whichever tab it is. */
export const realtimeStore = createStore<RealtimeState>(() => initialRealtime);
