import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { takesLaunchToken } from '@foyer/contract/endpoint';
import { pathsIn, valueAt, withValue } from '@foyer/contract/fieldPaths';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../support/endpointExamples.ts';
import { fieldsOf, sampleOf, withValue as withInput } from '../support/endpointFields.ts';
import { forgettingCaches } from '../support/forgettingCaches.ts';
import { createHttpClient } from '../support/httpClient.ts';
import type { HttpRequestOptions } from '../support/httpClient.ts';
import { endpointOf, inputsOf, requestOf, webEndpoints } from '../support/webCalls.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

/** A part of it is enough to be found. */
const mark = 'CANARY';
const canary = `${mark}4111111111111111`;

const pages = ['/', '/live', '/all-games', '/promotions', '/blog', '/help', '/game/41000', '/nowhere', '/sitemap.xml'];

/** Calls that end a session or change the account, so that other calls would be refused. */
const ending: ReadonlySet<string> = new Set(['postBreak', 'postLogout', 'postChangePassword']);

/** Service calls that the web server never makes (docs/uncalled-calls.md), or only for a browser with a certain state. */
const notCalled = [
  // A refresh calls it, after the token was found in the browser's session.
  'detailsViaUserToken',
  'detailsViaUserTokenLegacy',
  'fairness',
  'checkExclusionRegister',
  'locateAddress',
  'publishMessage',
  'marketContent',
  'nodeById',
  'productContent',
];

/** Calls that follow the clock and no request. */
const polled: ReadonlySet<string> = new Set(['recalledGames']);

/** Calls in fewer than half of the rounds: they end a session, or need a token that is used once. */
const seldomCalled = ['logout', 'refreshToken', 'changePassword', 'takeBreak', 'launch', 'negotiate'];

/** Fields of a response change in turn, a few at a time, so that a change seldom hides another one. */
const rounds = 30;

/** Puts the canary into every thirtieth field; into other fields of each entry of a long list. */
function withCanary(body: unknown, round: number, odd: unknown): unknown {
  if (Array.isArray(body) && body.length > 3) return body.map((entry, at) => withCanary(entry, round + at, odd));
  if (typeof body === 'object' && body !== null) {
    const list = Object.entries(body).find(([, value]) => Array.isArray(value) && value.length > 3);
    if (list !== undefined) return { ...body, [list[0]]: withCanary(list[1], round, odd) };
  }
  const paths = pathsIn(body);
  if (paths.length === 0) return odd;
  return paths
    .filter((_, at) => at % Math.min(rounds, paths.length) === round % Math.min(rounds, paths.length))
    .reduce((changed, path) => (valueAt(changed, path) === undefined ? changed : withValue(changed, path, odd)), body);
}

/** Keeps what a web server sends to a collector. */
async function openCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(202, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    close: () => new Promise<unknown>((resolve) => server.close(resolve)),
  };
}

