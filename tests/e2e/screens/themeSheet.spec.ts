import { brands, themeOfProduct } from '@foyer/brands/brands';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { sidewaysOverflow } from '../support/sidewaysOverflow.ts';
import { untilQuiet } from '../support/untilConnected.ts';

for (const { id, name, productId } of brands) {
  test(`the theme sheet of ${name} shows tokens and components and works by keyboard`, async ({ page, sites }) => {
    await page.goto(`${sites[id as keyof typeof sites]}/theme-sheet`);
    await expect(page.getByRole('heading', { level: 1, name: `${name} theme sheet` })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const { colours, fonts, layout } = themeOfProduct(productId);
    for (const value of Object.values(colours))
      await expect(page.getByText(value, { exact: true }).first()).toBeAttached();
    await expect(page.getByText(`Headings ${fonts.heading}, text ${fonts.body}`)).toBeVisible();
    for (const choice of Object.values(layout))
      await expect(page.getByRole('definition').filter({ hasText: `${choice} (chosen)` })).toBeVisible();
    for (const part of ['Layout', 'Buttons', 'Fields', 'Notices and toasts', 'Dialogs', 'Icons', 'Tiles'])
      await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible();
    for (const row of ['A row', 'A ranked row', 'A grid'])
      await expect(page.getByRole('heading', { name: row, exact: true })).toBeVisible();
    expect(await sidewaysOverflow(page)).toBe(0);
    await expectAccessible(page);

    // The examples are the real components and work by keyboard.
    const opener = page.getByRole('button', { name: 'Medium dialog' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Medium dialog' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Medium dialog' })).toBeHidden();
    await expect(opener).toBeFocused();
    await page.getByRole('button', { name: 'Toast: error' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong. Try again.' }).last()).toBeVisible();
  });
}

test('no page links to the theme sheet or loads its code', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await page.goto('/');
  await untilQuiet(page);
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter((url) => /themesheet/i.test(url))).toEqual([]);
  expect(await page.locator('a[href*="theme-sheet"]').count()).toBe(0);
});
