import { addressOf, errorBody } from '@foyer/contract/endpoint';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { pathsIn, withValue } from '@foyer/contract/fieldPaths';
import { readTolerantly } from '@foyer/contract/readTolerantly';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkResponse } from '../conformance/checkResponse.ts';
import { createExampleFacts } from './support/createExampleFacts.ts';
import { bearerFor, endpoints, examples } from './support/endpointExamples.ts';
import type { ExampleFacts } from './support/endpointExamples.ts';
import type { SandboxResponse, SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';

const canary = 'CANARY-4111-1111-1111-1111';
let sandbox: SandboxUnderTest;
let factsFor: Awaited<ReturnType<typeof createExampleFacts>>;
let facts: ExampleFacts;

beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
  factsFor = await createExampleFacts(sandbox);
});
afterAll(async () => {
  await sandbox.stop();
});
beforeEach(async ({ task }) => {
  const name = task.suite?.name ?? '';
  facts = await factsFor(endpoints.find((endpoint) => endpoint.name === name) ?? { name, auth: 'none' });
});
afterEach(() => sandbox.clearFaults());

const exampleOf = (endpoint: AnyEndpoint): Example =>
  (examples as Record<string, (given: ExampleFacts) => object>)[endpoint.name]?.(facts) ?? {};
interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
}
const goodCall = (endpoint: AnyEndpoint): Promise<SandboxResponse> =>
  sandbox.call(endpoint, exampleOf(endpoint), bearerFor(endpoint, facts));

function expectRefusal(sandboxResponse: SandboxResponse, status: number): void {
  expect(sandboxResponse.status).toBe(status);
  expect(v.safeParse(errorBody, sandboxResponse.body).issues).toBeUndefined();
}

