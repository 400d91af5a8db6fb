import { capabilities, capabilityCalls } from '@foyer/contract/capabilities';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import { browserAt, responseOf } from '../support/webBrowser.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

const demanded = ['metered', 'history', 'verification', 'exclusionRegister'];
const off = capabilities.filter((capability) => !demanded.includes(capability));

/** Pattern of the calls to an endpoint, as the proxy before the services lists them. */
const patternOf = ({ method, service, path }: AnyEndpoint) =>
  new RegExp(`^${method} /${service}${path.replace(/:\w+/g, '[^/?]+')}(?:\\?|$)`);

const ownCalls: readonly [method: 'GET' | 'POST', path: string][] = [
  ['GET', '/api/winners'],
  ['GET', '/api/jackpots'],
  ['GET', '/api/live-tables?ids=41000'],
  ['GET', '/api/recalled-games'],
  ['POST', '/api/favourites/get'],
  ['POST', '/api/favourites/41000/add'],
  ['POST', '/api/recently-played/get'],
  ['POST', '/api/messages/pending'],
  ['POST', '/api/realtime/negotiate'],
  ['POST', '/api/promotions/account/1/casino/3568/get'],
  ['GET', '/api/campaigns'],
  ['GET', '/api/rewards'],
  ['POST', '/api/chat'],
  ['POST', '/api/register'],
  ['POST', '/api/forgot-password'],
  ['POST', '/api/change-password'],
  ['POST', '/api/exclusion'],
];

interface PageBlocks {
  status: number;
  blocks: { alias: string; properties: Record<string, unknown> }[];
}

