import type { StreamState } from '../stream/streamState.ts';

/** States of the player's connection (RT-03). */
export type ConnectionName = 'Disconnected' | 'Connecting' | 'Connected' | 'Reconnecting';

/**
 * Name of a state: `Reconnecting` from a loss until the first attempt after it has ended, `Disconnected` after a failed
 * attempt, a close by the hub, or a logout.
 */
export function connectionName({ phase, end }: StreamState): ConnectionName {
  if (phase === 'open') return 'Connected';
  if (phase !== 'off' && end === 'lost') return 'Reconnecting';
  return phase === 'trying' ? 'Connecting' : 'Disconnected';
}

/** Whether the connection is wanted, and was lost or could not be opened. A first attempt in progress does not count. */
export function isMissing({ phase, end }: StreamState): boolean {
  return phase === 'waiting' || (phase === 'trying' && end !== undefined);
}