/** The example’s call with another body, byte for byte. */
function callWithBody(
  endpoint: AnyEndpoint,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<SandboxResponse> {
  const { params, query, headers: own } = exampleOf(endpoint);
  const { bearer } = bearerFor(endpoint, facts);
  return sandbox.raw(
    `/${endpoint.service}${addressOf(endpoint, { ...(params && { params }), ...(query && { query }) })}`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...own,
        ...headers,
      },
      body,
    },
  );
}

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  const takesBody = endpoint.body.type !== 'undefined';

  test('a valid call gets a response of the contract, for server callers only', async () => {
    const { status, body, headers } = await goodCall(endpoint);
    expect(status).toBe(200);
    expect(v.safeParse(endpoint.response, body).issues).toBeUndefined();
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('HT-06 a response of the wrong shape fails validation', async () => {
    await sandbox.faults({ target: endpoint.name, kind: 'wrongShape', times: 1 });
    const wrong = await goodCall(endpoint);
    expect(wrong.status).toBe(200);
    expect(v.is(endpoint.response, wrong.body)).toBe(false);
    expect(v.is(endpoint.response, (await goodCall(endpoint)).body)).toBe(true);
  });

  test('HT-06 no report about a response contains a value or a foreign name of it', async () => {
    const { body } = await goodCall(endpoint);
    for (const path of pathsIn(body))
      for (const odd of [canary, { [canary]: canary }, [canary]]) {
        const response = withValue(body, path, odd);
        const { output: _output, ...report } = { output: null, ...readTolerantly(endpoint.response, response) };
        const mismatches = checkResponse(endpoint, {
          status: 200,
          contentType: 'application/json',
          text: JSON.stringify(response),
        });
        expect([path, JSON.stringify([report, mismatches])]).toEqual([path, expect.not.stringContaining(canary)]);
      }
  });

  if (endpoint.auth === 'userToken' || endpoint.auth === 'launchToken') {
    test('a call without a valid token is refused', async () => {
      expectRefusal(await sandbox.call(endpoint, exampleOf(endpoint)), 401);
      for (const bearer of ['nonsense', 'two.parts', `${facts.session.tokens.userToken}x`]) {
        expectRefusal(await sandbox.call(endpoint, exampleOf(endpoint), { bearer }), 401);
      }
    });
  }

  for (const name of Object.keys(endpoint.params.entries)) {
    test.each(['', '%00', '..%2f..', '99999999999999999999', '\u0661', '-1', '{id}'])(
      `a path with %j as ${name} is not found`,
      async (value) => {
        const { params = {}, query, body } = exampleOf(endpoint);
        const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) =>
          key === name ? value : encodeURIComponent(params[key] ?? ''),
        );
        const { bearer } = bearerFor(endpoint, facts);
        const search = query ? `?${new URLSearchParams(query)}` : '';
        const sandboxResponse = await sandbox.raw(`/${endpoint.service}${path}${search}`, {
          method: endpoint.method,
          headers: {
            ...(bearer && { authorization: `Bearer ${bearer}` }),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        expectRefusal(sandboxResponse, 404);
      },
    );
  }

  for (const [name, schema] of Object.entries(endpoint.query.entries as Record<string, v.GenericSchema>)) {
    test(`a missing or invalid query parameter ${name} is refused`, async () => {
      const example = exampleOf(endpoint);
      const wrong = { ...example, query: { ...example.query, [name]: '\u0000not this' } };
      expectRefusal(await sandbox.call(endpoint, wrong, bearerFor(endpoint, facts)), 400);
      if (schema.type === 'optional') return;
      const { [name]: _left, ...rest } = example.query ?? {};
      expectRefusal(await sandbox.call(endpoint, { ...example, query: rest }, bearerFor(endpoint, facts)), 400);
    });
  }

  for (const [name, schema] of Object.entries(endpoint.headers.entries as Record<string, v.GenericSchema>)) {
    test(`a missing or invalid header ${name} is refused`, async () => {
      const { headers = {}, ...rest } = exampleOf(endpoint);
      const { [name]: _left, ...others } = headers;
      if (schema.type !== 'optional')
        expectRefusal(await sandbox.call(endpoint, { ...rest, headers: others }, bearerFor(endpoint, facts)), 400);
      expectRefusal(
        await sandbox.call(
          endpoint,
          { ...rest, headers: { ...others, [name]: 'not this' } },
          bearerFor(endpoint, facts),
        ),
        400,
      );
    });
  }

  if (takesBody) {
    test('a malformed, too deep, too large or wrongly typed body is refused', async () => {
      expectRefusal(await callWithBody(endpoint, '{"half":'), 400);
      expectRefusal(await callWithBody(endpoint, new Uint8Array([0xff, 0xfe])), 400);
      expectRefusal(await callWithBody(endpoint, '['.repeat(40) + ']'.repeat(40)), 400);
      expectRefusal(
        await callWithBody(
          endpoint,
          JSON.stringify({ fill: 'x'.repeat((endpoint.bodyLimitBytes ?? 64 * 1024) + 4000) }),
        ),
        413,
      );
      expectRefusal(await callWithBody(endpoint, '{}', { 'content-type': 'text/plain' }), 415);
      expectRefusal(await callWithBody(endpoint, '{}', { 'content-encoding': 'gzip' }), 415);
    });

    test('a body with a missing or invalid field is refused', async () => {
      const example = exampleOf(endpoint);
      const { entries } = endpoint.body as v.ObjectSchema<v.ObjectEntries, undefined>;
      for (const [name, schema] of Object.entries(entries)) {
        const wrong = { ...example.body, [name]: [null] };
        expectRefusal(await callWithBody(endpoint, JSON.stringify(wrong)), 400);
        if (schema.type === 'optional') continue;
        const { [name]: _left, ...rest } = example.body ?? {};
        expectRefusal(await callWithBody(endpoint, JSON.stringify(rest)), 400);
      }
    });
  }
});

test('unknown paths return 404 with the standard error body', async () => {
  for (const path of ['/', '/accounts', '/accounts/nothing', '/games/games/1/2/3', '/%E0%A4%A']) {
    expectRefusal(await sandbox.raw(path), 404);
  }
  expectRefusal(await sandbox.raw('/accounts/login'), 404);
});