export const describeCapabilities: WebSuite = (pair) => {
  let web: WebUnderTest;
  beforeAll(async () => {
    web = await pair().startWeb({ CAPABILITIES_OFF: off.join(' ') });
  });

  async function blocksOf(
    server: WebUnderTest,
    path: string,
    loginState: 'Logged-In' | 'Logged-Out' = 'Logged-In',
  ): Promise<PageBlocks> {
    const address = `/api/page?path=${encodeURIComponent(path)}&loginState=${loginState}&access=full`;
    return responseOf<PageBlocks>(await server.request({ path: address }));
  }

  test('pages have no block of a capability that is off, and no link to its pages', async () => {
    const aliases = [
      'bigWinnerDetailGrid',
      'jackpotTicker',
      'continuePlaying',
      'poorConnectionAlert',
      'messageBroker',
      'xeniaMessage',
      'promotionsTermsAndConditions',
      'freedomBonusInformationModal',
      'questsWindow',
      'genesys',
    ];
    const withAll = await blocksOf(pair().web, '/');
    expect(withAll.blocks.map(({ alias }) => alias)).toEqual(expect.arrayContaining(aliases));
    expect(JSON.stringify(withAll.blocks)).toMatch(/"Url":"\/promotions".*"Url":"\/blog"/);
    const without = await blocksOf(web, '/');
    expect(without.status).toBe(200);
    expect(without.blocks.filter(({ alias }) => aliases.includes(alias))).toEqual([]);
    expect(JSON.stringify(without.blocks)).not.toMatch(/"(?:Url|\w+Url)":"\/(?:promotions|blog)["/]|My Games/);
    const pages = await Promise.all(['/promotions', '/blog', '/jackpots'].map((path) => web.request({ path })));
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 200]);
  });

  test('pages of visitors have the form to open an account unless registration is off', async () => {
    const [withAll, without] = await Promise.all(
      [pair().web, web].map(async (server) => (await blocksOf(server, '/', 'Logged-Out')).blocks),
    );
    const registration = expect.objectContaining({ alias: 'registration' });
    expect(withAll).toContainEqual(registration);
    expect(without).toContainEqual(expect.objectContaining({ alias: 'loginModal' }));
    expect(without).not.toContainEqual(registration);
  });

  test('the policy of pages names no hub without real-time messages', async () => {
    const [withHub, without] = await Promise.all([pair().web, web].map((server) => server.request({ path: '/' })));
    expect(withHub?.headers['content-security-policy']).toMatch(/connect-src [^;]*ws:\/\/hub\./);
    expect(without?.headers['content-security-policy']).not.toMatch(/connect-src [^;]*ws/);
  });

  test.each(ownCalls)('the web’s own call %s %s does not exist', async (method, path) => {
    const { username, password } = await pair().sandbox.newPlayer();
    const browser = browserAt(web);
    const { tokens } = await browser.logIn({ username, password });
    const response = await browser.call(path, {
      token: tokens.userToken,
      ...(method === 'POST' && { body: {} }),
    });
    expect(response.status).toBe(404);
  });

  test('HI-02 the account portal opens, and for nobody where the operator has none', async () => {
    const { username, password } = await pair().sandbox.newPlayer();
    const statusAt = async (server: WebUnderTest) => {
      const browser = browserAt(server);
      const { tokens } = await browser.logIn({ username, password });
      const token = tokens.launchTokens[0] ?? '';
      return (await browser.call('/api/portal/open', { token, body: { page: 'your-data' } })).status;
    };
    expect([await statusAt(pair().web), await statusAt(web)]).toEqual([200, 404]);
  });

  test('no service receives a call of a capability that is off', async () => {
    const { sandbox, sandboxProxy } = pair();
    const { username, password } = await sandbox.newPlayer();
    web = await pair().startWeb({ CAPABILITIES_OFF: off.join(' ') });
    const browser = browserAt(web);
    sandboxProxy.clearRecorded();
    const { tokens } = await browser.logIn({ username, password });
    for (const path of ['/', '/live', '/promotions', '/jackpots', '/api/games/categories', '/api/games/more?kind=live'])
      await browser.call(path, { token: tokens.userToken });
    for (const [method, path] of ownCalls)
      await browser.call(path, { token: tokens.userToken, ...(method === 'POST' && { body: {} }) });
    const patterns = off.flatMap((capability) => capabilityCalls[capability]).map(patternOf);
    const { calls } = sandboxProxy;
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.filter((call) => patterns.some((pattern) => pattern.test(call)))).toEqual([]);
  });

  test.each([['milestones'], ['broker'], ['promotions', 'campaigns', 'chat']])(
    'a login without the service %s calls no service that is off, and logs nothing',
    async (...services) => {
      const { sandbox, sandboxProxy } = pair();
      const { username, password, userId } = await sandbox.newPlayer();
      const variables = Object.fromEntries(services.map((name) => [`${name.toUpperCase()}_URL`, 'off']));
      const server = await pair().startWeb({ ...variables, LOG_LEVEL: 'info' });
      const browser = browserAt(server);
      sandboxProxy.clearRecorded();
      const { tokens } = await browser.logIn({ username, password });
      const [launchToken = ''] = tokens.launchTokens;
      const negotiated = await browser.call('/api/realtime/negotiate', {
        token: launchToken,
        body: { userId, way: 'hub' },
      });
      expect(negotiated.status).toBe(services.includes('broker') ? 404 : 200);
      for (const path of ['/', '/promotions', '/jackpots', '/my-account'])
        await browser.call(path, { token: tokens.userToken });
      for (const [method, path] of ownCalls.filter(([, one]) => !one.includes('negotiate')))
        await browser.call(path, { token: tokens.userToken, ...(method === 'POST' && { body: {} }) });
      const ofServices = new RegExp(`^\\w+ /(?:${services.join('|')})/`);
      expect(sandboxProxy.calls.length).toBeGreaterThan(5);
      expect(sandboxProxy.calls.filter((call) => ofServices.test(call))).toEqual([]);
      expect(server.log().filter((line) => (JSON.parse(line) as { level: number }).level > 30)).toEqual([]);
    },
  );
};
