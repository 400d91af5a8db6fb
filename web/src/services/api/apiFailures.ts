import type { ApiFailure } from './apiResult.ts';

/** A finally failed call, with its bearer token. */
export interface FailedCall {
  failure: ApiFailure;
  token: string | null;
}

type Listener = (call: FailedCall) => void;
const listeners = new Set<Listener>();

/** Subscribes to every finally failed call; some of them end the session (S8). Returns the unsubscribe function. */
export function onApiFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function emitApiFailure(call: FailedCall): void {
  for (const listener of listeners) listener(call);
}
