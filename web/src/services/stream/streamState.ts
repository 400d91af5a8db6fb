import { failuresAfterEnd, streamDelay } from './streamBackoff.ts';

/**
 * State of a connection that is to stay open. Each function below returns the state after an event, or the same object
 * when the event changes nothing. Times are monotonic, in milliseconds.
 */
export interface StreamState {
  /** `off`: not wanted. `waiting`: the next attempt is scheduled. */
  readonly phase: 'off' | 'trying' | 'open' | 'waiting';
  /**
   * How the last attempt or connection ended: it was lost, could not be opened, or was closed by a service that asked for
   * no other. Undefined before the first end.
   */
  readonly end?: 'lost' | 'failed' | 'closed';
  /** Consecutive failed attempts and connections that ended early. */
  readonly failures: number;
  /** When the current connection opened; meaningless without one. */
  readonly openedAt: number;
  /** Minimum delay before the next attempt that the service asked for. Milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** Also the state after a logout. */
export const idle: StreamState = { phase: 'off', failures: 0, openedAt: 0 };

export function afterStart(state: StreamState): StreamState {
  return state.phase === 'off' ? { ...state, phase: 'trying' } : state;
}

/**
 * The next attempt begins: its time has come, or the player asks for it. The return of the network (`isOnline`) says
 * nothing about a service that asked for no other connection, or for a later one.
 */
export function afterWait(state: StreamState, isOnline = false): StreamState {
  const isPutOff = state.end === 'closed' || state.retryAfterMs !== undefined;
  return state.phase === 'waiting' && !(isOnline && isPutOff) ? { ...state, phase: 'trying' } : state;
}

export function afterOpen(state: StreamState, openedAt: number): StreamState {
  return state.phase === 'trying' ? { ...state, phase: 'open', openedAt } : state;
}

/**
 * The attempt failed, or the open connection ended.
 * @param canReconnect false if the service asked for no other connection
 * @param retryAfterMs minimum delay before the next attempt that the service asked for
 */
export function afterEnd(state: StreamState, at: number, canReconnect: boolean, retryAfterMs?: number): StreamState {
  const isOpen = state.phase === 'open';
  if (!isOpen && state.phase !== 'trying') return state;
  return {
    ...state,
    phase: 'waiting',
    end: canReconnect ? (isOpen ? 'lost' : 'failed') : 'closed',
    failures: failuresAfterEnd(state.failures, isOpen ? at - state.openedAt : 0),
    retryAfterMs,
  };
}

/**
 * Delay before the scheduled attempt, in milliseconds; null when none is scheduled. After a close that asks for no other
 * connection it is the longest one (RT-04).
 * @param random a number from 0 up to 1
 */
export function delayOf({ phase, end, failures, retryAfterMs }: StreamState, random: number): number | null {
  return phase === 'waiting' ? streamDelay(end === 'closed' ? Infinity : failures, random, retryAfterMs) : null;
}