export const describeCanaries: WebSuite = (pair) => {
  describe('nothing that was received leaves', () => {
    /** Starts a web server that writes, counts and sends all that it can. */
    async function observe(
      visit: (web: WebUnderTest) => Promise<readonly string[]>,
      variables: Readonly<Record<string, string>> = {},
    ): Promise<string> {
      const collector = await openCollector();
      const web = await pair().startWeb({
        LOG_LEVEL: 'debug',
        OPERATIONS_PORT: '0',
        COLLECTOR_URL: collector.origin,
        TRACES_URL: `${collector.origin}/v1/traces`,
        TRACES_SHARE: '1',
        SESSION_BINDING: 'off',
        TRUSTED_PROXIES: '127.0.0.0/8',
        ATTRIBUTION_PARAMETERS: 'btag',
        ...variables,
      });
      const errors = await visit(web);
      const operations = createHttpClient(web.operationsPort ?? 0);
      const [metrics, readiness] = await Promise.all([
        operations.request({ path: '/metrics' }),
        operations.request({ path: '/readyz' }),
      ]);
      operations.close();
      await web.stop();
      await collector.close();
      expect(web.log().length).toBeGreaterThan(100);
      expect(collector.bodies.length).toBeGreaterThan(0);
      return [...web.log(), metrics.text, readiness.text, ...collector.bodies, ...errors].join('\n');
    }

    /**
     * Bodies from this status on. Of an error page only what it says; around that it shows content, and below it games, as
     * every page does.
     */
    async function errorsOf(
      web: WebUnderTest,
      requests: readonly HttpRequestOptions[],
      minStatus: 400 | 500,
    ): Promise<string[]> {
      const responses = await Promise.all(requests.map((request) => web.request(request)));
      return responses
        .filter(({ status }) => status >= minStatus)
        .map(({ text: body }) => (/<main .*<\/main>/s.exec(body)?.[0] ?? body).replace(/<ul .*<\/ul>/s, ''));
    }

    /** The text around each canary. */
    const canariesIn = (found: string): string[] => found.match(new RegExp(`.{0,200}${mark}.{0,100}`, 'g')) ?? [];

    test('HT-06 no value of a service is in a log, metric, trace, report or error page', async () => {
      const { sandbox, sandboxProxy, gameId } = pair();
      const player = await sandbox.newPlayer({ brand: 'regency', marketId: 'uk' });
      const changedIn = new Map(
        endpoints.filter(({ name }) => !polled.has(name)).map(({ name }) => [name, new Set<number>()]),
      );
      const { forgetCaches, variables } = forgettingCaches(sandbox.dataFolder);
      const found = await observe(async (web) => {
        const errors: string[] = [];
        // A login of the same player would end the session.
        const other = await sandbox.newPlayer({ brand: 'regency', marketId: 'uk' });
        let session = await sandbox.logIn(player);
        const { meteredSessionId } = await sandbox.meteredSession(session.tokens.userToken);
        for (let round = 0; round < 2 * rounds; round += 1) {
          if (round % 10 === 0) session = await sandbox.logIn(player);
          const odd = round % 2 === 0 ? canary : { [canary]: canary };
          sandboxProxy.change((method, path, body) => {
            const endpoint = endpointOf(method, path);
            if (endpoint === undefined) return body;
            changedIn.get(endpoint.name)?.add(round);
            return withCanary(body, round >> 1, odd);
          });
          const isLast = round === 2 * rounds - 1;
          const inputs = inputsOf(session.tokens, other, { userId: player.userId, gameId, meteredSessionId });
          const calls = webEndpoints
            .filter(({ name }) => isLast || !ending.has(name))
            .map((endpoint) => {
              const input = { ...sampleOf(endpoint), ...inputs[endpoint.name] };
              const { userToken, launchTokens } = session.tokens;
              return requestOf(
                endpoint,
                { ...input, params: { ...input.params, ...('gameId' in input.params && { gameId }) } },
                takesLaunchToken(endpoint.auth) ? (launchTokens.pop() ?? '') : userToken,
              );
            });
          forgetCaches();
          // A refusal of a service reaches the browser unchanged.
          errors.push(...(await errorsOf(web, [...pages.map((path) => ({ path })), ...calls], 500)));
        }
        sandboxProxy.change(null);
        return errors;
      }, variables);
      const called = [...changedIn].filter(([, { size }]) => size > 0);
      expect(endpoints.map(({ name }) => name).filter((name) => changedIn.get(name)?.size === 0)).toEqual(notCalled);
      expect(called.filter(([, { size }]) => size < rounds).map(([name]) => name)).toEqual(seldomCalled);
      expect(canariesIn(found)).toEqual([]);
    });

    test('A10 no value of a visitor is in a log, metric, trace, report, error page or refusal', async () => {
      const found = await observe((web) =>
        errorsOf(
          web,
          webEndpoints.flatMap((endpoint) =>
            fieldsOf(endpoint)
              // An access line names the path, without what looks like a secret.
              .filter(([part]) => part !== 'params')
              .map((field) => requestOf(endpoint, withInput(sampleOf(endpoint), field, canary), canary)),
          ),
          400,
        ),
      );
      expect(canariesIn(found)).toEqual([]);
    });
  });
};
