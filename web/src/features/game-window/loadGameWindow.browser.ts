import type { Culture } from '@foyer/contract/ids';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';

/** Loads code and texts of the window in which games run. */
export async function loadGameWindow(culture: Culture) {
  const [module] = await Promise.all([import('./GameWindow.tsx'), loadLazyMessages(culture, 'gameWindow')]);
  return module;
}
