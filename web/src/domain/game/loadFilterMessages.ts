import type { Culture } from '@foyer/contract/ids';

/** Loads the messages that name filters (`filterText`). */
export async function loadFilterMessages(culture: Culture): Promise<void> {
  const { loadLazyMessages } = await import('../../i18n/loadLazyMessages.ts');
  await Promise.all([loadLazyMessages(culture, 'filters'), loadLazyMessages(culture, 'gameFacts')]);
}
