import type { BrowserContext } from '@playwright/test';
import { startStack } from '../../support/stack.ts';
import { expect, logIn, test } from '../support/fixtures.ts';
import { logOut } from '../support/logIn.ts';
import { fillForm } from '../support/registrationForm.ts';
import { createSandbox } from '../support/sandbox.ts';
import type { Collected } from '../support/sandbox.ts';

/** Unique words for every field of login and registration. */
const account = { email: 'canary7q@example.org', username: 'canary-user-7q', password: 'Canary lantern 7Q word' };
const person = {
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  dateOfBirth: '14 02 1990',
  mobile: '+44 7700 900777',
};
const home = { addressLine1: '77 Canary Row', city: 'Canaryton', postcode: 'LS1 4DY' };
const question = 'Canaryquestion: what became of my card?';
/** A one-pixel picture; only its file name matters. */
const document = {
  name: 'canarypassport.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const typedTexts = [
  'canary',
  question,
  document.name,
  account.email,
  account.username,
  account.password,
  person.mobile,
  '7700 900777',
  '447700900777',
  home.postcode,
  '1990-02-14',
];

/** S9: good up to the first number, poor above the second. */
const ratedBy = {
  cls: [0.1, 0.25],
  fcp: [1800, 3000],
  fid: [100, 300],
  inp: [200, 500],
  lcp: [2500, 4000],
  ttfb: [800, 1800],
} as const;
function ratingOf(name: keyof typeof ratedBy, figure: number): string {
  const [good, poor] = ratedBy[name];
  return figure <= good ? 'good' : figure <= poor ? 'needs-improvement' : 'poor';
}

/** Stores consent to analytics in the format of the consent vendor. */
async function consent(context: BrowserContext, url: string): Promise<void> {
  const groups = 'C0001:1,C0002:1,C0003:0,C0004:0';
  const value = new URLSearchParams({
    datestamp: new Date().toString(),
    version: '202402.1.0',
    groups,
    AwaitingReconsent: 'false',
  }).toString();
  await context.addCookies([
    { name: 'OptanonConsent', value, url },
    { name: 'OptanonAlertBoxClosed', value: new Date().toISOString(), url },
  ]);
}

