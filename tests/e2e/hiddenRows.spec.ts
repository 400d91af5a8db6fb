import { expect, test } from './support/fixtures.ts';

for (const groups of ['with', 'without'] as const) {
  test.describe(`${groups} functional consent`, () => {
    test.use({ cookieGroups: groups === 'with' ? ['C0003'] : [] });

    test(
      `LB-08 somebody sees less of a row ${groups} functional consent: on the next page its games are hidden before any code runs`,
      { tag: groups === 'with' ? [] : '@all' },
      async ({ page, context }) => {
        await page.goto('/');
        const row = page.locator('[data-part=row]').nth(1);
        const name = (await row.getByRole('heading').textContent()) ?? '';
        await row.getByRole('button', { name: `Why am I seeing this? ${name}` }).click();
        await expect(row.getByText(/played first|newest first|open tables first/)).toBeVisible();
        await row.getByRole('button', { name: 'Show less like this' }).click();
        const again = page.getByRole('button', { name: `Show ${name} again` });
        await expect(again).toBeVisible();
        await expect(row.getByRole('listitem')).toHaveCount(0);

        let release = (): void => undefined;
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/*.js', async (route) => {
          await held;
          await route.continue();
        });
        await page.reload({ waitUntil: 'domcontentloaded' });
        await expect(row.getByRole('heading', { name })).toBeVisible();
        await expect(row.locator('li').first()).toBeHidden();
        const before = await row.boundingBox();
        release();
        await expect(again).toBeVisible();
        expect((await row.boundingBox())?.height, 'height of the row').toBe(before?.height);

        const second = await context.newPage();
        await second.goto('/');
        const other = second.getByRole('button', { name: `Show ${name} again` });
        if (groups === 'with') await expect(other).toBeVisible();
        else await expect(second.locator('[data-part=row]').nth(1).getByRole('listitem').first()).toBeVisible();

        await again.click();
        await expect(row.getByRole('listitem').first()).toBeVisible();
        await expect(other).toHaveCount(0);
      },
    );
  });
}
