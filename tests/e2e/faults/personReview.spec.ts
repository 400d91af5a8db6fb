import { expect, expectAccessible, logIn, test } from '../support/fixtures.ts';
import { fillForm, newPerson } from '../support/registrationForm.ts';

test('RG-01 RG-03 a player who may be an excluded person waits for a human, who decides', async ({
  browser,
  sites,
  sandbox,
  stack,
  consoleGuard,
}) => {
  test.slow();
  const { person } = newPerson();
  const birthday = { ...person, dateOfBirth: (person['dateOfBirth'] ?? '').replace(/^\d+/, '1985') };
  const openPage = async () => (await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'GB' } })).newPage();

  /** Opens an account of this person with a mailbox and a home of its own, in a browser of its own. */
  async function register(changes: { postcode: string; mobile: string }) {
    const { account } = newPerson();
    const page = await openPage();
    const form = page.getByRole('dialog', { name: 'Create account' });
    const continueButton = form.getByRole('button', { name: 'Continue' });
    await page.goto(`${sites.regency}/?register=1`);
    await fillForm(form, account);
    await continueButton.click();
    await fillForm(form, { ...birthday, mobile: changes.mobile });
    await fillForm(form, { addressLine1: '12 Harbour Row', city: 'Leeds', postcode: changes.postcode });
    await continueButton.click();
    await form.getByText('Not now').click();
    await form.getByText('I am 18 or over and agree to the').click();
    await form.getByRole('button', { name: 'Create account' }).click();
    return { page, form, username: account['username'] ?? '', password: account['password'] ?? '' };
  }

  // While the national register does not answer, the form stays and says what to do.
  await sandbox.faults({ set: [{ target: 'checkExclusionRegister', kind: '500' }] });
  const first = await register({ postcode: 'LS1 4DY', mobile: '+44 7400 123456' });
  await expect(first.form.getByText('We could not complete a check that the law requires.')).toBeVisible();
  await expect(first.form.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await sandbox.faults({ clear: true });
  await first.form.getByRole('button', { name: 'Create account' }).click();
  await expect(first.page.getByRole('dialog', { name: 'Before you play' })).toBeVisible();
  await first.page.context().close();

  // The same person with another home, phone and mailbox may log in but not play.
  const second = await register({ postcode: 'NE1 7RU', mobile: '+44 7400 654321' });
  const { page } = second;
  await page.getByRole('dialog', { name: 'Before you play' }).getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog', { name: 'Verify your account' }).getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('heading', { name: 'We are checking your details' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We are checking your details' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await expect(main.locator('a[href^="/game/"]')).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Check again' }).click();
  await expect(main.getByText('We are still checking your details.')).toBeVisible();
  // Without the services nobody knows, and the page says so.
  await sandbox.faults({ set: [{ target: 'details', kind: 'refused' }] });
  await main.getByRole('button', { name: 'Check again' }).click();
  await expect(main.getByText(/^We could not check just now\./)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'We are checking your details' })).toBeVisible();
  await sandbox.faults({ clear: true });

  const controlRoom = await page.context().newPage();
  await controlRoom.goto(`http://localhost:${stack.sandboxPort}/control/persons`);
  await expect(controlRoom.getByText(first.username)).toBeVisible();
  await expectAccessible(controlRoom);
  const decision = controlRoom
    .getByRole('listitem')
    .filter({ hasText: second.username })
    .getByRole('button', { name: /different persons/ });
  // The sandbox takes the decision, and its response is lost.
  await controlRoom.route('**/control/persons/decide', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await decision.press('Enter');
  await expect(controlRoom.getByRole('alert')).toContainText('The sandbox does not answer');
  await controlRoom.unroute('**/control/persons/decide');
  await decision.press('Enter');
  await expect(controlRoom.getByText('is another person than')).toHaveCount(1);
  await main.getByRole('button', { name: 'Check again' }).click();
  await expect(main.locator('a[href^="/game/"]')).not.toHaveCount(0);
  const again = await openPage();
  await again.goto(sites.regency);
  await logIn(again, second);
  await expect(again.getByRole('heading', { name: 'We are checking your details' })).toHaveCount(0);
  await again.context().close();
  await page.context().close();
  expect(consoleGuard.unexpectedOutput()).toEqual([]);
});
