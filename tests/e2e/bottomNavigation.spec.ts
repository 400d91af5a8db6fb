import { expect, test } from './support/fixtures.ts';

test('the bottom navigation is hidden while a field has focus, and returns after Escape in search @phone', async ({
  page,
}) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Quick access' });
  await navigation.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('textbox', { name: 'Search games' })).toBeFocused();
  await expect(page.locator('main ~ nav')).toHaveCSS('display', 'none');
  await page.keyboard.press('Escape');
  await expect(navigation).toBeInViewport({ ratio: 1 });
});

test('the bottom navigation returns when the page removes the focused field @phone @all', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Quick access' });
  await page.evaluate(() => {
    const field = document.querySelector('main')?.appendChild(document.createElement('input'));
    field?.focus({ preventScroll: true });
  });
  await expect(navigation).toBeHidden();
  await page.evaluate(() => document.activeElement?.remove());
  await expect(navigation).toBeInViewport({ ratio: 1 });
});
