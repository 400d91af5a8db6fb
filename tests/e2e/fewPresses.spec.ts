import type { Page } from '@playwright/test';
import { expect, openAsPlayer, test } from './support/fixtures.ts';
import { gameFrame } from './support/play.ts';
import { newPerson } from './support/registrationForm.ts';

/** Counts what the person presses in every frame of the page from now on. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeBinding('__pressed', () => void (presses += 1));
  await page.addInitScript(() => {
    window.addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) (window as unknown as { __pressed(): void }).__pressed();
      },
      { capture: true },
    );
  });
  return () => presses;
}

test('GM-03 a player is in a round of a known game after two presses from the lobby @all', async ({
  page,
  newPlayer,
}) => {
  const player = await newPlayer();
  const presses = await countPresses(page);
  await openAsPlayer(page, '/', player);
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img', { name: 'Wizard Tea Room' }) })
    .first()
    .click();
  const spin = gameFrame(page).getByRole('button', { name: 'Spin' });
  const settled = page.waitForResponse((response) => response.url().endsWith('/rounds'));
  await spin.click();
  expect((await settled).status()).toBe(200);
  expect(presses()).toBe(2);
});

test('RM-05 a player sets the first deposit limit with three presses from the lobby @all', async ({
  page,
  newPlayer,
  isMobile,
}) => {
  const player = await newPlayer();
  const presses = await countPresses(page);
  await openAsPlayer(page, '/', player);
  await page
    .getByRole('main')
    .getByRole('link', { name: isMobile ? 'My play' : 'Deposit limit' })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: 'My play' });
  await panel.getByRole('button', { name: 'Set Deposit limit for 24 hours' }).click();
  await expect(panel.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('50');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('£0.00 of £50.00 used')).toBeVisible();
  expect(presses()).toBe(3);
});

/** Every field is tapped and typed into; nothing is filled in by the browser, and nothing that is optional is used. */
test('RG-01 RG-02 UK11a a visitor has an account after at most fifteen taps from the landing page @phone @uk', async ({
  page,
}) => {
  const { account, person } = newPerson();
  const presses = await countPresses(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).tap();
  const form = page.getByRole('dialog', { name: 'Create account' });
  const type = async (fields: Readonly<Record<string, string | undefined>>) => {
    for (const [label, text = ''] of Object.entries(fields)) {
      await form.getByLabel(label, { exact: true }).tap();
      await page.keyboard.type(text);
    }
  };
  await type({ Email: account['email'], Password: account['password'] });
  await form.getByRole('button', { name: 'Continue' }).tap();
  await type({
    'First name': person['firstName'],
    'Last name': person['lastName'],
    'Date of birth': person['dateOfBirth'],
    'Mobile number': person['mobile'],
    'Street and number': '12 Harbour Row',
    'Town or city': 'Leeds',
    Postcode: 'LS1 4DY',
  });
  await form.getByRole('button', { name: 'Continue' }).tap();
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await form.getByRole('radio', { name: 'Not now' }).tap();
  await form.getByRole('checkbox', { name: /^I am 18 or over/ }).tap();
  await form.getByRole('button', { name: 'Create account' }).tap();
  await expect(page.getByRole('dialog', { name: 'Before you play' })).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(15);
});
