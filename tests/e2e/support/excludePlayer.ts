import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Excludes the player of the page for six months, by the request of the exclusion form, as another device would send
 * it. Then waits until the page has ended the session by itself, because that would interrupt the opening of another page.
 */
export async function excludePlayer(page: Page): Promise<void> {
  const status = await page.evaluate(
    async (body) =>
      (
        await fetch('/api/protection/break', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-requested-by': 'foyer',
            authorization: `Bearer ${sessionStorage.getItem('mgsUserToken') ?? ''}`,
          },
          body,
        })
      ).status,
    JSON.stringify({ kind: 'selfExclusion', period: '6m', understood: true, allBrands: false }),
  );
  expect(status).toBe(200);
  await expect(page.getByRole('banner').getByRole('link', { name: /^(?:Log in|登录)$/ })).toBeVisible();
}
