import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { cookieChoice } from '../../e2e/support/cookieChoice.ts';
import { ownPost } from '../support/httpClient.ts';
import { sentMessages } from '../support/sentResetToken.ts';
import type { WebPair, WebSuite } from '../support/webPair.ts';

const choice = (allowed: readonly string[]) =>
  cookieChoice(allowed)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
/** Sends a request like a browser whose player has allowed functional cookies. */
const post = (
  { web }: WebPair,
  path: string,
  body: unknown,
  { cookie = '', chosen = choice(['C0003']), brand }: { cookie?: string; chosen?: string; brand?: string } = {},
) =>
  web.request({
    method: 'POST',
    path,
    headers: ownPost,
    body: JSON.stringify(body),
    cookie: [chosen, cookie].filter(Boolean).join('; '),
    ...(brand === undefined ? {} : { brand }),
  });
const cookieIn = (headers: IncomingHttpHeaders) =>
  headers['set-cookie']?.find((line) => line.startsWith('foyer-username=')) ?? '';
const valueIn = (line: string) => /^foyer-username=([^;]*)/.exec(line)?.[1] ?? '';

const hostileTexts = [
  '',
  ' ',
  'x'.repeat(101),
  'x'.repeat(60_000),
  '😀',
  '<script>canary()</script>',
  "' OR 1=1; --",
  '\u0000',
  '\r\nSet-Cookie: canary=1',
  '{"$ne":null}',
  '__proto__',
  '‮abc',
];

