import { expect, openAsPlayer, test } from '../support/fixtures.ts';

const optIn = { name: 'Opt in' };

test('PR-03 an opt-in with a lost response is recovered, and a failed one can be retried at the card', async ({
  page,
  sites,
  newPlayer,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/status of 50\d/);
  const player = await newPlayer({ brand: 'pulse', marketId: 'row', scenario: 'funded' });
  await openAsPlayer(page, `${sites.pulse}/promotions`, player);
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/optin') && sent.push(request.url()));

  const table = page.getByRole('article', { name: 'Table games bonus' });
  await sandbox.faults({ set: [{ target: 'promotionOptIn', kind: 'lostResponse', times: 1 }] });
  await table.getByRole('button', optIn).click();
  await expect(table.getByRole('button', { name: 'Opted in' })).toBeVisible();
  expect(sent).toHaveLength(1);

  const slots = page.getByRole('article', { name: 'Slots bonus, 5x wagering' });
  await sandbox.faults({ set: [{ target: 'promotionOptIn', kind: '503', times: 1 }] });
  await slots.getByRole('button', optIn).click();
  await expect(slots.getByText('We could not opt you in. Try again.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'We could not opt you in' })).toHaveCount(1);
  await slots.getByRole('button', optIn).click();
  await expect(slots.getByRole('button', { name: 'Opted in' })).toBeVisible();
  expect(sent).toHaveLength(3);
});

test('PR-01 without the promotions service the page shows its text and a message', async ({ page, sites, sandbox }) => {
  await sandbox.faults({ set: [{ target: 'promotions', kind: '503' }] });
  const response = await page.goto(`${sites.aurora}/promotions`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Offers with clear terms' })).toBeVisible();
  await expect(page.getByText('We can’t load promotions right now. Try again in a moment.')).toBeVisible();
});
