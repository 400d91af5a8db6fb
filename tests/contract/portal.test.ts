import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { logout } from '@foyer/contract/accounts';
import { portalPages } from '@foyer/contract/portal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PlatformUnderTest } from './platformCalls.ts';
import { startPlatformUnderTest } from './platformUnderTest.ts';

let platform: PlatformUnderTest;
beforeAll(async () => {
  platform = await startPlatformUnderTest();
});
afterAll(() => platform.stop());

interface PortalResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A call of a browser window: the origin is told by its host name, redirects are not followed. */
function ask(
  path: string,
  { cookie, form }: { cookie?: string; form?: Record<string, string> } = {},
): Promise<PortalResponse> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `portal.localhost:${platform.port}`,
      ...(cookie === undefined ? {} : { cookie }),
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const call = request(
      { port: platform.port, host: '127.0.0.1', method: form === undefined ? 'GET' : 'POST', path, headers },
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

/** A new player's portal, opened as a browser would open it. */
async function openPortal(page: string = portalPages[0], query = '') {
  const player = await platform.newPlayer({ marketId: 'uk' });
  const { tokens } = await platform.logIn(player);
  const [launchToken = '', another = ''] = tokens.launchTokens;
  const address = `/portal/regency/${page}?launchToken=${launchToken}${query}`;
  const opened = await ask(address);
  const cookie = (opened.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
  return { player, tokens, address, another, opened, cookie, at: opened.headers.location ?? '' };
}
const proofIn = (text: string): string => /name="proof" value="([^"]+)"/.exec(text)?.[1] ?? '';
const chosenIn = (text: string): string[] =>
  [...text.matchAll(/value="(casino\.\w+)"\s+checked/g)].map(([, choice = '']) => choice);

test.each(portalPages)('HI-02 %s opens once by a launch token, which stays in no address', async (page) => {
  const { opened, address, cookie, at } = await openPortal(page);
  expect(opened.status).toBe(303);
  expect(at).toBe(`/portal/regency/${page}?culture=en`);
  for (const part of ['__Host-portal-regency=', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(opened.headers['set-cookie']?.[0]).toContain(part);
  const shown = await ask(at, { cookie });
  expect(shown.status).toBe(200);
  expect(shown.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  // The same address again, with and without the session that it opened.
  for (const again of [await ask(address), await ask(address, { cookie })]) {
    expect([again.status, again.headers['set-cookie'], again.headers['referrer-policy']]).toEqual([
      401,
      undefined,
      'no-referrer',
    ]);
    expect(again.text).toContain('This page is closed');
  }
});

test('HI-02 a token that opened the portal opens nothing else, and neither a visitor nor another brand is let in', async () => {
  const { at, cookie, another } = await openPortal('transaction-history', '&culture=zh');
  expect((await ask(at)).status).toBe(401);
  expect((await ask(at, { cookie: cookie.replace(/=.*/, `=${'a'.repeat(22)}`) })).status).toBe(401);
  expect((await ask(at.replace('regency', 'aurora'), { cookie: cookie.replace('regency', 'aurora') })).status).toBe(
    401,
  );
  expect((await ask(`/portal/regency/everything?launchToken=${another}`)).status).toBe(404);
  expect((await ask(`/portal/nobody/game-history?launchToken=${another}`)).status).toBe(404);
  expect((await ask('/portal/regency/game-history?launchToken=nothing')).status).toBe(401);
  expect((await platform.raw(`/portal/regency/game-history?launchToken=${another}`)).status).toBe(404);
  expect((await ask('/portal-sheets/aurora.css')).status).toBe(200);
  const shown = await ask(at, { cookie });
  expect(shown.text).toContain('lang="zh-CN"');
  expect(shown.text).toContain('平台赠送的游戏币');
});

test("HI-02 UK23 communication preferences are the player's own, change by the form of the page alone, and stay", async () => {
  const { player, at, cookie } = await openPortal('communication-preferences');
  const before = await ask(at, { cookie });
  expect(chosenIn(before.text)).toEqual([]);
  for (const channel of ['email', 'sms', 'phone', 'post']) expect(before.text).toContain(`value="casino.${channel}"`);
  const save = (form: Record<string, string>, as = cookie) => ask(at, { cookie: as, form });
  expect((await save({ choice: 'casino.email' })).status).toBe(401);
  expect((await save({ choice: 'casino.email', proof: 'guessed' })).status).toBe(401);
  expect((await save({ choice: 'casino.email', proof: 'x'.repeat(9000) })).status).toBe(413);
  expect(chosenIn((await ask(at, { cookie })).text)).toEqual([]);
  const saved = await save({ choice: 'casino.email', proof: proofIn(before.text) });
  expect([saved.status, saved.headers.location]).toEqual([303, `${at}&saved=1`]);
  expect(chosenIn((await ask(`${at}&saved=1`, { cookie })).text)).toEqual(['casino.email']);
  const { tokens } = await platform.logIn(player);
  const later = await ask(`/portal/regency/communication-preferences?launchToken=${tokens.launchTokens[0]}`);
  const fresh = (later.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
  expect(chosenIn((await ask(at, { cookie: fresh })).text)).toEqual(['casino.email']);
  expect(chosenIn((await ask(at, { cookie: (await openPortal()).cookie })).text)).toEqual([]);
});

test('HI-02 the portal closes with the login that it was opened from', async () => {
  const { tokens, at, cookie } = await openPortal('game-history');
  expect((await ask(at, { cookie })).text).toContain('Nothing yet.');
  expect(
    (await platform.call(logout, { body: { userId: tokens.userToken, reason: 1 } }, { bearer: tokens.userToken }))
      .status,
  ).toBe(200);
  expect((await ask(at, { cookie })).status).toBe(401);
});
