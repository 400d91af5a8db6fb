import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { details } from '@foyer/contract/accounts';
import type { LoginSuccess } from '@foyer/contract/accounts';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cpuMs } from '../../scripts/bench/cpuAndMemory.ts';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { bearerFor, endpoints as serviceEndpoints, examples, regencyUk } from './support/endpointExamples.ts';
import type { ExampleFacts } from './support/endpointExamples.ts';
import { fieldsOf, sampleOf, withValue } from './support/endpointFields.ts';
import type { RequestInput, FieldPath } from './support/endpointFields.ts';
import { inheritedNames, plainTextsOf, probeLength, repetitionsOf } from './support/hostileTexts.ts';
import { createHttpClient } from './support/httpClient.ts';
import type { HttpRequestOptions, HttpClient } from './support/httpClient.ts';
import { readWebEndpoints } from './support/readWebEndpoints.ts';
import { startSandboxProcess } from './support/sandboxProcess.ts';
import type { SandboxProcessUnderTest } from './support/sandboxProcess.ts';
import { startWebUnderTest } from './support/webUnderTest.ts';
import type { WebUnderTest } from './support/webUnderTest.ts';

/** Maximum text length of a path, query or header. All headers but cookies together may have 16 KiB. */
const maxHeaderText = 6000;
/** Longest text in a body of this size, which has other fields too. */
const maxBodyTextOf = ({ service, bodyLimitBytes }: AnyEndpoint) =>
  Math.min(60_000, (bodyLimitBytes ?? (service === 'web' ? 8 : 64) * 1024) - 2000);
/** Hostile texts may take this many times the CPU time of plain texts of the same length, plus the tolerance. */
const maxFactor = 4;
const toleranceMs = 250;

interface Server {
  httpClient: HttpClient;
  pid: number;
}

let sandbox: SandboxProcessUnderTest;
let web: WebUnderTest;
let servers: Record<'service' | 'web', Server>;
let session: LoginSuccess;
let facts: ExampleFacts;

async function renewSession(): Promise<void> {
  const player = await sandbox.newPlayer({ brand: 'regency', marketId: 'uk' });
  session = await sandbox.logIn(player);
  facts = { ...facts, player, session };
}

