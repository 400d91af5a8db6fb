import type { Culture } from '@foyer/contract/ids';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import GameInformationSheet from './GameInformationSheet.tsx';

/** Returns the sheet once its messages are there. A file of its own, so that no page waits for either. */
export async function loadInformationSheet(culture: Culture): Promise<{ default: typeof GameInformationSheet }> {
  await loadLazyMessages(culture, 'gameFacts');
  return { default: GameInformationSheet };
}
