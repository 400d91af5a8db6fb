import type { LossKind } from './reconnectDelay.ts';

/**
 * The real-time connection (RT-03).
 * - `Disconnected`: nobody wants it (`idle`), the last try failed and another one follows (`failed`), or the hub sent us
 *   away for good (`goodbye`)
 * - `Reconnecting`: it was there and is lost; `isTrying` while a try is under way, else one is waited for
 */
export type ConnectionState =
  | { name: 'Disconnected'; why: 'idle' | 'goodbye' }
  | { name: 'Disconnected'; why: 'failed'; attempt: number }
  | { name: 'Connecting'; attempt: number }
  | { name: 'Connected' }
  | { name: 'Reconnecting'; attempt: number; isTrying: boolean; lost: LossKind };

export type ConnectionEvent =
  | { type: 'wanted' }
  | { type: 'unwanted' }
  /** The time to try again has come. */
  | { type: 'due' }
  | { type: 'opened' }
  | { type: 'failed' }
  | { type: 'lost'; mayReturn: boolean; lost?: LossKind };

export const idle: ConnectionState = { name: 'Disconnected', why: 'idle' };

export function connectionAfter(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.type) {
    case 'wanted':
      return state.name === 'Disconnected' ? { name: 'Connecting', attempt: 0 } : state;
    case 'unwanted':
      return idle;
    case 'due':
      if (state.name === 'Disconnected' && state.why === 'failed') return { name: 'Connecting', attempt: state.attempt };
      return state.name === 'Reconnecting' ? { ...state, isTrying: true } : state;
    case 'opened':
      return isTrying(state) ? { name: 'Connected' } : state;
    case 'failed':
      if (state.name === 'Connecting') return { name: 'Disconnected', why: 'failed', attempt: state.attempt + 1 };
      return state.name === 'Reconnecting' && state.isTrying ? { ...state, attempt: state.attempt + 1, isTrying: false } : state;
    case 'lost':
      if (state.name !== 'Connected') return state;
      return event.mayReturn ? { name: 'Reconnecting', attempt: 0, isTrying: false, lost: event.lost ?? 'broken' } : { name: 'Disconnected', why: 'goodbye' };
  }
}

export function isTrying(state: ConnectionState): boolean {
  return state.name === 'Connecting' || (state.name === 'Reconnecting' && state.isTrying);
}

/** Which wait comes now, counted from 0, and after what; null where nothing is waited for. */
export function waitNow(state: ConnectionState): { number: number; after: LossKind } | null {
  if (state.name === 'Disconnected' && state.why === 'failed') return { number: state.attempt - 1, after: 'broken' };
  return state.name === 'Reconnecting' && !state.isTrying ? { number: state.attempt, after: state.lost } : null;
}

/** Whether the player has to be told: the connection should be there and is not. A first try that runs is no trouble yet. */
export function isTroubled(state: ConnectionState): boolean {
  if (state.name === 'Disconnected') return state.why !== 'idle';
  return state.name === 'Reconnecting' || (state.name === 'Connecting' && state.attempt > 0);
}