test('TE-01 TE-03 TE-04 TE-05 TE-07 sessions are measured and recorded only with consent, without typed text @desktop', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const stack = await startStack({ webEnv: { REPLAY: 'on' } });
  try {
    const sandbox = createSandbox(stack.sandboxPort);
    const site = `http://regency.localhost:${stack.webPort}`;
    const context = await browser.newContext();
    const page = await context.newPage();
    const sent: string[] = [];
    const posts: { what: 'sent' | number; at: number }[] = [];
    page.on(
      'request',
      (request) => void (request.url().endsWith('/api/telemetry') && posts.push({ what: 'sent', at: Date.now() })),
    );
    page.on(
      'response',
      (response) =>
        void (response.url().endsWith('/api/telemetry') && posts.push({ what: response.status(), at: Date.now() })),
    );
    page.on(
      'request',
      (request) =>
        void (
          /\/api\/(?:telemetry|replay|report)$/.test(request.url()) &&
          sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`)
        ),
    );
    const sessionKey = () => page.evaluate(() => window.sessionStorage.getItem('com.grafana.faro.session'));
    const collected = async (kind?: 'exception' | 'measurement' | 'event' | 'trace') =>
      (await sandbox.collector(kind === undefined ? {} : { kind })).collected;
    const sessions = (items: Collected['collected']) => [...new Set(items.map(({ sessionId }) => sessionId))];

    // Without consent the scripts are not even loaded.
    const loaded: string[] = [];
    page.on('request', (request) => void loaded.push(request.url()));
    await page.goto(site);
    await expect.poll(() => loaded.some((url) => url.endsWith('/api/geo-info'))).toBe(true);
    await page.evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve)));
    expect([
      sent.filter((line) => !line.startsWith('/api/report')),
      loaded.filter((url) => /startTelemetry|rrweb/.test(url)),
      await sessionKey(),
    ]).toEqual([[], [], null]);

    await consent(context, site);
    await page.goto(`${site}/no-such-place`);
    await expect
      .poll(async () => (await collected('exception')).map(({ value }) => value.type), { timeout: 30_000 })
      .toContain('PAGE_NOT_FOUND');
    const first = sessions(await collected());
    expect(first).toHaveLength(1);

    // Text typed into login and registration is not sent.
    await page.goto(site);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByLabel('Username', { exact: true }).fill(account.username);
    await login.getByLabel('Password', { exact: true }).fill(account.password);
    await login.getByRole('button', { name: 'Log in' }).click();
    await expect(login.getByRole('alert')).toBeVisible();
    await page.goto(site);
    await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
    const form = page.getByRole('dialog', { name: 'Create account' });
    for (const fields of [account, { ...person, ...home }]) {
      await fillForm(form, fields);
      await form.getByRole('button', { name: 'Continue' }).click();
    }
    await form.locator('label', { hasText: 'Not now' }).click();
    await form.getByText('I am 18 or over and agree to the').click();
    await form.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('dialog', { name: 'Before you play' }).getByRole('button', { name: 'Continue' }).click();
    // A document for verification, and a question in the chat.
    const verify = page.getByRole('dialog', { name: 'Verify your account' });
    await verify.locator('li').filter({ hasText: 'Proof of identity' }).locator('input').setInputFiles(document);
    await expect(verify.locator('li').filter({ hasText: 'Proof of identity' }).locator('input')).toHaveCount(0);
    await verify.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await page
      .getByRole('dialog', { name: 'Support' })
      .getByRole('button', { name: /^Live chat/ })
      .click();
    const chat = page.getByRole('dialog', { name: 'Live chat' });
    await chat.getByLabel('Your question').fill(question);
    await page.keyboard.press('Enter');
    await expect(chat.getByRole('listitem').filter({ hasText: question })).toBeVisible();
    await chat.getByRole('button', { name: 'Close' }).first().click();
    await logOut(page);

    // The recording starts without a player, gets a player’s id and loses it after the logout.
    await page.goto(site);
    const player = await sandbox.newPlayer();
    await expect
      .poll(async () => (await sandbox.collector()).recordings.length, { timeout: 30_000 })
      .toBeGreaterThan(0);
    await logIn(page, player);
    await expect
      .poll(
        async () => (await sandbox.collector()).recordings.some(({ uids }) => uids.includes(String(player.userId))),
        { timeout: 30_000 },
      )
      .toBe(true);
    await logOut(page);
    // After the logout a new recording starts without a player.
    await expect
      .poll(async () => (await sandbox.collector()).recordings.at(-1)?.uids, { timeout: 30_000 })
      .toEqual([null]);

    // The collector limits the rate, then rejects the session.
    await expect.poll(async () => (await collected('trace')).length, { timeout: 30_000 }).toBeGreaterThan(0);
    const before = sessions(await collected()).length;
    await sandbox.collector({ answer: { status: 429, retryAfter: '2' } });
    await page.evaluate(() =>
      window.setTimeout(() => {
        throw new Error('An error of the test.');
      }),
    );
    await expect
      .poll(
        async () => (await collected('exception')).some(({ value }) => value['value'] === 'An error of the test.'),
        { timeout: 30_000 },
      )
      .toBe(true);
    const slowed = posts.findIndex(({ what }) => what === 429);
    const next = posts.slice(slowed + 1).find(({ what }) => what === 'sent');
    // Both times are measured in the test and differ by less than a tenth of a second.
    expect((next?.at ?? 0) - (posts[slowed]?.at ?? Number.NaN)).toBeGreaterThan(1900);
    await sandbox.collector({ answer: { status: 202, invalidSession: true } });
    await page.evaluate(() =>
      window.setTimeout(() => {
        throw new Error('Another error of the test.');
      }),
    );
    await expect
      .poll(async () => (await collected('event')).some(({ value }) => value.name === 'session_extend'), {
        timeout: 30_000,
      })
      .toBe(true);
    expect(sessions(await collected()).length).toBeGreaterThan(before);

    // A metric name that the vendor refuses is sent under the project’s own name.
    await sandbox.collector({ answer: { of: 'replay', status: 500, times: 50 } });
    await logIn(page, player);
    await expect
      .poll(async () => (await collected('exception')).map(({ value }) => value.type), { timeout: 30_000 })
      .toContain('REPLAY_IDENTIFY_ERROR');

    // Pending data is sent when the page is left.
    await page.goto('about:blank');
    await expect
      .poll(async () => (await collected('measurement')).flatMap(({ value }) => Object.keys(value.values ?? {})), {
        timeout: 30_000,
      })
      .toEqual(expect.arrayContaining(['lcp', 'fcp', 'ttfb', 'fid', 'cls', 'inp']));
    const vitals = (await collected('measurement')).flatMap(({ value }) =>
      Object.entries(value.values ?? {}).flatMap(([name, figure]) =>
        name in ratedBy ? [{ name, figure, rating: value.context?.['rating'] }] : [],
      ),
    );
    for (const { name, figure, rating } of vitals)
      expect([name, rating]).toEqual([name, ratingOf(name as keyof typeof ratedBy, figure)]);

    const all = JSON.stringify(await collected()).toLowerCase();
    const sentText = sent.join('\n').toLowerCase();
    for (const secret of [...typedTexts, player.username, player.password])
      expect([secret, all.includes(secret.toLowerCase()), sentText.includes(secret.toLowerCase())]).toEqual([
        secret,
        false,
        false,
      ]);
    expect(
      (await sandbox.collector({ wordsInRecordings: [...typedTexts, player.username, player.password] }))
        .wordsInRecordings,
    ).toEqual([]);
    expect(all).not.toContain('usertoken=');
    await context.close();
  } finally {
    await stack.stop();
  }
});
