import type { Culture } from '@foyer/contract/ids';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import MenuSheet from './MenuSheet.tsx';

/** Returns the menu once its messages are there. A file of its own, because no page needs it before the menu opens. */
export async function loadMenuSheet(culture: Culture): Promise<{ default: typeof MenuSheet }> {
  await Promise.all([loadLazyMessages(culture, 'accountMenu'), loadLazyMessages(culture, 'dial')]);
  return { default: MenuSheet };
}
