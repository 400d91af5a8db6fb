import { join } from 'node:path';
import { details } from '@foyer/contract/accounts';
import type { LoginSuccess } from '@foyer/contract/accounts';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cpuMs } from '../../scripts/bench/processUsage.mjs';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { bearerFor, endpoints as serviceEndpoints, examples, regencyUk } from './endpointExamples.ts';
import type { ExampleFacts } from './endpointExamples.ts';
import { fieldsOf, sampleOf, withValue } from './endpointFields.ts';
import type { RequestInput, FieldPath } from './endpointFields.ts';
import { inheritedNames, plainTextsOf, probeLength, repetitionsOf } from './hostileTexts.ts';
import { createHttpClient } from './httpClient.ts';
import type { HttpRequestOptions, HttpClient } from './httpClient.ts';
import { startPlatformProcess } from './platformProcess.ts';
import type { PlatformProcessUnderTest } from './platformProcess.ts';
import { readWebEndpoints } from './webEndpoints.ts';
import { startWebUnderTest } from './webUnderTest.ts';
import type { WebUnderTest } from './webUnderTest.ts';

/** Longest text of a path, query or header; all headers of a request together may have 16 KiB. */
const maxHeaderText = 6000;
/** Bodies may have 64 KiB. */
const maxBodyText = 60_000;
/** Hostile texts may cost this many times what plain texts of the same length cost, and this much more. */
const maxFactor = 4;
const toleranceMs = 250;

interface Server {
  httpClient: HttpClient;
  pid: number;
}

let platform: PlatformProcessUnderTest;
let web: WebUnderTest;
let servers: Record<'service' | 'web', Server>;
let session: LoginSuccess;
let facts: ExampleFacts;

async function renewSession(): Promise<void> {
  const player = await platform.newPlayer({ brand: 'regency', marketId: 'uk' });
  session = await platform.logIn(player);
  facts = { ...facts, player, session };
}

beforeAll(async () => {
  platform = await startPlatformProcess();
  // Without the binding a service's tokens are good at the web's own calls too.
  web = await startWebUnderTest(platform.port, platform.origin, { SESSION_BINDING: 'off' });
  servers = {
    service: { httpClient: createHttpClient(platform.port), pid: platform.pid() },
    web: { httpClient: web, pid: web.pid },
  };
  const gameId = Number(await platform.playableGame());
  const player = await platform.newPlayer({ brand: 'regency', marketId: 'uk' });
  session = await platform.logIn(player);
  const metered = await platform.meteredSession(session.tokens.userToken);
  facts = {
    place: regencyUk,
    promotion: { promotionId: 5010, serviceId: 2 },
    player,
    session,
    resetToken: '',
    gameId,
    ...metered,
    rewardId: 1,
    messageId: '',
    ancestorId: 1100,
    nodeId: 1101,
  };
});
afterAll(async () => {
  servers.service.httpClient.close();
  await web.stop();
  await platform.stop();
});

const webEndpoints = await readWebEndpoints();

const { cookies } = (await import(join(projectRoot, 'web/src/storage/cookies.ts'))) as {
  cookies: Record<string, { name: string }>;
};

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

const isService = (endpoint: AnyEndpoint) => endpoint.service !== 'web';

function startOf(endpoint: AnyEndpoint): RequestInput {
  const sample = sampleOf(endpoint);
  if (!isService(endpoint)) return sample;
  const example = (examples as Record<string, (given: ExampleFacts) => object>)[endpoint.name]?.(facts) ?? {};
  return { params: {}, query: {}, headers: {}, body: undefined, ...example };
}

