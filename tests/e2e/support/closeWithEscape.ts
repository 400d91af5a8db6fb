import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/**
 * Closes a dialog with Escape. Does not wait until the browser confirms the key: a frame that had the focus goes with
 * the dialog, and then the browser sometimes never confirms the key that it sent there.
 */
export async function closeWithEscape(dialog: Locator): Promise<void> {
  const { keyboard } = dialog.page();
  keyboard.down('Escape').catch(() => undefined);
  await expect(dialog).toHaveCount(0);
  await keyboard.up('Escape');
}
