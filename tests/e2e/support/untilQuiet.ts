import type { Page } from '@playwright/test';
import { isQuiet } from '../../support/isQuiet.ts';

/** Waits until a page has received no response for a second. */
export const untilQuiet = async (page: Page): Promise<void> => void (await page.waitForFunction(isQuiet, 1000));
