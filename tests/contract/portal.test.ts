import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brands } from '@foyer/brands/brands';
import { logout, sessionSummary } from '@foyer/contract/accounts';
import { chooseMarketing, playerProtection, takeBreak } from '@foyer/contract/limits';
import { portalPages } from '@foyer/contract/portalPages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentList, PaymentResult, SessionResponse } from '../../sandbox/src/services/cashier/cashierApi.ts';
import { heldData, otherTables } from '../../sandbox/src/services/player-data/heldData.ts';
import type { SandboxPlayer } from './support/controlRequests.ts';
import { usualBrand } from './support/differingPlayer.ts';
import { cashierCall } from './support/openGame.ts';
import { type SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

interface PortalResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A request as a browser window makes it: the host name selects the origin, and redirects are not followed. */
function fetchPage(
  path: string,
  { cookie, form }: { cookie?: string; form?: Record<string, string> } = {},
): Promise<PortalResponse> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `portal.localhost:${sandbox.port}`,
      ...(cookie === undefined ? {} : { cookie }),
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const call = request(
      { port: sandbox.port, host: '127.0.0.1', method: form === undefined ? 'GET' : 'POST', path, headers },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      },
    );
    call.on('error', reject);
    call.end(form && new URLSearchParams(form).toString());
  });
}

/** The portal of a new player, opened as by a browser. */
async function openPortal(page: string = portalPages[0], query = '', known?: SandboxPlayer) {
  const player = known ?? (await sandbox.newPlayer({ marketId: 'uk' }));
  const { tokens } = await sandbox.logIn(player);
  const [launchToken = '', another = ''] = tokens.launchTokens;
  const address = `/portal/${usualBrand()}/${page}?launchToken=${launchToken}${query}`;
  const opened = await fetchPage(address);
  const cookie = (opened.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
  return { player, tokens, address, another, opened, cookie, at: opened.headers.location ?? '' };
}
const proofTokenIn = (text: string): string => /name="proof" value="([^"]+)"/.exec(text)?.[1] ?? '';
const chosenIn = (text: string): string[] =>
  [...text.matchAll(/value="(casino\.\w+)"\s+checked/g)].map(([, choice = '']) => choice);

test.each(portalPages)('HI-02 %s opens once with a launch token, which does not stay in the address', async (page) => {
  const { opened, address, cookie, at } = await openPortal(page);
  expect(opened.status).toBe(303);
  expect(at).toBe(`/portal/regency/${page}?culture=en`);
  expect(opened.headers['set-cookie']).toEqual([`${cookie}; Path=/; HttpOnly; SameSite=Lax`]);
  expect(cookie).toMatch(/^portal-regency=/);
  const shown = await fetchPage(at, { cookie });
  expect(shown.status).toBe(200);
  expect(shown.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  // The same address again, without and with the session that it opened.
  for (const again of [await fetchPage(address), await fetchPage(address, { cookie })]) {
    expect([again.status, again.headers['set-cookie'], again.headers['referrer-policy']]).toEqual([
      401,
      undefined,
      'no-referrer',
    ]);
    expect(again.text).toContain('This page has expired');
  }
});

test('HI-02 the portal refuses used tokens, unknown visitors and other brands', async () => {
  const { at, cookie, another } = await openPortal('transaction-history', '&culture=zh');
  expect((await fetchPage(at)).status).toBe(401);
  expect((await fetchPage(at, { cookie: cookie.replace(/=.*/, `=${'a'.repeat(22)}`) })).status).toBe(401);
  expect(
    (await fetchPage(at.replace('regency', 'aurora'), { cookie: cookie.replace('regency', 'aurora') })).status,
  ).toBe(401);
  expect((await fetchPage(`/portal/regency/everything?launchToken=${another}`)).status).toBe(404);
  expect((await fetchPage(`/portal/nobody/game-history?launchToken=${another}`)).status).toBe(404);
  expect((await fetchPage('/portal/regency/game-history?launchToken=nothing')).status).toBe(401);
  expect((await sandbox.raw(`/portal/regency/game-history?launchToken=${another}`)).status).toBe(404);
  expect((await fetchPage('/portal-sheets/aurora.css')).status).toBe(200);
  const shown = await fetchPage(at, { cookie });
  expect(shown.text).toContain('lang="zh-CN"');
  expect(shown.text).toContain('赠送游戏币');
});

test('HI-01 HI-02 a history marks its period and shows entries and totals of it', async () => {
  const { at, cookie } = await openPortal('transaction-history');
  const { text } = await fetchPage(`${at}&period=week`, { cookie });
  expect(/<a [^>]*aria-current="true"[^>]*>([^<]+)</.exec(text)?.[1]).toBe('7 days');
  expect(text).toMatch(/<tr>.*Play money added.*£1,000\.00.*<\/tr>/s);
  expect([...text.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)</g)].map(([, name, sum]) => `${name} ${sum}`)).toEqual([
    'Deposited £0.00',
    'Withdrawn £0.00',
    'Net deposits £0.00',
  ]);
});