export const describeAccounts: WebSuite = (pair) => {
  describe('account calls', () => {
    test('AU-15 a remembered username is sealed in an HttpOnly cookie, can be read back and deleted', async () => {
      const stored = await post(pair(), '/api/remember-username', { operation: 'post', username: ' Mira 7 ' });
      const line = cookieIn(stored.headers);
      expect(JSON.parse(stored.text)).toEqual({ username: 'Mira 7' });
      for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(line.split('; ')).toContain(part);
      const sealed = valueIn(line);
      expect(sealed).toMatch(/^[\w-]{40,}$/);
      expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/mira/i);
      // Sealing twice gives different values, so that browsers with the same name cannot be correlated.
      expect(
        valueIn(
          cookieIn((await post(pair(), '/api/remember-username', { operation: 'post', username: 'Mira 7' })).headers),
        ),
      ).not.toBe(sealed);
      const get = async (cookie: string, brand = 'regency') =>
        JSON.parse(
          (await post(pair(), '/api/remember-username', { operation: 'get', encryptedUsername: '' }, { cookie, brand }))
            .text,
        ) as unknown;
      expect(await get(`foyer-username=${sealed}`)).toEqual({ username: 'Mira 7' });
      const getGiven = async (encryptedUsername: string, chosen?: string) =>
        JSON.parse(
          (
            await post(
              pair(),
              '/api/remember-username',
              { operation: 'get', encryptedUsername },
              { cookie: '', ...(chosen !== undefined && { chosen }) },
            )
          ).text,
        ) as unknown;
      expect(await getGiven(sealed)).toEqual({ username: 'Mira 7' });
      expect(await getGiven(sealed, choice([]))).toEqual({ username: '' });
      for (const given of ['Mira', `${sealed}x`, sealed.slice(1)])
        expect([given, await getGiven(given)]).toEqual([given, { username: '' }]);
      // The last character may contain unused bits, so characters before it are changed.
      const touched = [0, Math.floor(sealed.length / 2), sealed.length - 3].map(
        (at) => `foyer-username=${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`,
      );
      for (const cookie of [
        '',
        'foyer-username=',
        'foyer-username=Mira',
        `foyer-username=${sealed.slice(1)}`,
        `foyer-username=x${sealed}`,
        `foyer-username=${sealed}x`,
        ...touched,
        `foyer-username=${sealed}; foyer-username=${sealed}`,
      ]) {
        expect([cookie, await get(cookie)]).toEqual([cookie, { username: '' }]);
      }
      // The value is sealed for one brand.
      expect(await get(`foyer-username=${sealed}`, 'pulse')).toEqual({ username: '' });
      expect(
        cookieIn((await post(pair(), '/api/remember-username', { operation: 'post', username: '' })).headers),
      ).toMatch(/^foyer-username=; .*Max-Age=0/);
    });

    test('AU-15 CO-01 a username is neither stored nor read without consent, and a stored one is deleted', async () => {
      const storeName = (chosen: string, cookie = '') =>
        post(pair(), '/api/remember-username', { operation: 'post', username: 'Mira 7' }, { chosen, cookie });
      const stored = `foyer-username=${valueIn(cookieIn((await storeName(choice(['C0003']))).headers))}`;
      for (const chosen of [
        '',
        choice([]),
        choice(['C0002', 'C0004']),
        choice(['C0003']).slice(0, -60),
        cookieChoice(['C0003'], Date.now() + 3_600_000)
          .map(({ name, value }) => `${name}=${value}`)
          .join('; '),
      ]) {
        const refused = await storeName(chosen, stored);
        expect([chosen, JSON.parse(refused.text)]).toEqual([chosen, { username: '' }]);
        expect(cookieIn(refused.headers)).toMatch(/^foyer-username=; .*Max-Age=0/);
        expect(
          JSON.parse(
            (await post(pair(), '/api/remember-username', { operation: 'get' }, { chosen, cookie: stored })).text,
          ),
        ).toEqual({ username: '' });
      }
    });

    test('AU-15 invalid usernames and operations are refused and not echoed', async () => {
      for (const username of hostileTexts) {
        const { status, text, headers } = await post(pair(), '/api/remember-username', { operation: 'post', username });
        const wanted = username.length > 8000 ? 413 : username.length > 100 ? 400 : 200;
        expect([username.slice(0, 30), status]).toEqual([username.slice(0, 30), wanted]);
        if (status === 200) expect(JSON.parse(text)).toEqual({ username: username.trim() });
        expect(headers['set-cookie']?.length ?? 0).toBeLessThanOrEqual(1);
        expect(JSON.stringify(headers)).not.toContain('canary');
      }
      for (const body of [
        {},
        { operation: 'delete' },
        { operation: 'post' },
        { operation: 'get', encryptedUsername: 7 },
        [],
      ])
        expect((await post(pair(), '/api/remember-username', body)).status).toBe(400);
    });

    test('AU-20 a forgotten password can be reset through the web’s own calls', async () => {
      const { sandbox } = pair();
      const player = await sandbox.newPlayer();
      const signatures = [];
      for (const username of [player.username, 'player.ffffffffffff']) {
        const { status, text, headers } = await post(pair(), '/api/forgot-password', { username });
        signatures.push({ status, text, names: Object.keys(headers).filter((name) => name !== 'date') });
      }
      expect(signatures[1]).toEqual(signatures[0]);
      const resetToken = (await sentMessages(sandbox, player.username))[0]?.link?.split('#reset=')[1] ?? '';
      expect((await post(pair(), '/api/reset-password', { resetToken, password: 'harbour zinc lamp' })).status).toBe(
        200,
      );
      expect((await post(pair(), '/api/reset-password', { resetToken, password: 'another zinc lamp' })).status).toBe(
        410,
      );
      const loggedIn = await post(pair(), '/api/login', {
        username: player.username,
        password: 'harbour zinc lamp',
        firstPartyBlackBox: '',
        thirdPartyBlackBox: '',
      });
      expect(loggedIn.status).toBe(200);
    });

    test('hostile texts in login and reset fields are refused and not echoed', async () => {
      for (const text of hostileTexts) {
        for (const [path, body] of [
          ['/api/login', { username: text, password: 'x', firstPartyBlackBox: '', thirdPartyBlackBox: '' }],
          [
            '/api/login',
            { username: 'player.ffffffffffff', password: text, firstPartyBlackBox: '', thirdPartyBlackBox: '' },
          ],
          [
            '/api/login',
            { username: 'player.ffffffffffff', password: 'x', firstPartyBlackBox: text, thirdPartyBlackBox: text },
          ],
          ['/api/reset-password', { resetToken: text, password: 'harbour zinc lamp' }],
          ['/api/reset-password', { resetToken: 'r'.repeat(43), password: text }],
        ] as const) {
          const response = await post(pair(), path, body);
          expect([path, text.slice(0, 30), response.status >= 400 && response.status < 500]).toEqual([
            path,
            text.slice(0, 30),
            true,
          ]);
          expect(response.text + JSON.stringify(response.headers)).not.toContain('canary');
          expect(response.headers['set-cookie']).toBeUndefined();
        }
        const forgotPassword = await post(pair(), '/api/forgot-password', { username: text });
        expect([200, 400, 413]).toContain(forgotPassword.status);
        expect(forgotPassword.text).not.toContain('canary');
      }
    });
  });
};
