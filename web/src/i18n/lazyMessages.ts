import type { Culture } from '@foyer/contract/identifiers';
import { lazyMessageAreas } from './lazyMessageAreas.ts';
import type { LazyMessageArea } from './lazyMessageAreas.ts';
import { loadMessages } from './messages.ts';

/** Adds an area to its language's messages, so that whoever holds them can say the new words too. */
export async function loadLazyMessages(culture: Culture, area: LazyMessageArea): Promise<void> {
  const [messages, words] = await Promise.all([loadMessages(culture), lazyMessageAreas[area][culture]()]);
  Object.assign(messages, words.default);
}
