import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAsPlayer, test } from './support/fixtures.ts';

// A market that does not open the verification window by itself.
test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'IE' } });

const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /your account/i });

test('UI-04 UK1b the account menu opens from the initials by keyboard, and each entry leads to its window @desktop @row', async ({
  page,
  newPlayer,
}) => {
  await openAsPlayer(page, '/help', await newPlayer({ marketId: 'row', scenario: 'provisional' }));
  const menu = page.getByRole('dialog', { name: 'Your account', exact: true });
  const opener = accountButton(page);
  const press = async (name: string) => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await menu.getByRole('button', { name }).press('Enter');
    await expect(menu).toBeHidden();
  };
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(menu.getByText('€1,000.00')).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Verification Needed' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  // A press beside the menu closes it too.
  await opener.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(200, 600);
  await expect(menu).toBeHidden();

  for (const [name, window] of [
    ['History', 'History'],
    ['Bonuses', 'Your bonus'],
    ['Verification', 'Verify your account'],
    ['Limits', 'My play'],
    ['Withdraw', 'Banking'],
  ] as const) {
    await test.step(name, async () => {
      await press(name);
      await expect(page.getByRole('dialog', { name: window })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  }
  const portal = page.context().waitForEvent('page');
  await press('Marketing preferences');
  await expect((await portal).getByRole('heading', { name: 'Marketing preferences' })).toBeVisible();
});

test('UI-04 the account menu is usable with forced colours and text of 200 % @desktop @all', async ({
  page,
  newPlayer,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1024, height: 720 });
  await openAsPlayer(page, '/help', await newPlayer({ marketId: 'row' }));
  await page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync('dialog * { font-size: 32px !important }');
    document.adoptedStyleSheets = [large];
  });
  await accountButton(page).click();
  const menu = page.getByRole('dialog', { name: 'Your account', exact: true });
  const logOut = menu.getByRole('button', { name: 'Log out' });
  await logOut.scrollIntoViewIfNeeded();
  await expect(logOut).toBeInViewport();
  expect(await menu.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});

test('HT-07 the phone menu begins with the account, and log out is in sight without scrolling @phone', async ({
  page,
  newPlayer,
}) => {
  const player = await newPlayer({ marketId: 'row' });
  await openAsPlayer(page, '/', player);
  await page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const shown of [
    menu.getByText(player.username),
    menu.getByText('€1,000.00'),
    menu.getByRole('button', { name: 'Withdraw' }),
    menu.getByRole('button', { name: 'History' }),
    menu.getByRole('button', { name: 'Log out' }),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 });
  // Links and names of groups, also of those that are folded.
  const names = await menu.locator('a, summary').allTextContents();
  expect(names).toEqual([...new Set(names)]);
  await expectAccessible(page);
  await menu.getByRole('button', { name: 'Limits' }).tap();
  await expect(page.getByRole('dialog', { name: 'My play' })).toBeVisible();
});

test('RG-04 the verification indicator stands in the header and covers nothing @all', async ({ page, newPlayer }) => {
  await openAsPlayer(page, '/help', await newPlayer({ marketId: 'row', scenario: 'provisional' }));
  const banner = page.getByRole('banner');
  const indicator = banner.getByRole('button', { name: 'Verify', exact: true });
  await expect(indicator).toBeVisible();
  const [own, ...others] = await Promise.all(
    [
      indicator,
      banner.getByText(/^Session /),
      banner.getByRole('button', { name: 'Deposit' }),
      banner.getByRole('link', { name: 'Safer gambling' }),
      banner.getByRole('button', { name: /^Messages/ }),
    ].map((part) => part.boundingBox()),
  );
  if (!own) throw new Error('The indicator has no box.');
  for (const other of others) {
    const isApart =
      other !== null &&
      other !== undefined &&
      (own.x + own.width <= other.x ||
        other.x + other.width <= own.x ||
        own.y + own.height <= other.y ||
        other.y + other.height <= own.y);
    expect([own, other, isApart]).toEqual([own, other, true]);
  }
  await indicator.click();
  await expect(page.getByRole('dialog', { name: 'Verify your account' })).toBeVisible();
});