beforeAll(async () => {
  sandbox = await startSandboxProcess();
  // Without binding, the service’s tokens are also valid for the web’s own calls.
  web = await startWebUnderTest(sandbox.port, sandbox.origin, {
    SESSION_BINDING: 'off',
    TRUSTED_PROXIES: '127.0.0.0/8',
  });
  servers = {
    service: { httpClient: createHttpClient(sandbox.port), pid: sandbox.pid() },
    web: { httpClient: web, pid: web.pid },
  };
  const gameId = Number(await sandbox.playableGame());
  const player = await sandbox.newPlayer({ brand: 'regency', marketId: 'uk' });
  session = await sandbox.logIn(player);
  const metered = await sandbox.meteredSession(session.tokens.userToken);
  facts = {
    place: regencyUk,
    promotion: { promotionId: 5010, serviceId: 2 },
    player,
    session,
    resetToken: '',
    gameId,
    roundId: randomUUID(),
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
  await sandbox.stop();
});

const webEndpoints = await readWebEndpoints();

const { cookies } = (await import(join(projectRoot, 'web/src/services/storage/cookies.ts'))) as {
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

/** The request of a call. A text body is sent unchanged. */
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

let visitors = 0;
/** Another visitor for each request, so that none is refused for its number. */
function ofNewVisitor(request: HttpRequestOptions): HttpRequestOptions {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return { country: 'GB', ...request, headers: { 'x-forwarded-for': address, ...request.headers } };
}

/** Expects only responses below 500. Returns the CPU time that the server needs for these sequential requests. */
async function expectResponses({ httpClient, pid }: Server, requests: readonly HttpRequestOptions[]): Promise<number> {
  const before = cpuMs(pid);
  for (const request of requests) {
    const { status, text } = await httpClient.request(ofNewVisitor(request));
    expect(
      status,
      `${request.path?.slice(0, 80)} ${request.body?.slice(0, 200).toString() ?? ''}: ${text.slice(0, 200)}`,
    ).toBeLessThan(500);
  }
  return cpuMs(pid) - before;
}

/** Expects hostile texts to cost no more than plain texts. Starts with lengths that reveal exponential cost. */
async function expectFairCost(
  server: Server,
  lengths: readonly number[],
  requestWith: (text: string) => HttpRequestOptions,
): Promise<void> {
  for (const length of lengths) {
    const plainMs = await expectResponses(server, plainTextsOf(length).map(requestWith));
    const hostileMs = await expectResponses(server, repetitionsOf(length).map(requestWith));
    expect(hostileMs, `CPU time for texts of ${length} characters; plain ones took ${plainMs} ms`).toBeLessThanOrEqual(
      plainMs * maxFactor + toleranceMs,
    );
  }
}

const headerLengths = [1, probeLength, maxHeaderText];
const lengthsOf = (part: FieldPath[0], endpoint: AnyEndpoint) =>
  part === 'body' ? [1, probeLength, maxBodyTextOf(endpoint)] : headerLengths;

const all = [...serviceEndpoints, ...webEndpoints]
  .map((endpoint) => [`${endpoint.service} ${endpoint.name}`, endpoint, fieldsOf(endpoint)] as const)
  .filter(([, , fields]) => fields.length > 0);

test('finds the endpoints of all services and of the web', () => {
  expect(new Set(all.map(([, { service }]) => service))).toEqual(
    new Set(['accounts', 'games', 'content', 'milestones', 'broker', 'promotions', 'campaigns', 'chat', 'web']),
  );
});

describe.each(all)('%s', (_name, endpoint, fields) => {
  const side = isService(endpoint) ? 'service' : 'web';

  test('repeated text in any field takes no more work than plain text', { timeout: 120_000 }, async () => {
    const start = startOf(endpoint);
    for (const field of fields)
      await expectFairCost(servers[side], lengthsOf(field[0], endpoint), (text) =>
        requestOf(endpoint, withValue(start, field, text)),
      );
    if ((await sandbox.call(details, {}, { bearer: session.tokens.userToken })).status !== 200) await renewSession();
  });

  test('accepts names of inherited properties as ordinary values and keys', async () => {
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
    await expectResponses(servers[side], [
      ...values,
      ...keys,
      requestOf(endpoint, { ...start, query: { ...start.query, ['__proto__']: 'x', constructor: 'y' } }),
    ]);
    if ((await sandbox.call(details, {}, { bearer: session.tokens.userToken })).status !== 200) await renewSession();
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
    'repeated text in a path below %s takes no more work than plain text',
    async (folder) => {
      await expectFairCost(servers.web, [1, probeLength, 500, maxHeaderText], (text) => ({
        path: folder + encodeURIComponent(text),
      }));
      await expectFairCost(servers.web, [1, probeLength, 500, maxHeaderText], (text) => ({
        path: folder + text.replaceAll(/[ <]/g, '+'),
      }));
      await expectResponses(
        servers.web,
        inheritedNames.map((name) => ({ path: folder + name })),
      );
    },
  );

  test.each(headers)('repeated text in the header %s takes no more work than plain text', async (header) => {
    for (const path of ['/', '/api/geo-info']) {
      await expectFairCost(servers.web, headerLengths, (text) => ({ path, headers: { [header]: text } }));
      await expectResponses(
        servers.web,
        inheritedNames.map((name) => ({ path, headers: { [header]: name } })),
      );
    }
  });

  test.each(Object.values(cookies).map(({ name }) => name))(
    'repeated text in the cookie %s takes no more work than plain text',
    async (cookie) => {
      for (const path of ['/', '/api/geo-info']) {
        await expectFairCost(servers.web, headerLengths, (text) => ({ path, cookie: `${cookie}=${text}` }));
        await expectResponses(
          servers.web,
          inheritedNames.map((name) => ({ path, cookie: `${cookie}=${name}; ${name}=1` })),
        );
      }
    },
  );
});
