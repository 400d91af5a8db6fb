import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { WebResponse } from '../support/httpClient.ts';
import { responseOf, browserAt } from '../support/webBrowser.ts';
import type { WebSuite } from '../support/webPair.ts';

const refusalIn = (response: WebResponse) => [response.status, responseOf<{ code?: number }>(response).code];

/** Every call of `/api/*` in the generated list of endpoints. A unit test compares the list with the code. */
function ownCalls() {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/endpoints.md'), 'utf8');
  return [
    ...page.matchAll(/^\| `(?<name>\w+)` \| (?<method>GET|POST) `(?<path>\/api\/[^`]+)` \| (?<caller>[^|]+) \|/gm),
  ].map(({ groups = {} }) => {
    const { name = '', method = '', path = '', caller = '' } = groups;
    return { name, method, path, caller };
  });
}

export const describeBrandSeal: WebSuite = (pair) => {
  test('AU-20 every call refuses tokens of another brand, with or without the cookie of their login', async () => {
    const { sandbox, web, gameId } = pair();
    const home = browserAt(web);
    const { tokens } = await home.logIn(await sandbox.newPlayer());
    const [launchToken = '', gameToken = ''] = tokens.launchTokens;
    const calls = ownCalls();
    expect(calls.filter(({ caller }) => caller !== 'anybody').length).toBeGreaterThan(40);
    for (const brand of ['aurora', 'pulse']) {
      const abroad = browserAt(web, brand);
      for (const [name, value] of home.jar) abroad.jar.set(name, value);
      for (const { name, method, path, caller } of calls) {
        const token = caller.startsWith('launch token') ? launchToken : tokens.userToken;
        const response = await abroad.call(path.replace(/:\w+/g, gameId), {
          token,
          ...(method === 'GET' ? {} : { body: {} }),
        });
        expect([brand, name, ...refusalIn(response)]).toEqual([brand, name, 401, 15002]);
      }
      // Tokens in a body or in an address.
      for (const response of [
        await abroad.call('/api/refresh-token', {
          body: { numLaunchTokens: 10, refreshToken: tokens.refreshTokens[0] },
        }),
        await abroad.call('/api/logout', { body: { userId: tokens.userToken, reason: 1 } }),
        await abroad.call(`/api/launch/${gameId}`, { body: { gameToken } }),
        await abroad.call(`/api/campaigns?userToken=${tokens.userToken}`),
      ])
        expect([brand, ...refusalIn(response)]).toEqual([brand, 401, 15002]);
    }
    // Refusals at another brand neither consume tokens nor end the session.
    expect((await home.call('/api/details', { token: tokens.userToken })).status).toBe(200);
    expect((await home.call(`/api/launch/${gameId}`, { token: launchToken, body: { gameToken } })).status).toBe(200);
  });
};
