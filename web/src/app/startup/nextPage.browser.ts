import type { PageModel } from '../page/pageModel.ts';

type Listener = (page: PageModel) => void;

const listeners = new Set<Listener>();

/**
 * Subscribes to pages that a press is about to show: the model is there, and the code may still load. Returns the
 * unsubscribe function.
 */
export function onNextPage(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function emitNextPage(page: PageModel): void {
  for (const listener of listeners) listener(page);
}
