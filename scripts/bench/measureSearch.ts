import type { CDPSession, Page } from '@playwright/test';
import { desktop } from '../../tests/e2e/support/devices.ts';
import { untilQuiet } from '../../tests/e2e/support/untilConnected.ts';
import { goals } from './goals.ts';
import { inNewPage, withLobby } from './lobby.ts';
import { percentile } from './percentile.ts';
import type { Figure } from './report.ts';

/** Names, middles of names, typing errors, and text that matches nothing. */
const searchTexts = [
  'dragon',
  'golden pyramid',
  'dimond',
  'roulete',
  'lantern',
  'nothern',
  'zzzzqq',
  'crown of',
  'wolf',
];

/**
 * Measures what a keystroke in the search costs the main thread with ten thousand games. CPU time hardly depends on other
 * load. Letters and clearing are apart: clearing draws the suggestions instead of results.
 */
export function measureSearch(): Promise<Figure[]> {
  return withLobby(
    (browser, { url }) =>
      inNewPage(browser, desktop, async (page, context) => {
        await page.goto(url);
        await untilQuiet(page);
        await page.keyboard.press('/');
        const field = page.getByRole('dialog').getByRole('textbox');
        // The first search fetches and parses the list.
        const listed = page.waitForResponse((response) => response.url().includes('/api/games/search-list'));
        await field.fill('dragon');
        await (await listed).finished();
        await page.getByRole('dialog').getByRole('link').first().waitFor();
        await field.fill('');
        await untilQuiet(page);
        const devtools = await context.newCDPSession(page);
        // The time of the thread, not of the clock.
        await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
        // The measurement's own frames.
        const idle: number[] = [];
        for (let time = 0; time < 10; time += 1) idle.push(await cpuOf(page, devtools, async () => undefined));
        const ownMs = percentile(idle, 0.5);
        const letters: number[] = [];
        const clearings: number[] = [];
        for (const text of searchTexts) {
          for (const letter of text) letters.push(await cpuOf(page, devtools, () => page.keyboard.type(letter)));
          clearings.push(await cpuOf(page, devtools, () => field.fill('')));
        }
        const valuesOf = (share: number) => ({
          'a letter': percentile(letters, share) - ownMs,
          clearing: percentile(clearings, share) - ownMs,
        });
        return [
          { ...goals.keystroke, values: valuesOf(0.95) },
          { title: 'median CPU of a keystroke', unit: 'ms', values: valuesOf(0.5) },
        ];
      }),
    { games: 10_000 },
  );
}

/** CPU of the main thread in milliseconds until no change is pending. */
async function cpuOf(page: Page, devtools: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const before = await mainThreadMs(devtools);
  await act();
  await page.evaluate(untilIdle);
  return (await mainThreadMs(devtools)) - before;
}

async function mainThreadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Runs in the page: waits until no change is pending. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(() => requestAnimationFrame(() => resolve()))),
  );
}
