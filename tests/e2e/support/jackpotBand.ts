import type { Locator, Page } from '@playwright/test';
import { minorUnits } from './play.ts';

/** The jackpots of a page. A row of games may have the same name. */
export function jackpotBand(page: Page): Locator {
  return page.getByRole('region', { name: 'Jackpots right now' });
}

/** One jackpot, by the beginning of its name. */
export function jackpotCell(page: Page, name: string): Locator {
  return jackpotBand(page).getByRole('link', { name });
}

/** The displayed amount of a jackpot in minor units; on phones without the fraction. */
export async function displayedJackpot(page: Page, name: string): Promise<number> {
  const text = (await jackpotCell(page, name).innerText()).match(/[£€$][\d,.]+/)?.[0] ?? '';
  return text.includes('.') ? minorUnits(text) : minorUnits(text) * 100;
}
