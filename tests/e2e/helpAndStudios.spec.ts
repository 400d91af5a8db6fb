import { expect, expectAccessible, openAsPlayer, test } from './support/fixtures.ts';

test('UI-02 a link to a question opens its answer, and the search narrows the questions', async ({ page, sites }) => {
  await page.goto(`${sites.regency}/help#limits`);
  const question = page.getByRole('heading', { name: 'How do I set a limit or take a break?' });
  await expect(question).toBeInViewport();
  await expect(page.getByText('Select the shield at the top of any page')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('volatility bicycle');
  await expect(page.getByText('No answers match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(question).toBeVisible();
});

test('UK16a the page of a game shows its figures and leads to its studio and theme @uk @all', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.regency}/game/41000`);
  await expect(page.getByText(/x stake/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar games' })).toBeAttached();
  await expectAccessible(page);
  const studio = page.getByRole('definition').getByRole('link').first();
  const name = (await studio.textContent()) ?? '';
  await studio.click();
  await expect(page).toHaveURL(/\/studios\/[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All studios and themes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studios');
  await expectAccessible(page);
});

test('LB-08 a player can hide the row from the last game, and show it again @all', async ({
  page,
  sites,
  newPlayer,
}) => {
  const player = await newPlayer({ brand: 'aurora', marketId: 'row' });
  await openAsPlayer(page, sites.aurora, player);
  const recorded = page.waitForResponse((response) => /\/recently-played\/\d+\/add$/.test(response.url()));
  await page.goto(`${sites.aurora}/game/41000`);
  await recorded;
  await page.goto(sites.aurora);
  const row = page.getByRole('region', { name: /^Because you played / });
  await expect(row).toBeAttached();
  await row.getByRole('button', { name: 'Hide these suggestions' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Show suggestions based on my games' }).click();
  await expect(row).toBeAttached();
});
