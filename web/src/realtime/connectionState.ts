import type { LossKind } from './reconnectDelay.ts';

/**
 * The real-time connection (RT-03).
 * - `Disconnected`: nobody wants it (`idle`), the last try failed and another one follows (`failed`), or the hub sent us
 *   away for good (`goodbye`)
 * - `Reconnecting`: it was there and is lost, and the first try to connect again is waited for or, with `isTrying`, under way
 *
 * `failures` in a row decide the next wait; a loss counts as the first one. `lost`: how the connection was lost that was there before.
 */
export type ConnectionState =
  | { name: 'Disconnected'; why: 'idle' | 'goodbye' }
  | { name: 'Disconnected'; why: 'failed'; failures: number; lost: LossKind }
  | { name: 'Connecting'; failures: number; lost: LossKind }
  | { name: 'Connected' }
  | { name: 'Reconnecting'; isTrying: boolean; lost: LossKind };

export type ConnectionEvent =
  | { type: 'wanted' }
  | { type: 'unwanted' }
  /** The time to try again has come. */
  | { type: 'due' }
  | { type: 'opened' }
  | { type: 'failed' }
  | { type: 'lost'; canReconnect: boolean; lost?: LossKind };

export const idle: ConnectionState = { name: 'Disconnected', why: 'idle' };

export function connectionAfter(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.type) {
    case 'wanted':
      return state.name === 'Disconnected' ? { name: 'Connecting', failures: 0, lost: 'broken' } : state;
    case 'unwanted':
      return idle;
    case 'due':
      if (state.name === 'Disconnected' && state.why === 'failed')
        return { name: 'Connecting', failures: state.failures, lost: state.lost };
      return state.name === 'Reconnecting' ? { ...state, isTrying: true } : state;
    case 'opened':
      return isTrying(state) ? { name: 'Connected' } : state;
    case 'failed':
      if (state.name === 'Connecting')
        return { name: 'Disconnected', why: 'failed', failures: state.failures + 1, lost: state.lost };
      return state.name === 'Reconnecting' && state.isTrying
        ? { name: 'Disconnected', why: 'failed', failures: 2, lost: state.lost }
        : state;
    case 'lost':
      if (state.name !== 'Connected') return state;
      return event.canReconnect
        ? { name: 'Reconnecting', isTrying: false, lost: event.lost ?? 'broken' }
        : { name: 'Disconnected', why: 'goodbye' };
  }
}

export function isTrying(state: ConnectionState): boolean {
  return state.name === 'Connecting' || (state.name === 'Reconnecting' && state.isTrying);
}

/** Which wait comes now, counted from 0, and after what; null where nothing is waited for. */
export function waitNow(state: ConnectionState): { number: number; after: LossKind } | null {
  if (state.name === 'Disconnected' && state.why === 'failed') return { number: state.failures - 1, after: state.lost };
  return state.name === 'Reconnecting' && !state.isTrying ? { number: 0, after: state.lost } : null;
}

/** Whether the player has to be told: the connection should be there and is not. A first try that runs is no trouble yet. */
export function isTroubled(state: ConnectionState): boolean {
  if (state.name === 'Disconnected') return state.why !== 'idle';
  return state.name === 'Reconnecting' || (state.name === 'Connecting' && state.failures > 0);
}
