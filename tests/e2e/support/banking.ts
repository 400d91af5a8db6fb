import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The cashier inside its frame. */
export const cashierFrame = (page: Page, title = 'Cashier'): FrameLocator =>
  page.frameLocator(`iframe[title="${title}"]`);

/** Opens banking from the header and waits for the cashier. */
export async function openBanking(page: Page, { deposit = 'Deposit', frame = 'Cashier' } = {}): Promise<FrameLocator> {
  await page.getByRole('banner').getByRole('button', { name: deposit }).click();
  const cashier = cashierFrame(page, frame);
  await expect(cashier.locator('main')).toBeVisible({ timeout: 15_000 });
  return cashier;
}

/** Continues past the safer-gambling tools shown before a first deposit. */
export async function continueToDeposit(cashier: FrameLocator): Promise<void> {
  await cashier.getByRole('button', { name: 'Continue' }).click();
  await expect(cashier.getByLabel('Amount to deposit')).toBeVisible();
}

interface RecordedInteraction {
  area: string;
  action: string;
  payment?: Record<string, unknown>;
}

/** Records interaction events of the page. Returns a function that reads them. */
export async function listenToInteractions(page: Page): Promise<() => Promise<RecordedInteraction[]>> {
  await page.evaluate(() => {
    const recorded: unknown[] = [];
    Object.assign(window, { recorded });
    window.addEventListener('foyer:interaction', (event) => recorded.push((event as CustomEvent<unknown>).detail));
  });
  return () => page.evaluate(() => (window as unknown as { recorded: RecordedInteraction[] }).recorded);
}
