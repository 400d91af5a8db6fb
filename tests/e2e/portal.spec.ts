import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAsPlayer, test } from './support/fixtures.ts';
import { openMyPlay } from './support/openMyPlay.ts';
import type { SandboxPlayer } from './support/sandbox.ts';
import { sidewaysOverflow } from './support/sidewaysOverflow.ts';

/** Opens the marketing preferences of the portal as a player does, from My play. */
async function openPortal(page: Page, address: string, player: SandboxPlayer): Promise<Page> {
  await openAsPlayer(page, address, player);
  await page.getByRole('banner').getByRole('link', { name: 'Safer gambling' }).click();
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('dialog', { name: 'My play' })
    .getByRole('button', { name: /marketing preferences/i })
    .click();
  const portal = await opened;
  await portal.waitForLoadState();
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  return portal;
}

/** Ends with the page that opens first: a link to the shown page has the same heading before and after its load. */
const portalPages = ['Transaction history', 'Game history', 'Your data', 'Marketing preferences'];

test('HI-02 MK-08 the portal wears the brand and leads back to its site', async ({ page, newPlayer, sites }) => {
  for (const [brand, name, body] of [
    ['aurora', 'Aurora', 'BrandonText'],
    ['regency', 'Regency Palace', 'Roboto'],
  ] as const) {
    await test.step(brand, async () => {
      const portal = await openPortal(page, sites[brand], await newPlayer({ brand, marketId: 'row' }));
      const banner = portal.getByRole('banner');
      await expect(banner.getByText(name)).toBeVisible();
      await expect(banner.getByRole('link', { name: 'Back to site' })).toHaveAttribute('href', `${sites[brand]}/`);
      // The tab showed an empty page first, so its load state does not tell whether the style sheet is here.
      await expect(portal.locator('body')).toHaveCSS('font-family', new RegExp(body));
      await expect
        .poll(() =>
          portal.evaluate(
            (face) => [...document.fonts].some(({ family, status }) => family.includes(face) && status === 'loaded'),
            body,
          ),
        )
        .toBe(true);
      for (const title of portalPages) {
        await portal.getByRole('navigation', { name: 'Account portal' }).getByRole('link', { name: title }).click();
        await expect(portal.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expectAccessible(portal);
      }
      await portal.close();
    });
  }
});

test('HI-02 UI-05 the portal fits from 320 to 1440 pixels, also with text of 200 % and forced colours @desktop @all', async ({
  page,
  newPlayer,
}) => {
  const portal = await openPortal(page, '/help', await newPlayer());
  for (const title of portalPages) {
    await portal.getByRole('navigation', { name: 'Account portal' }).getByRole('link', { name: title }).click();
    await expect(portal.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const [width, size] of [
      [320, '100%'],
      [390, '200%'],
      [768, '200%'],
      [1440, '100%'],
    ] as const) {
      await portal.setViewportSize({ width, height: 900 });
      await portal.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      expect([title, width, await sidewaysOverflow(portal)]).toEqual([title, width, 0]);
    }
  }
  await portal.emulateMedia({ forcedColors: 'active' });
  await portal.getByRole('checkbox', { name: 'Email' }).check();
  await portal.getByRole('button', { name: 'Save' }).click();
  await expect(portal.getByRole('status')).toHaveText('Preferences saved.');
  await expect(portal.getByRole('checkbox', { name: 'Email' })).toBeChecked();
  // The system's own box, because the drawn one loses its colours.
  await expect(portal.getByRole('checkbox', { name: 'Email' })).toHaveCSS('appearance', 'auto');
});

test('HI-01 HI-02 a history of the portal shows a chosen period with its totals @desktop @all', async ({
  page,
  newPlayer,
}) => {
  const portal = await openPortal(page, '/help', await newPlayer());
  await portal.getByRole('link', { name: 'Transaction history' }).click();
  await portal.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '7 days' }).click();
  await expect(portal.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true');
  await expect(portal.getByRole('row').filter({ hasText: 'Play money added' })).toContainText('£1,000.00');
  await expect(portal.getByRole('term')).toHaveText(['Deposited', 'Withdrawn', 'Net deposits']);
  await expect(portal.getByRole('definition')).toHaveText(['£0.00', '£0.00', '£0.00']);
});

test('P1 a player downloads their data in the portal, and reads what the law requires to keep', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, '/help', await newPlayer());
  await page.getByRole('banner').getByRole('link', { name: 'Safer gambling' }).click();
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('dialog', { name: 'My play' })
    .getByRole('button', { name: 'Download or delete your data' })
    .click();
  const portal = await opened;
  await expect(portal.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  await expect(portal.getByText('Kept by law for 5 years')).toBeVisible();
  await expect(portal.getByText('You still have a balance. Withdraw it in Banking first')).toBeVisible();
  await expect(portal.getByRole('link', { name: 'Continue to delete' })).toHaveCount(0);
  await expectAccessible(portal);
  const download = portal.waitForEvent('download');
  await portal.getByRole('button', { name: 'Download your data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^regency-data-\d+\.json$/);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  expect(JSON.parse(Buffer.concat(parts).toString())).toMatchObject({ account: { total: 1 }, logins: { total: 1 } });
});

test('HI-02 a browser that blocks the window says so and offers a link to the portal @desktop @all', async ({
  page,
  newPlayer,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openAsPlayer(page, '/help', await newPlayer());
  await (await openMyPlay(page)).getByRole('button', { name: 'Marketing preferences' }).click();
  const blocked = page.getByRole('dialog', { name: 'Your browser blocked the window' });
  await expectAccessible(page);
  const opened = page.context().waitForEvent('page');
  await blocked.getByRole('link', { name: 'Open the account portal' }).click();
  const portal = await opened;
  await expect(portal.getByRole('heading', { level: 1, name: 'Marketing preferences' })).toBeVisible();
  expect(await portal.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(blocked).toBeHidden();
});
