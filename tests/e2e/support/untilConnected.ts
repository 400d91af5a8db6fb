import { expect, type Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';
import { untilQuiet } from './untilQuiet.ts';

/** Waits until the player's page is connected in real time and has requested the session summary that follows. */
export async function untilConnected(page: Page, sandbox: Sandbox, userId: number): Promise<void> {
  await expect.poll(async () => (await sandbox.hub({ userId, sendRaw: '' })).reached).toBe(1);
  await untilQuiet(page);
}