/** The request of a call. A body that is text is sent letter for letter. */
function requestOf(endpoint: AnyEndpoint, { params, query, headers, body }: RequestInput): HttpRequestOptions {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(params[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = pairs
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`)
    .join('&');
  const { bearer = session.tokens.userToken } = isService(endpoint) ? bearerFor(endpoint, facts) : {};
  return {
    method: endpoint.method,
    path: `${isService(endpoint) ? `/${endpoint.service}` : ''}${path}${search === '' ? '' : `?${search}`}`,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(endpoint.method === 'POST'
        ? { 'content-type': 'application/json', 'x-requested-by': 'foyer', 'sec-fetch-site': 'same-origin' }
        : {}),
      ...Object.fromEntries(
        Object.entries(headers)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [name, textOf(value)]),
      ),
    },
    ...(endpoint.method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) } : {}),
  };
}

/** Expects no answer of 500 or above, and returns the CPU time that the server takes for these requests, one after the other. */
async function expectAnswered({ httpClient, pid }: Server, requests: readonly HttpRequestOptions[]): Promise<number> {
  const before = cpuMs(pid);
  for (const request of requests) {
    const { status, text } = await httpClient.ask(request);
    expect(
      status,
      `${request.path?.slice(0, 80)} ${request.body?.slice(0, 200).toString() ?? ''}: ${text.slice(0, 200)}`,
    ).toBeLessThan(500);
  }
  return cpuMs(pid) - before;
}

/** Hostile texts cost what plain texts cost: first those that show an explosion, then the longest. */
async function expectFairCost(
  server: Server,
  lengths: readonly number[],
  requestWith: (text: string) => HttpRequestOptions,
): Promise<void> {
  for (const length of lengths) {
    const plainMs = await expectAnswered(server, plainTextsOf(length).map(requestWith));
    const hostileMs = await expectAnswered(server, repetitionsOf(length).map(requestWith));
    expect(hostileMs, `CPU time for texts of ${length} characters; plain ones took ${plainMs} ms`).toBeLessThanOrEqual(
      plainMs * maxFactor + toleranceMs,
    );
  }
}

const lengthsOf = (part: FieldPath[0] | 'cookie') => [1, probeLength, part === 'body' ? maxBodyText : maxHeaderText];

const all = [...serviceEndpoints, ...webEndpoints]
  .map((endpoint) => [`${endpoint.service} ${endpoint.name}`, endpoint, fieldsOf(endpoint)] as const)
  .filter(([, , fields]) => fields.length > 0);

test('the descriptions of both sides are found', () => {
  expect(new Set(all.map(([, { service }]) => service))).toEqual(
    new Set(['accounts', 'games', 'content', 'milestones', 'broker', 'promotions', 'campaigns', 'chat', 'web']),
  );
});

describe.each(all)('%s', (_name, endpoint, fields) => {
  const side = isService(endpoint) ? 'service' : 'web';

  test('takes repeated text in every field without more work than plain text', { timeout: 120_000 }, async () => {
    const start = startOf(endpoint);
    for (const field of fields)
      await expectFairCost(servers[side], lengthsOf(field[0]), (text) =>
        requestOf(endpoint, withValue(start, field, text)),
      );
    if ((await platform.call(details, {}, { bearer: session.tokens.userToken })).status !== 200) await renewSession();
  });

  test('takes names that every object has as any other text, as values and as keys', async () => {
    const start = startOf(endpoint);
    const values = fields.flatMap((field) =>
      inheritedNames.map((name) => requestOf(endpoint, withValue(start, field, name))),
    );
    const keys =
      endpoint.method === 'POST'
        ? inheritedNames.map((name) =>
            requestOf(endpoint, {
              ...start,
              body: `{"${name}":{"${name}":1},${JSON.stringify(start.body ?? {}).slice(1)}`.replace(/,\}$/, '}'),
            }),
          )
        : [];
    await expectAnswered(servers[side], [
      ...values,
      ...keys,
      requestOf(endpoint, { ...start, query: { ...start.query, ['__proto__']: 'x', constructor: 'y' } }),
    ]);
    if ((await platform.call(details, {}, { bearer: session.tokens.userToken })).status !== 200) await renewSession();
  });
});

describe('pages', () => {
  const headers = [
    'accept-encoding',
    'accept-language',
    'user-agent',
    'referer',
    'if-none-match',
    'if-modified-since',
    'range',
    'x-language',
    'cf-ipcountry',
    'traceparent',
    'authorization',
    'origin',
    'forwarded',
    'x-forwarded-for',
    'sec-ch-ua-mobile',
  ];

  test.each(['/', '/game/', '/blog/', '/all-games/more/', '/assets/', '/theme/'])(
    'a path below %s takes repeated text without more work than plain text',
    async (folder) => {
      await expectFairCost(servers.web, [1, probeLength, 500, maxHeaderText], (text) => ({
        path: folder + encodeURIComponent(text),
      }));
      await expectFairCost(servers.web, [1, probeLength, 500, maxHeaderText], (text) => ({
        path: folder + text.replaceAll(/[ <]/g, '+'),
      }));
      await expectAnswered(
        servers.web,
        inheritedNames.map((name) => ({ path: folder + name })),
      );
    },
  );

  test.each(headers)('the header %s takes repeated text without more work than plain text', async (header) => {
    for (const path of ['/', '/api/geo-info']) {
      await expectFairCost(servers.web, lengthsOf('headers'), (text) => ({ path, headers: { [header]: text } }));
      await expectAnswered(
        servers.web,
        inheritedNames.map((name) => ({ path, headers: { [header]: name } })),
      );
    }
  });

  test.each(Object.values(cookies).map(({ name }) => name))(
    'the cookie %s takes repeated text without more work than plain text',
    async (cookie) => {
      for (const path of ['/', '/api/geo-info']) {
        await expectFairCost(servers.web, lengthsOf('cookie'), (text) => ({ path, cookie: `${cookie}=${text}` }));
        await expectAnswered(
          servers.web,
          inheritedNames.map((name) => ({ path, cookie: `${cookie}=${name}; ${name}=1` })),
        );
      }
    },
  );
});
