import type { Culture } from '@foyer/contract/ids';
import { lazyMessageAreas } from './lazyMessageAreas.ts';
import type { LazyMessageArea, LazyLoaders } from './lazyMessageAreas.ts';
import { loadMessages } from './messages.ts';

/** Adds an area to its language's shared messages object, so that existing holders see the new messages. */
export async function loadLazyMessages(culture: Culture, area: LazyMessageArea): Promise<void> {
  const loaders: LazyLoaders = lazyMessageAreas[area];
  const [messages, areaMessages] = await Promise.all([loadMessages(culture), loaders[culture]?.()]);
  if (areaMessages === undefined) throw new Error(`The build has no words of ${area} in ${culture}.`);
  Object.assign(messages, areaMessages.default);
}
