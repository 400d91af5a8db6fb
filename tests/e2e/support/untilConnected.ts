import { expect, type Page } from '@playwright/test';
import { isQuiet } from '../../support/isQuiet.ts';
import type { Sandbox } from './sandbox.ts';

/** Waits until a page has received no response for a second. */
export const untilQuiet = async (page: Page): Promise<void> => void (await page.waitForFunction(isQuiet, 1000));

/** Waits until the player's page is connected in real time and has requested the session summary that follows. */
export async function untilConnected(page: Page, sandbox: Sandbox, userId: number): Promise<void> {
  await expect.poll(async () => (await sandbox.hub({ userId, sendRaw: '' })).reached).toBe(1);
  await untilQuiet(page);
}
