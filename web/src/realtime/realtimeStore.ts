import { createStore } from 'zustand/vanilla';
import type { ConnectionState } from './connectionState.ts';

export interface RealtimeState {
  name: ConnectionState['name'];
  isTroubled: boolean;
  /** Number of the connection, a new one each time it opens; 0 before the first. */
  connection: number;
}

export const initialRealtime: RealtimeState = { name: 'Disconnected', isTroubled: false, connection: 0 };

/** How the player's connection is, whichever tab holds it. */
export const realtimeStore = createStore<RealtimeState>(() => initialRealtime);
