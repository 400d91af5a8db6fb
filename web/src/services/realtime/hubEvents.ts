import type { HubMessage } from './hubMessage.ts';

type Listener = (message: HubMessage) => void;
const listeners = new Set<Listener>();

/** Subscribes to all hub messages for this tab's player. Returns the unsubscribe function. */
export function onHubMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A failing listener must not affect the others. */
export function emitHubMessage(message: HubMessage, onFailure: (error: unknown) => void): void {
  for (const listener of listeners) {
    try {
      listener(message);
    } catch (error) {
      onFailure(error);
    }
  }
}
