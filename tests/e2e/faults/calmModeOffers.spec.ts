import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAsPlayer, test } from '../support/fixtures.ts';

const minuteMs = 60_000;
const offer = (page: Page) => page.getByRole('dialog', { name: 'Try calm mode?' });

/** Calls an endpoint of protection as the page’s player. */
async function change(page: Page, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([address = '', json = '']) =>
      (
        await fetch(address, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-requested-by': 'foyer',
            authorization: `Bearer ${sessionStorage.getItem('mgsUserToken') ?? ''}`,
          },
          body: json,
        })
      ).status,
    [`/api/protection/${path}`, JSON.stringify(body)],
  );
  expect(status).toBe(200);
}

test('RM-05 calm mode is offered near a limit, never in a game, and not again after an answer', async ({
  page,
  newPlayer,
  sandbox,
}) => {
  await openAsPlayer(page, '/help', await newPlayer());
  await change(page, 'limit', { kind: 'time', period: 'day', value: 5 });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: /your account/i })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  await sandbox.clock({ move: 4 * minuteMs });
  const loaded = page.waitForResponse(/\/api\/protection$/);
  await page.goto('/game/41000');
  await loaded;
  await expect(page.getByRole('toolbar', { name: 'Game bar' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await page.goto('/help');
  await expect(offer(page).getByText('You have used most of one of your limits.')).toBeVisible();
  await expectAccessible(page);
  // Both answers have the same size.
  const [yes, no] = await Promise.all(
    ['Turn on calm mode', 'Not now'].map((name) => offer(page).getByRole('button', { name }).boundingBox()),
  );
  expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height]);
  await offer(page).getByRole('button', { name: 'Not now' }).click();
  await expect(offer(page)).toHaveCount(0);
  const again = page.waitForResponse(/\/api\/protection$/);
  await page.reload();
  await again;
  await expect(page.getByRole('banner').getByRole('button', { name: /your account/i })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-calm');
});

test('RM-05 calm mode is offered after a time-out, and a yes turns it on', async ({
  page,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  // The session ends with the start of the break.
  consoleGuard.allow(/401|403|WebSocket/);
  const player = await newPlayer();
  await openAsPlayer(page, '/help', player);
  await change(page, 'break', { kind: 'timeOut', period: '1d', understood: true });
  // The break ends the session, and the page loads again by itself.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await sandbox.clock({ move: 25 * 60 * minuteMs });
  await openAsPlayer(page, '/help', player);
  await expect(offer(page).getByText('Welcome back from your break.')).toBeVisible();
  await offer(page).getByRole('button', { name: 'Turn on calm mode' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-calm');
});
