import { launch } from '@foyer/contract/gameLaunch';
import { expect, test } from 'vitest';
import { responseOf, browserAt } from '../support/webBrowser.ts';
import type { WebSuite } from '../support/webPair.ts';

const visits = [
  { brand: 'regency', marketId: 'uk', country: 'GB', productId: 8145, isROW: false },
  { brand: 'regency', marketId: 'uk', country: undefined, productId: 8145, isROW: false },
  { brand: 'regency', marketId: 'ca', country: 'CA', productId: 8145, isROW: false },
  { brand: 'regency', marketId: 'row', country: 'FR', productId: 8145, isROW: true },
  { brand: 'aurora', marketId: 'row', country: 'FR', productId: 17447, isROW: true },
  { brand: 'pulse', marketId: 'row', country: 'GB', productId: 20101, isROW: true },
] as const;

export const describeLaunches: WebSuite = (pair) => {
  test.each(visits.flatMap((visit) => [false, true].map((isPhone) => ({ ...visit, isPhone }))))(
    'GM-02 a launch has product, device, market and token: $brand from $country, phone $isPhone',
    async ({ brand, marketId, country, productId, isROW, isPhone }) => {
      const { sandbox, web, sandboxProxy, gameId } = pair();
      const browser = browserAt(web, brand, isPhone);
      const { tokens } = await browser.logIn(await sandbox.newPlayer({ brand, marketId }));
      const [launchToken = '', gameToken = ''] = tokens.launchTokens;
      const record = sandboxProxy.record(/^\/games\//);
      const launched = await browser.call(`/api/launch/${gameId}`, {
        token: launchToken,
        body: { gameToken },
        ...(country === undefined ? {} : { country }),
      });
      record.stop();

      expect(launched.status).toBe(200);
      const launches = record.requests.filter(({ path }) => path.includes('/launch/'));
      expect(launches.map(({ method, path, body }) => ({ method, path, body: JSON.parse(body) as unknown }))).toEqual([
        { method: 'POST', path: `/games/launch/${gameId}`, body: { productId, isMobile: isPhone, isROW } },
      ]);
      const { authorization = '', 'content-type': contentType } = launches[0]?.headers ?? {};
      expect(contentType).toMatch(/^application\/json/);
      const [, bearer = ''] = /^Bearer ([\w.-]{8,})$/.exec(authorization) ?? [];
      // The forwarded token is the service’s own, not the browser’s sealed one. This call consumes it, and not the
      // game’s token.
      expect([launchToken, gameToken, responseOf<{ gameToken: string }>(launched).gameToken]).not.toContain(bearer);
      const again = await sandbox.call(
        launch,
        { params: { gameId }, body: { productId, isMobile: isPhone, isROW } },
        { bearer },
      );
      expect(again.status).toBe(401);
    },
  );

  test('GM-02 a launch without a launch token gets 401 and forwards no token', async () => {
    const { sandbox, web, sandboxProxy, gameId } = pair();
    const browser = browserAt(web);
    const { tokens } = await browser.logIn(await sandbox.newPlayer());
    const record = sandboxProxy.record(/^\/games\/launch\//);
    const refused = await browser.call(`/api/launch/${gameId}`, { body: { gameToken: tokens.launchTokens[1] } });
    record.stop();
    expect(refused.status).toBe(401);
    expect(record.requests.map(({ headers }) => [headers['content-type'], headers.authorization])).toEqual([
      ['application/json', undefined],
    ]);
  });
};
