import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The cashier inside its frame. */
export const cashierFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Cashier"]');

/** Opens the banking window from the header and waits for the cashier in it. */
export async function openBanking(page: Page): Promise<FrameLocator> {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const cashier = cashierFrame(page);
  await expect(cashier.locator('main')).toBeVisible({ timeout: 15_000 });
  return cashier;
}

/** Past the tools that are shown before a first deposit. */
export async function continueToDeposit(cashier: FrameLocator): Promise<void> {
  await cashier.getByRole('button', { name: 'Continue to deposit' }).click();
  await expect(cashier.getByLabel('Amount to deposit')).toBeVisible();
}

interface Told {
  area: string;
  action: string;
  payment?: Record<string, unknown>;
}

/** Keeps what the page tells whoever measures; answers how to read it. */
export async function listenToInteractions(page: Page): Promise<() => Promise<Told[]>> {
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.addEventListener('foyer:interaction', (event) => told.push((event as CustomEvent<unknown>).detail));
  });
  return () => page.evaluate(() => (window as unknown as { told: Told[] }).told);
}
