import type { Culture } from '@foyer/contract/identifiers';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';

/** Loads the menu with its messages. In a file of its own, because no page needs this code before the menu opens. */
export async function loadMenuSheet(culture: Culture): Promise<typeof import('./MenuSheet.tsx')> {
  const [module] = await Promise.all([import('./MenuSheet.tsx'), loadLazyMessages(culture, 'accountMenu')]);
  return module;
}
