import { listenToInteractions } from './support/banking.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

test('UI-02 Contact lists all channels, and the chat names the help line when needed, with tracking @phone', async ({
  page,
}) => {
  await page.goto('/');
  const interactions = await listenToInteractions(page);
  await page
    .getByRole('contentinfo')
    .locator('summary', { hasText: /^Support$/ })
    .click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  const panel = page.getByRole('dialog', { name: 'Support' });
  await expect(panel.getByRole('link')).toHaveText([
    /Safer gambling/,
    /GamCare.*0808 8020 133/,
    /Questions and answers/,
    /Complaints/,
    /support@regency\.example/,
  ]);
  await expect(panel.getByRole('link', { name: /^Email us/ })).toHaveAttribute(
    'href',
    'mailto:support@regency.example',
  );
  await panel.getByRole('button', { name: /^Live chat/ }).click();

  const chat = page.getByRole('dialog', { name: 'Live chat' });
  await expect(chat).toContainText('I’m an automated assistant');
  await chat.getByRole('button', { name: 'How do I set a limit?' }).click();
  await expect(chat.getByRole('listitem').filter({ hasText: 'losses and time in My play' }).first()).toBeVisible();
  await chat.getByLabel('Your question').fill('I cannot stop <b>playing</b>');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('I cannot stop <b>playing</b>')).toBeVisible();
  await expect(chat.getByRole('link', { name: /GamCare|help/i }).first()).toBeVisible();
  await expectAccessible(page);

  await chat.getByRole('link', { name: 'Safer gambling' }).last().click();
  await expect(page).toHaveURL('/responsible-gaming');
  expect(
    (await interactions())
      .filter(({ area }) => ['support', 'getInTouch', 'chat'].includes(area))
      .map(({ area, action }) => `${area} ${action}`),
  ).toEqual(['support shown', 'getInTouch liveChat', 'chat shown', 'chat question', 'chat question', 'chat page']);
});
