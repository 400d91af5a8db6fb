import { expect, expectAccessible, test } from './support/fixtures.ts';
import { fillForm, listenToInteractions, newPerson } from './support/registrationForm.ts';

test('RG-01 RG-02 RG-03 PG-15 UK11a UK22b UK23a MT2 a British player registers by touch, also after a reload @phone @uk', async ({
  page,
}) => {
  // The whole form, with an accessibility check of every step.
  test.slow();
  const interactions = await listenToInteractions(page);
  const { account, person } = newPerson();
  await page.goto('/new');
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).tap();
  const form = page.getByRole('dialog', { name: 'Create account' });
  const continueButton = form.getByRole('button', { name: 'Continue' });
  await continueButton.tap();
  await expect(form.getByText('Enter your email address.')).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await fillForm(form, { ...account, password: 'password12345' });
  await continueButton.tap();
  await expect(form.getByText(/easy to guess. Use unexpected words/)).toBeVisible();
  await expectAccessible(page);
  await fillForm(form, account);
  await continueButton.tap();
  await expect(form.getByText('Step 2 of 3: About you')).toBeVisible();
  const home = { addressLine1: '12 Harbour Row', city: 'Leeds', postcode: 'LS1 4DY' };
  await fillForm(form, { ...person, ...home, dateOfBirth: `${new Date().getUTCFullYear() - 17}-01-01` });
  await continueButton.tap();
  const birth = form.getByLabel('Date of birth');
  await expect(birth).toHaveAccessibleDescription(/^You must be 18 or over to play here\./);
  await fillForm(form, { dateOfBirth: '14021990' });
  await expect(birth).toHaveAccessibleDescription('14 February 1990');

  // After a reload in the middle everything but the password is restored, and the password is asked for again.
  await page.reload();
  await expect(form.getByText('Step 2 of 3: About you')).toBeVisible();
  await expect(form.getByLabel('Last name')).toHaveValue(person['lastName'] ?? '');
  await expect(birth).toHaveValue('14 02 1990');
  await continueButton.tap();
  await form.getByRole('button', { name: 'Back' }).tap();
  await expect(form.getByLabel('Postcode')).toHaveValue('LS1 4DY');
  await continueButton.tap();

  const [set, later] = [
    form.locator('label', { hasText: 'Set a limit' }),
    form.locator('label', { hasText: 'Not now' }),
  ];
  const [first, second] = [await set.boundingBox(), await later.boundingBox()];
  expect([first?.width, first?.height]).toEqual([second?.width, second?.height]);
  for (const box of await form.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await expect(form.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', '/terms');
  const open = form.getByRole('button', { name: 'Create account' });
  await open.tap();
  await expect(form.getByText('Choose one of the two options.')).toBeVisible();
  await expect(form.getByText('Read the terms and agree to them.')).toBeVisible();
  await set.tap();
  await fillForm(form, { password: account['password'] ?? '', 'limit-deposit': '50' });
  await form.getByText('I am 18 or over and agree to the').tap();
  await expectAccessible(page);
  await open.tap();

  const before = page.getByRole('dialog', { name: 'Before you play' });
  await expect(before.getByText('Self-exclusion')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(before.getByRole('link', { name: 'GamCare' })).toBeVisible();
  await expectAccessible(page);
  await before.getByRole('button', { name: 'Continue' }).tap();
  const verify = page.getByRole('dialog', { name: 'Verify your account' });
  await expect(verify.getByText('Until then you can browse, but not play or withdraw.')).toBeVisible();
  await expectAccessible(page);
  await verify.getByRole('button', { name: 'Later' }).tap();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();
  await expect(page.getByRole('dialog', { includeHidden: false })).toHaveCount(0);
  const recorded = await interactions();
  expect([...new Set(recorded)].filter((each) => each.startsWith('registration '))).toEqual([
    'registration open',
    'registration cta',
    'registration success',
    'registration redirect',
  ]);
});

test('RG-01 ON2a ON7a ON10a ON10b ON14a the Ontario form can be completed by keyboard @desktop @ca', async ({
  browser,
  sites,
  consoleGuard,
}) => {
  test.slow();
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'CA' } });
  const page = await context.newPage();
  const interactions = await listenToInteractions(page);
  const { account, person } = newPerson();
  await page.goto(sites.regency);
  const { keyboard } = page;
  await page.getByRole('banner').getByRole('link', { name: 'Join' }).focus();
  await keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Create account' });
  await expect(form.getByText(/help, 24 hours a day: 1-866-531-2600/)).toBeVisible();
  // Presses Tab until the field or button with this name has the focus.
  const goTo = async (name: string) => {
    for (let press = 0; press < 30; press += 1) {
      const isThere = await page.evaluate(
        (wanted) =>
          document.activeElement?.getAttribute('name') === wanted || document.activeElement?.textContent === wanted,
        name,
      );
      if (isThere) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${name}.`);
  };
  const write = async (responses: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(responses)) {
      await goTo(name);
      await keyboard.type(text);
    }
  };
  const stepIs = async (step: string) => expect(form.getByText(step)).toBeFocused();
  await stepIs('Step 1 of 3: Your account');
  await write(account);
  await keyboard.press('Enter');
  await stepIs('Step 2 of 3: About you');
  await expect(form.getByRole('definition').first()).toHaveText('Ontario');
  await expect(form.getByRole('definition').nth(1)).toHaveText('Canada');
  await write({ ...person, occupation: 'Carpenter' });
  await write({ addressLine1: '80 Front Street West', city: 'Toronto', postcode: 'M5V 2T6' });
  await keyboard.press('Enter');
  await stepIs('Step 3 of 3: Your preferences');
  await goTo('limitChoice');
  await keyboard.press('Space');
  await write({ 'limit-deposit': '100', 'limit-loss': '20', 'limit-time': '600' });
  for (const box of ['affirmed', 'terms']) {
    await goTo(box);
    await keyboard.press('Space');
  }
  await expectAccessible(page);
  await goTo('Create account');
  await keyboard.press('Enter');
  const before = page.getByRole('dialog', { name: 'Before you play' });
  await expect(before.getByRole('link', { name: 'ConnexOntario' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Verify your account' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('banner').getByText('$100.00')).toBeVisible();
  // The player is already on the home page, so there is no redirect.
  expect(await interactions()).not.toContain('registration redirect');
  await context.close();
  expect(consoleGuard.unexpectedOutput()).toEqual([]);
});

test('RG-01 RG-02 PG-15 the rest of the world registers in Chinese, and a closed form continues later @desktop @all', async ({
  browser,
  sites,
  consoleGuard,
}) => {
  test.slow();
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'SG' } });
  const page = await context.newPage();
  const interactions = await listenToInteractions(page);
  const { account, person } = newPerson();
  await page.goto(`${sites.regency}/?register=1&language=zh`);
  const form = page.getByRole('dialog', { name: '注册账户' });
  await form.locator('a', { hasText: '优惠及其条款' }).evaluate((link: HTMLAnchorElement) => {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  });
  const continueButton = form.getByRole('button', { name: '继续' });
  // The country is prefilled from the visit.
  await expect(form.locator('[name="country"]')).toHaveValue('SG');
  await fillForm(form, account);
  await continueButton.click();
  await fillForm(form, { ...person, firstName: '小明', mobile: '+65 8123 4567' });
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.reload();
  await expect(form).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: '注册' }).click();
  await expect(form.getByText('第 2 步，共 3 步：个人信息')).toBeVisible();
  await fillForm(form, { addressLine1: '滨海湾 1 号', city: '新加坡', postcode: '018956' });
  await continueButton.click();
  await form.getByText('暂不设置').click();
  await fillForm(form, { password: account['password'] ?? '' });
  await form.getByText('我已年满 18 岁，并同意').click();
  await form.getByRole('button', { name: '注册账户' }).click();
  const before = page.getByRole('dialog', { name: '开始游戏之前' });
  await expect(before.getByText('自我排除')).toBeVisible();
  await before.getByRole('button', { name: '继续' }).click();
  // This market requires no verification before play, so there is no prompt, only the button in the header.
  await expect(page.getByRole('button', { name: '验证账户' })).toBeVisible();
  await expect(page.getByRole('dialog', { includeHidden: false })).toHaveCount(0);
  expect(await interactions()).toEqual(
    expect.arrayContaining(['registration open', 'registration image', 'registration close', 'registration success']),
  );
  await context.close();
  expect(consoleGuard.unexpectedOutput()).toEqual([]);
});

test('RG-01 a visitor from an unsupported country sees a message on the first step @desktop @all', async ({
  browser,
  sites,
  consoleGuard,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'DE' } });
  const page = await context.newPage();
  await page.goto(`${sites.regency}/?register=1`);
  const form = page.getByRole('dialog', { name: 'Create account' });
  await expect(form.getByText('We do not open accounts for residents of Germany.')).toBeVisible();
  await expect(form.locator('[name="country"]')).toHaveValue('');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByText('Choose the country you live in.')).toBeVisible();
  await expectAccessible(page);
  await context.close();
  expect(consoleGuard.unexpectedOutput()).toEqual([]);
});
