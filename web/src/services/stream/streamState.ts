import { failuresAfterEnd, streamDelay } from './streamBackoff.ts';

/**
 * State of a connection that is to stay open (RT-03).
 * - `Disconnected`: not wanted (`idle`), the last attempt failed (`failed`), or the service closed the connection and
 *   asked for no other (`closed`). Unless idle, another attempt is scheduled.
 * - `Reconnecting`: the connection was lost; the first attempt is scheduled or, with `isTrying`, in progress
 *
 * `failures`: consecutive failed attempts and connections that ended early. `openedAt`: a monotonic time in milliseconds.
 */
export type StreamState =
  | { name: 'Disconnected'; why: 'idle' }
  | { name: 'Disconnected'; why: 'failed' | 'closed'; failures: number }
  | { name: 'Connecting'; failures: number }
  | { name: 'Connected'; failures: number; openedAt: number }
  | { name: 'Reconnecting'; isTrying: boolean; failures: number };

export type StreamEvent =
  | { type: 'wanted' }
  | { type: 'unwanted' }
  /** The time of the next attempt has come, or the player does not wait for it. */
  | { type: 'due' }
  /** The network is back, which says nothing about a service that asked for no other connection. */
  | { type: 'online' }
  | { type: 'opened'; at: number }
  /** The attempt failed, or the open connection ended. `canReconnect`: false if the service asked for no other. */
  | { type: 'ended'; at: number; canReconnect: boolean };

export const idle: StreamState = { name: 'Disconnected', why: 'idle' };

/** Returns the same object when the event changes nothing. */
export function nextStream(state: StreamState, event: StreamEvent): StreamState {
  switch (event.type) {
    case 'wanted':
      return isWanted(state) ? state : { name: 'Connecting', failures: 0 };
    case 'unwanted':
      return isWanted(state) ? idle : state;
    case 'online':
    case 'due':
      if (!isWaiting(state) || (event.type === 'online' && isClosed(state))) return state;
      return state.name === 'Reconnecting'
        ? { ...state, isTrying: true }
        : { name: 'Connecting', failures: state.failures };
    case 'opened':
      return isTrying(state) ? { name: 'Connected', failures: state.failures, openedAt: event.at } : state;
    case 'ended': {
      const isOpen = state.name === 'Connected';
      if (!isOpen && !isTrying(state)) return state;
      const failures = failuresAfterEnd(state.failures, isOpen ? event.at - state.openedAt : 0);
      if (!event.canReconnect) return { name: 'Disconnected', why: 'closed', failures };
      return isOpen
        ? { name: 'Reconnecting', isTrying: false, failures }
        : { name: 'Disconnected', why: 'failed', failures };
    }
  }
}

type Trying = Extract<StreamState, { name: 'Connecting' | 'Reconnecting' }>;
type Waiting = Extract<StreamState, { why: 'failed' | 'closed' } | { name: 'Reconnecting' }>;

export function isTrying(state: StreamState): state is Trying {
  return state.name === 'Connecting' || (state.name === 'Reconnecting' && state.isTrying);
}

function isWaiting(state: StreamState): state is Waiting {
  return state.name === 'Reconnecting' ? !state.isTrying : state.name === 'Disconnected' && state.why !== 'idle';
}

function isWanted(state: StreamState): boolean {
  return state.name !== 'Disconnected' || state.why !== 'idle';
}

/** Whether the service closed the connection and asked for no other, as it does when the session has ended. */
export function isClosed(state: StreamState): boolean {
  return state.name === 'Disconnected' && state.why === 'closed';
}

/** Whether the connection is wanted, and was lost or could not be opened. A first attempt in progress does not count. */
export function isMissing(state: StreamState): boolean {
  return state.name === 'Connecting' ? state.failures > 0 : state.name !== 'Connected' && isWanted(state);
}

/**
 * Delay before the scheduled attempt, in milliseconds; null when none is scheduled. After a close that asks for no other
 * connection it is the longest one (RT-04).
 * @param random a number from 0 up to 1
 */
export function delayOf(state: StreamState, random: number): number | null {
  return isWaiting(state) ? streamDelay(isClosed(state) ? Infinity : state.failures, random) : null;
}
