import { backoffDelay } from '../../base/backoff.ts';

/** RT-04: upper bound of a delay, jitter included. Milliseconds. */
const maxDelayMs = 30_000;
/** Jitter after a lost connection, and after a restart of the hub, which disconnects all clients at once. Milliseconds. */
const maxJitterMs = { broken: 700, restart: 9000 } as const;
export type LossKind = keyof typeof maxJitterMs;

/**
 * State of the real-time connection (RT-03).
 * - `Disconnected`: not wanted (`idle`), the last attempt failed and another follows (`failed`), or the hub closed it
 *   for good (`closedByHub`)
 * - `Reconnecting`: the connection was lost; the first reconnect attempt is scheduled or, with `isTrying`, in progress
 *
 * The number of consecutive `failures` determines the next delay; a loss counts as the first. `lost`: how the previous
 * connection was lost.
 */
export type ConnectionState =
  | { name: 'Disconnected'; why: 'idle' | 'closedByHub' }
  | { name: 'Disconnected'; why: 'failed'; failures: number; lost: LossKind }
  | { name: 'Connecting'; failures: number; lost: LossKind }
  | { name: 'Connected' }
  | { name: 'Reconnecting'; isTrying: boolean; lost: LossKind };

export type ConnectionEvent =
  | { type: 'wanted' }
  | { type: 'unwanted' }
  /** The time of the next attempt has come. */
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
        : { name: 'Disconnected', why: 'closedByHub' };
  }
}

export function isTrying(state: ConnectionState): boolean {
  return state.name === 'Connecting' || (state.name === 'Reconnecting' && state.isTrying);
}

/** Number of the current delay, from 0, and the kind of loss; null when no attempt is scheduled. */
export function currentDelay(state: ConnectionState): { number: number; after: LossKind } | null {
  if (state.name === 'Disconnected' && state.why === 'failed') return { number: state.failures - 1, after: state.lost };
  return state.name === 'Reconnecting' && !state.isTrying ? { number: 0, after: state.lost } : null;
}

/**
 * Waiting time before the n-th reconnect, n from 0: 2^n seconds plus jitter (RT-04). With up to 0.7 seconds of jitter
 * the third attempt starts within ten seconds. After a restart of the hub the jitter is up to nine seconds, so that no
 * second sees more than twice the mean number of clients over ten seconds. The bound leaves room for the jitter, so that
 * delays at the bound differ between clients too.
 * @param random a number from 0 up to 1
 * @returns milliseconds, at most 30,000
 */
export function reconnectDelay(n: number, random: number, kind: LossKind = 'broken'): number {
  const jitterMs = maxJitterMs[kind];
  return backoffDelay({ firstMs: 1000, maxMs: maxDelayMs - jitterMs, jitterMs }, n + 1, random);
}

/** Whether to tell the player: the connection is wanted but missing. A first attempt in progress does not count. */
export function hasConnectionProblem(state: ConnectionState): boolean {
  if (state.name === 'Disconnected') return state.why !== 'idle';
  return state.name === 'Reconnecting' || (state.name === 'Connecting' && state.failures > 0);
}
