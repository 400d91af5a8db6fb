import type { BrowserContext, Page } from '@playwright/test';
import { expect, logIn, test } from '../fixtures.ts';
import { logOut } from '../logOut.ts';
import { createSandbox } from '../sandbox.ts';
import type { Collected } from '../sandbox.ts';
import { startStack } from '../../stack.ts';

/** Letters that nobody else writes, in the shape of what a field is for. */
const canaries = { username: 'canary-user-7Q', password: 'Canary pass 7Q word', email: 'canary7q@example.org', name: 'Canaryfirst', phone: '+44 7700 900777' };
const words = [...Object.values(canaries), 'canary'];

/** Says yes to measuring as the consent vendor writes it down. */
async function consent(context: BrowserContext, url: string): Promise<void> {
  const groups = 'C0001:1,C0002:1,C0003:0,C0004:0';
  const value = new URLSearchParams({ datestamp: new Date().toString(), version: '202402.1.0', groups, AwaitingReconsent: 'false' }).toString();
  await context.addCookies([{ name: 'OptanonConsent', value, url }, { name: 'OptanonAlertBoxClosed', value: new Date().toISOString(), url }]);
}

/** Gives every field of the form in the open dialog something to keep quiet about. */
async function fillAll(page: Page): Promise<void> {
  for (const field of await page.getByRole('dialog').locator('input:visible').all()) {
    const [type, name] = [await field.getAttribute('type'), (await field.getAttribute('name')) ?? ''];
    if (type === 'checkbox' || type === 'radio') continue;
    const key = type === 'password' ? 'password' : /mail/.test(name) ? 'email' : /user/.test(name) ? 'username' : /mobile|tel/.test(name) ? 'phone' : 'name';
    await field.fill(canaries[key]);
  }
}

test('TE-01 TE-03 TE-04 TE-05 TE-07 with consent alone a session is measured and recorded, follows the collector’s word, and tells nothing that was typed @desktop', async ({ browser }) => {
  test.setTimeout(180_000);
  const stack = await startStack({ webEnv: { REPLAY: 'on' } });
  try {
    const sandbox = createSandbox(stack.platformPort);
    const site = `http://regency.localhost:${stack.webPort}`;
    const context = await browser.newContext();
    const page = await context.newPage();
    const sent: string[] = [];
    page.on('request', (request) => void (/\/api\/(?:telemetry|replay|report)$/.test(request.url()) && sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`)));
    const sessionKey = () => page.evaluate(() => window.sessionStorage.getItem('com.grafana.faro.session'));
    const collected = async (kind?: 'exception' | 'measurement' | 'event' | 'trace') => (await sandbox.collector(kind === undefined ? {} : { kind })).collected;
    const sessions = (items: Collected['collected']) => [...new Set(items.map(({ sessionId }) => sessionId))];

    // Nobody has said yes: what is needed for it is not even asked for.
    const loaded: string[] = [];
    page.on('request', (request) => void loaded.push(request.url()));
    await page.goto(site);
    await expect.poll(() => loaded.some((url) => url.endsWith('/api/geo-info'))).toBe(true);
    await page.evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve)));
    expect([sent.filter((line) => !line.startsWith('/api/report')), loaded.filter((url) => /startTelemetry|rrweb/.test(url)), await sessionKey()]).toEqual([[], [], null]);

    await consent(context, site);
    await page.goto(`${site}/no-such-place`);
    await expect.poll(async () => (await collected('exception')).map(({ value }) => value.type), { timeout: 30_000 }).toContain('PAGE_NOT_FOUND');
    const first = sessions(await collected());
    expect(first).toHaveLength(1);

    // What is typed into login and registration stays there.
    await page.goto(site);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await fillAll(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await page.goto(site);
    await page.getByRole('banner').getByRole('link', { name: 'Join' }).click();
    await expect(page.getByRole('dialog').locator('input:visible').first()).toBeVisible();
    await fillAll(page);
    await page.keyboard.press('Escape');

    // The recording is nobody's, a player's, and nobody's again.
    await page.goto(site);
    const player = await sandbox.newPlayer();
    await expect.poll(async () => (await sandbox.collector()).recordings.length, { timeout: 30_000 }).toBeGreaterThan(0);
    await logIn(page, player);
    await expect.poll(async () => (await sandbox.collector()).recordings.some(({ uids }) => uids.includes(String(player.userId))), { timeout: 30_000 }).toBe(true);

    // The collector has had enough, then knows the session no more.
    await expect.poll(async () => (await collected('trace')).length, { timeout: 30_000 }).toBeGreaterThan(0);
    const before = sessions(await collected()).length;
    await sandbox.collector({ answer: { status: 429, retryAfter: '2' } });
    await page.evaluate(() => window.setTimeout(() => { throw new Error('An error of the test.'); }));
    await expect.poll(async () => (await collected('exception')).some(({ value }) => value['value'] === 'An error of the test.'), { timeout: 30_000 }).toBe(true);
    await sandbox.collector({ answer: { status: 202, invalidSession: true } });
    await page.evaluate(() => window.setTimeout(() => { throw new Error('Another error of the test.'); }));
    await expect.poll(async () => (await collected('event')).some(({ value }) => value.name === 'session_extend'), { timeout: 30_000 }).toBe(true);
    expect(sessions(await collected()).length).toBeGreaterThan(before);

    // A name that the vendor does not take is told of under its own.
    await logOut(page);
    await sandbox.collector({ answer: { of: 'replay', status: 500, times: 50 } });
    await logIn(page, player);
    await expect.poll(async () => (await collected('exception')).map(({ value }) => value.type), { timeout: 30_000 }).toContain('REPLAY_IDENTIFY_ERROR');

    // What the page still knows goes when it is left.
    await page.goto('about:blank');
    await expect.poll(async () => (await collected('measurement')).flatMap(({ value }) => Object.keys(value.values ?? {})), { timeout: 30_000 }).toEqual(expect.arrayContaining(['lcp', 'fcp', 'ttfb', 'fid', 'cls']));
    for (const { value } of await collected('measurement')) if (value.values?.['fcp'] !== undefined) expect(value.context?.['rating']).toBe(value.values['fcp'] <= 1800 ? 'good' : value.values['fcp'] <= 3000 ? 'needs-improvement' : 'poor');

    const all = JSON.stringify(await collected()).toLowerCase();
    const heard = sent.join('\n').toLowerCase();
    for (const secret of [...words, player.username, player.password]) expect([secret, all.includes(secret.toLowerCase()), heard.includes(secret.toLowerCase())]).toEqual([secret, false, false]);
    expect((await sandbox.collector({ wordsInRecordings: [...words, player.username, player.password] })).wordsInRecordings).toEqual([]);
    expect(all).not.toContain('usertoken=');
    await context.close();
  } finally {
    await stack.stop();
  }
});
