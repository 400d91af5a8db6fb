import type { ApiFailure } from './apiResult.ts';

/** A call that failed for good, with the token it carried as bearer. */
export interface FailedCall {
  failure: ApiFailure;
  token: string | null;
}

type Listener = (call: FailedCall) => void;
const listeners = new Set<Listener>();

/** Hears of every call that failed for good, whoever made it; the session ends by some of them (S8). Returns how to stop. */
export function onApiFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function emitApiFailure(call: FailedCall): void {
  for (const listener of listeners) listener(call);
}
