import { accountStatuses } from '@foyer/contract/accounts';
import type { LoginSuccess, Tokens } from '@foyer/contract/accounts';
import { describe, expect, test } from 'vitest';
import { ownPost } from '../support/httpClient.ts';
import type { WebResponse } from '../support/httpClient.ts';
import type { WebSuite } from '../support/webPair.ts';

/** The cookies that the app sets. */
const cookiesOf = ({ launchTokens, userToken, refreshTokens }: Tokens) =>
  `launchToken=${launchTokens[0]}; userToken=${userToken}; refreshToken=${refreshTokens[0]}`;
const setBy = ({ headers }: WebResponse) =>
  (headers['set-cookie'] ?? []).map((line) => /^([^=]+)=/.exec(line)?.[1] ?? '');
const ended = ({ headers }: WebResponse) =>
  (headers['set-cookie'] ?? []).filter((line) => line.includes('Max-Age=0')).map((line) => line.split('=')[0]);

export const describeAppLogin: WebSuite = (pair) => {
  const enter = (cookie: string, brand = 'regency') =>
    pair().web.request({ path: '/api/app-login', method: 'POST', brand, cookie, headers: ownPost, body: '{}' });
  const openedByApp = async () => {
    const { sandbox } = pair();
    const player = await sandbox.newPlayer();
    return { player, tokens: (await sandbox.logIn(player, { closeExistingSessions: false })).tokens };
  };

  describe('AW-03 app login', () => {
    test('AW-03 creates a session for this browser, and the app’s cookies cannot be used again', async () => {
      const { player, tokens } = await openedByApp();
      const response = await enter(cookiesOf(tokens));
      expect(response.status).toBe(200);
      const { account, tokens: bound } = JSON.parse(response.text) as LoginSuccess;
      expect(account.core.userId).toBe(player.userId);
      expect(ended(response)).toEqual(['launchToken', 'userToken', 'refreshToken']);
      const [, sid = ''] = /^sid=([^;]+)/m.exec((response.headers['set-cookie'] ?? []).join('\n')) ?? [];
      const details = (cookie: string) =>
        pair().web.request({ path: '/api/details', cookie, headers: { authorization: `Bearer ${bound.userToken}` } });
      expect([(await details(`sid=${sid}`)).status, (await details('a=1')).status]).toEqual([200, 401]);
      expect((await enter(cookiesOf(tokens))).status).toBe(401);
    });

    test('AW-03 the page whose response was lost gets it again, and nobody else', async () => {
      const { tokens } = await openedByApp();
      const enterWith = async (headers: Record<string, string>) => {
        const response = await pair().web.request({
          path: '/api/app-login',
          method: 'POST',
          cookie: cookiesOf(tokens),
          headers: { ...ownPost, ...headers },
          body: '{}',
        });
        return response.status;
      };
      await pair().sandbox.faults({ target: 'refreshToken', kind: 'lostResponse', times: 1 });
      const key = { 'idempotency-key': 'key-of-the-page-1' };
      expect([await enterWith(key), await enterWith(key), await enterWith(key)]).toEqual([504, 200, 200]);
      expect([await enterWith({}), await enterWith({ 'idempotency-key': 'key-of-another-page' })]).toEqual([401, 401]);
    });

    test.each([
      ['a token is missing', (tokens: Tokens) => cookiesOf(tokens).replace(/^[^;]+; /, '')],
      ['a token is repeated', (tokens: Tokens) => `${cookiesOf(tokens)}; userToken=${tokens.userToken}`],
      ['a token is malformed', (tokens: Tokens) => cookiesOf({ ...tokens, userToken: 'nothing' })],
    ])('AW-03 A15 is refused without calling a service when %s, and deletes the cookies', async (_what, write) => {
      const { tokens } = await openedByApp();
      pair().sandboxProxy.clearRecorded();
      const response = await enter(write(tokens));
      expect([response.status, pair().sandboxProxy.calls.filter((call) => call.includes('/accounts/'))]).toEqual([
        401,
        [],
      ]);
      expect(setBy(response)).toEqual(['launchToken', 'userToken', 'refreshToken']);
    });

    test('AW-03 A15 refuses tokens of two players, of another brand or of a blocked player', async () => {
      const [mine, planted, elsewhere, excluded] = [
        await openedByApp(),
        await openedByApp(),
        await openedByApp(),
        await openedByApp(),
      ];
      await pair().sandbox.setStatus(excluded.player.userId, accountStatuses.selfExcluded);
      const responses = [
        await enter(cookiesOf({ ...mine.tokens, refreshTokens: planted.tokens.refreshTokens })),
        await enter(cookiesOf(elsewhere.tokens), 'aurora'),
        await enter(cookiesOf(excluded.tokens)),
        await enter(cookiesOf({ ...mine.tokens, userToken: 'a.b.c' })),
      ];
      expect(responses.map(({ status }) => status)).toEqual([401, 401, 403, 401]);
      for (const response of responses) {
        expect(setBy(response)).not.toContain('sid');
        expect(response.text).not.toContain(planted.tokens.userToken);
      }
    });
  });
};
