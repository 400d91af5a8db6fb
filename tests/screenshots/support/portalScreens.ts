import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectDialog, headerOf, type Screen, type ScreenContext } from './screen.ts';

/** Opens the account portal from My play, as a player does. */
async function openPortal(context: ScreenContext): Promise<Page> {
  const { page, text } = context;
  await headerOf(context)
    .getByRole('link', { name: text('site.saferGambling') })
    .click();
  await expectDialog(context);
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('saferGambling.preferences') })
    .click();
  const portal = await opened;
  const size = page.viewportSize();
  if (size !== null) await portal.setViewportSize(size);
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  return portal;
}

const pages = ['preferences', 'transactions', 'games'] as const;

/** The pages of the account portal, in the order of its navigation. */
export const portalScreens: readonly Screen[] = pages.map((name, index) => ({
  name: `portal-${name}`,
  path: '/help',
  isPlayer: true,
  async prepare(context) {
    const portal = await openPortal(context);
    await portal.getByRole('navigation').first().getByRole('link').nth(index).click();
    await expect(portal.getByRole('navigation').first().getByRole('link').nth(index)).toHaveAttribute(
      'aria-current',
      'page',
    );
    return portal;
  },
}));
