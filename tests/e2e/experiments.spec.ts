import type { Page } from '@playwright/test';
import { startStack } from '../support/stack.ts';
import { expect, test as base } from './support/fixtures.ts';
import { jackpotBand } from './support/jackpotBand.ts';

const test = base.extend({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use) => {
      const stack = await startStack({ webEnv: { EXPERIMENTS: 'band revampedJackpotTicker on=50 off=50' } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ cookieGroups: null });

/** Experiments that the document of the page names. */
const experimentsIn = (page: Page) =>
  page.evaluate(() => {
    const data = JSON.parse(document.querySelector('#page-data')?.textContent ?? '{}') as {
      visit?: { experiments?: string };
    };
    return data.visit?.experiments;
  });

test('P1 CO-01 FF-02 a consent to analytics gives a variant that stays, and a refusal takes it away @desktop', async ({
  page,
  context,
  recordedEvents,
}) => {
  const bucket = async () => (await context.cookies()).find(({ name }) => name === 'foyer-bucket')?.value;
  await page.goto('/');
  expect(await experimentsIn(page)).toBe('');
  await expect(page.getByRole('button', { name: 'Reject all' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(bucket).toMatch(/^\d{1,2}$/);
  const stored = await bucket();
  // The open page stays as it is; the next document has the variant, and so has every later one.
  expect(recordedEvents.records.some(({ pageData }) => 'pageExperiments' in pageData)).toBe(false);
  await page.goto('/');
  const experiments = await experimentsIn(page);
  expect(experiments).toMatch(/^band:(on|off)$/);
  await expect(jackpotBand(page).getByRole('listitem')).toHaveCount(4);
  const height = (await jackpotBand(page).boundingBox())?.height ?? 0;
  expect(height < 60).toBe(experiments === 'band:off');
  await page.reload();
  expect([await experimentsIn(page), await bucket()]).toEqual([experiments, stored]);
  await expect
    .poll(() => recordedEvents.records.filter(({ event }) => event === 'page_load').at(-1)?.pageData)
    .toMatchObject({ pageExperiments: experiments });

  // Until its script has loaded, the link leads to the cookies page.
  await expect.poll(() => page.evaluate(() => typeof (window as { OneTrust?: unknown }).OneTrust)).toBe('object');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await page.getByRole('dialog', { name: 'Cookie settings' }).getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(bucket).toBeUndefined();
  await page.goto('/');
  expect(await experimentsIn(page)).toBe('');
});
