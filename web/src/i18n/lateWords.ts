import type { Culture } from '@foyer/contract/identifiers';
import { lateAreas } from './lateAreas.ts';
import type { LateArea } from './lateAreas.ts';
import { loadMessages } from './messages.ts';

/** Adds an area to its language's messages, so that whoever holds them can say the new words too. */
export async function loadLateWords(culture: Culture, area: LateArea): Promise<void> {
  const [messages, words] = await Promise.all([loadMessages(culture), lateAreas[area][culture]()]);
  Object.assign(messages, words.default);
}
