import type { HubMessage } from './hubMessage.ts';

type Listener = (message: HubMessage) => void;
const listeners = new Set<Listener>();

/** Calls back with everything that the hub says to the player of this tab. Returns how to stop listening. */
export function onHubMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** One listener that fails must not keep the others from hearing. */
export function emitHubMessage(message: HubMessage, onFailure: (error: unknown) => void): void {
  for (const listener of listeners) {
    try {
      listener(message);
    } catch (error) {
      onFailure(error);
    }
  }
}