test('HI-02 MK-08 the portal has fonts, logo and colours of each brand from its own origin', async () => {
  for (const { id } of brands) {
    const sheet = await fetchPage(`/portal-sheets/${id}.css`);
    const fonts = [...sheet.text.matchAll(/url\((\/brand-fonts\/[\w-]+\.woff2)\)/g)].map(([, address = '']) => address);
    expect([id, fonts.length]).toEqual([id, new Set(fonts).size]);
    expect(fonts.length).toBeGreaterThan(0);
    for (const address of fonts) {
      const font = await fetchPage(address);
      expect([font.status, font.headers['content-type'], font.headers['x-content-type-options']]).toEqual([
        200,
        'font/woff2',
        'nosniff',
      ]);
    }
    const logo = await fetchPage(`/portal-sheets/${id}.svg`);
    expect([logo.status, logo.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    // Used addresses show the brand too.
    const page = await fetchPage(`/portal/${id}/game-history?launchToken=nothing`);
    expect(page.headers['content-security-policy']).toContain("font-src 'self'; img-src 'self'");
    expect(page.text).toMatch(/<header>.*<svg .*href="https?:\/\/[^"/]+\/"/s);
    expect(page.text).not.toMatch(/ style=|<style|<script/);
  }
  expect((await fetchPage('/brand-fonts/roboto-unknown.woff2')).status).toBe(404);
  expect((await fetchPage('/portal-sheets/nobody.svg')).status).toBe(404);
});

test.each([
  ['UK23a', 'uk', ['email', 'sms', 'phone', 'post']],
  ['ON9', 'ca', ['email', 'sms', 'phone']],
])(
  'HI-02 %s communication preferences change only through the page’s form, and are stored @%s',
  async (_id, marketId, channels) => {
    const { player, at, cookie } = await openPortal(
      'communication-preferences',
      '',
      await sandbox.newPlayer({ marketId }),
    );
    const before = await fetchPage(at, { cookie });
    expect(chosenIn(before.text)).toEqual([]);
    for (const channel of channels) expect(before.text).toContain(`value="casino.${channel}"`);
    const save = (form: Record<string, string>, as = cookie) => fetchPage(at, { cookie: as, form });
    expect((await save({ choice: 'casino.email' })).status).toBe(401);
    expect((await save({ choice: 'casino.email', proof: 'guessed' })).status).toBe(401);
    expect((await save({ choice: 'casino.email', proof: 'x'.repeat(9000) })).status).toBe(413);
    expect(chosenIn((await fetchPage(at, { cookie })).text)).toEqual([]);
    const saved = await save({ choice: 'casino.email', proof: proofTokenIn(before.text) });
    expect([saved.status, saved.headers.location]).toEqual([303, `${at}&saved=1`]);
    expect(chosenIn((await fetchPage(`${at}&saved=1`, { cookie })).text)).toEqual(['casino.email']);
    const { tokens } = await sandbox.logIn(player);
    const reopened = await fetchPage(
      `/portal/${usualBrand()}/communication-preferences?launchToken=${tokens.launchTokens[0]}`,
    );
    const fresh = (reopened.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
    expect(chosenIn((await fetchPage(at, { cookie: fresh })).text)).toEqual(['casino.email']);
    expect(chosenIn((await fetchPage(at, { cookie: (await openPortal()).cookie })).text)).toEqual([]);
  },
);

test('HI-02 the portal session ends with the login that opened it', async () => {
  const { tokens, at, cookie } = await openPortal('game-history');
  expect((await fetchPage(at, { cookie })).text).toContain('No entries yet.');
  expect(
    (await sandbox.call(logout, { body: { userId: tokens.userToken, reason: 1 } }, { bearer: tokens.userToken }))
      .status,
  ).toBe(200);
  expect((await fetchPage(at, { cookie })).status).toBe(401);
});

/** The table names of the sandbox's database. */
function tableNames(): string[] {
  const database = new DatabaseSync(join(sandbox.dataFolder, 'platform.sqlite'), { readOnly: true });
  try {
    const rows = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .all();
    return rows.map(({ name }) => String(name));
  } finally {
    database.close();
  }
}

test('P1 the export declares every table of the sandbox, as the player’s data or with a reason why not', () => {
  expect(tableNames().toSorted()).toEqual(
    [...heldData.map(({ table }) => table), ...Object.keys(otherTables)].toSorted(),
  );
});

test('P1 a player downloads everything held about them, and only their own, without secrets', async () => {
  const { player, at, cookie } = await openPortal('your-data');
  const shown = await fetchPage(at, { cookie });
  expect(shown.text).toContain('Download your data');
  const address = at.replace('/your-data?', '/your-data/export?');
  expect((await fetchPage(address, { form: { proof: proofTokenIn(shown.text) } })).status).toBe(401);
  expect((await fetchPage(address, { cookie, form: { proof: 'guessed' } })).status).toBe(401);
  expect((await fetchPage(address, { cookie })).status).toBe(404);
  const other = await openPortal('your-data');
  expect((await fetchPage(address, { cookie: other.cookie, form: { proof: proofTokenIn(shown.text) } })).status).toBe(
    401,
  );
  const file = await fetchPage(address, { cookie, form: { proof: proofTokenIn(shown.text) } });
  expect([file.status, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
    200,
    'application/json; charset=utf-8',
    `attachment; filename="regency-data-${player.userId}.json"`,
  ]);
  const data = JSON.parse(file.text) as Record<string, { total: number; rows: Record<string, unknown>[] }>;
  expect(Object.keys(data)).toEqual(['exportedAt', 'userId', 'maxRowsOfAList', ...heldData.map(({ name }) => name)]);
  expect(data['userId']).toBe(player.userId);
  expect(data['account']?.rows).toMatchObject([{ username: player.username, brand: 'regency', currency: 'GBP' }]);
  expect(data['transactions']).toMatchObject({ total: 1, rows: [{ kind: 'grant', amount: 100_000 }] });
  expect(data['transactions']?.rows[0]?.['bookedAt']).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(data['logins']?.total).toBe(1);
  const users = heldData.flatMap(({ name }) => data[name]?.rows.map(({ userId }) => userId) ?? []);
  expect(new Set(users.filter((id) => id !== undefined && id !== null))).toEqual(new Set([player.userId]));
  expect(file.text).not.toMatch(/"(?:password|hash|digest|key)"/i);
});

test('UK28b portal and export list the versions of the terms that a player accepted @uk', async () => {
  const { at, cookie } = await openPortal('your-data');
  const { text } = await fetchPage(at, { cookie });
  expect(text).toMatch(/<a href="http:[^"]+\/terms\/2026-2">Version 2026-2<\/a> – <time datetime="\d{4}-/);
  expect(text).toContain('Read in: English');
  const file = await fetchPage(at.replace('/your-data?', '/your-data/export?'), {
    cookie,
    form: { proof: proofTokenIn(text) },
  });
  expect(JSON.parse(file.text)).toMatchObject({
    termsAcceptances: { total: 1, rows: [{ marketId: 'uk', version: '2026-2', language: 'en' }] },
  });
});

test('P1 an account is deleted only after the balance is withdrawn and the player confirms', async () => {
  const { player, tokens, at, cookie } = await openPortal('your-data');
  const remove = async (form: Record<string, string>) =>
    fetchPage(at, { cookie, form: { proof: proofTokenIn((await fetchPage(at, { cookie })).text), ...form } });
  expect((await fetchPage(at, { cookie })).text).toContain('You still have a balance.');
  expect((await fetchPage(`${at}&step=confirm`, { cookie })).text).not.toContain('name="confirmed"');
  expect((await remove({ confirmed: 'yes' })).status).toBe(409);

  const [, , , launchToken = ''] = tokens.launchTokens;
  const opened = await cashierCall<SessionResponse>(sandbox, 'POST', '/session', undefined, {
    launchToken,
    culture: 'en',
  });
  const paid = await cashierCall<PaymentResult>(sandbox, 'POST', '/payments', opened.body.sessionId, {
    direction: 'withdrawal',
    instrumentId: 'card-4021',
    amount: 100_000,
    clientKey: randomUUID(),
  });
  expect(paid.status).toBe(200);
  expect((await fetchPage(at, { cookie })).text).toContain('A payment is not finished.');
  expect((await remove({ confirmed: 'yes' })).status).toBe(409);
  await sandbox.moveClock(60_000);
  await cashierCall<PaymentList>(sandbox, 'GET', '/payments', opened.body.sessionId);

  const page = await fetchPage(`${at}&step=confirm`, { cookie });
  expect(page.text).toContain('Kept by law for 5 years');
  expect((await fetchPage(at, { cookie, form: { confirmed: 'yes', proof: 'guessed' } })).status).toBe(401);
  const unconfirmed = await remove({});
  expect([unconfirmed.status, unconfirmed.text.includes('Select the box to confirm.')]).toEqual([422, true]);
  const deleted = await remove({ confirmed: 'yes' });
  expect([deleted.status, deleted.text.includes('Account deleted')]).toEqual([200, true]);

  // The portal, the account's tokens and the login are closed.
  expect((await fetchPage(at, { cookie })).status).toBe(401);
  expect((await sandbox.call(sessionSummary, {}, { bearer: tokens.userToken })).status).toBe(401);
  expect(await sandbox.logIn(player)).toMatchObject({ message: 'This account is closed.' });
  expect((await sandbox.books(player.userId)).balance).toBe(0);
});

test('MT5b an excluded player reads the history of the exclusion, and cannot switch marketing on @row', async () => {
  const player = await sandbox.newPlayer({ marketId: 'row' });
  const bearer = (await sandbox.logIn(player)).tokens.userToken;
  await sandbox.call(chooseMarketing, { body: { chosen: [{ product: 'casino', channel: 'email' }] } }, { bearer });
  const body = { kind: 'selfExclusion', period: '6m', understood: true } as const;
  await sandbox.call(takeBreak, { body }, { bearer });
  const data = await openPortal('your-data', '', player);
  const { text } = await fetchPage(data.at, { cookie: data.cookie });
  expect(text).toContain('Self-exclusion history');
  expect(text).toContain('Marketing consents withdrawn (number: 1)');
  const place = data.at.replace('your-data', 'communication-preferences');
  const shown = await fetchPage(place, { cookie: data.cookie });
  expect(shown.text).toContain('You receive no marketing while your account is restricted');
  expect(shown.text).not.toContain('type="checkbox"');
  const form = { proof: proofTokenIn(text), choice: 'casino.email' };
  expect(await fetchPage(place, { cookie: data.cookie, form })).toMatchObject({
    status: 303,
    headers: { location: place },
  });
  const again = (await sandbox.logIn(player)).tokens.userToken;
  expect((await sandbox.call(playerProtection, {}, { bearer: again })).body).toMatchObject({ marketingToAsk: [] });
});
