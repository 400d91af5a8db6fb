import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../../scripts/bench/cpuAndMemory.ts';
import { fieldsOf, sampleOf, withValue } from '../support/endpointFields.ts';
import { ownPost } from '../support/httpClient.ts';
import { readWebEndpoints } from '../support/readWebEndpoints.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

/** CPU time that an anonymous body may take, in ordinary calls. */
const maxFactor = 20;
const ordinaryCalls = 300;
/** The system counts CPU time in steps of 10 ms. */
const callsOfBody = 12;
const sizes = [1024, 8 * 1024, 64 * 1024];

const filled = (size: number, entry: (index: number) => string): string => {
  const length = Math.max(1, Math.floor((size - 200) / (entry(1000).length + 1)));
  return Array.from({ length }, (_, index) => entry(index)).join(',');
};

/** Bodies of a size that take the most time to parse or to validate. */
function expensiveBodies(endpoint: AnyEndpoint | null, size: number): string[] {
  const sample = endpoint === null ? null : sampleOf(endpoint);
  const inLists = (endpoint === null ? [] : fieldsOf(endpoint))
    .filter(([part, ...path]) => part === 'body' && path.includes('0'))
    .flatMap(([part, ...path]) => {
      const [field, ...rest] = path.slice(0, path.indexOf('0'));
      if (sample === null || field === undefined) return [];
      const own = path
        .slice(0, path.indexOf('0'))
        .reduce<unknown>((at, name) => Reflect.get(Object(at), name), sample[part]);
      const valid = JSON.stringify(Array.isArray(own) ? own[0] : {});
      return ['{}', valid].map((entry) =>
        JSON.stringify(withValue(sample, [part, field, ...rest], '#').body).replace(
          '"#"',
          `[${filled(size, () => entry)}]`,
        ),
      );
    });
  const [, ...names] = (endpoint === null ? [] : fieldsOf(endpoint)).find(([part]) => part === 'body') ?? [];
  const first = names[0] ?? 'reports';
  return [
    ...new Set(inLists),
    `{"${first}":[${filled(size, () => '{}')}]}`,
    `{"\\u005f\\u005fproto__":0,"${first}":{${filled(size, (index) => `"${index}":0`)}}}`,
    `[${filled(size, () => '{"type":"csp-violation"}')}]`,
  ];
}

export const describeBodyCost: WebSuite = (pair) => {
  describe('bodies that anybody may send', () => {
    let visitors = 0;
    /** Another visitor each time, so that no call is refused for its number. */
    async function send(web: WebUnderTest, path: string, body: string, type = 'application/json'): Promise<void> {
      visitors += 1;
      const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
      const headers = { ...ownPost, 'content-type': type, 'x-forwarded-for': address };
      const { status, text } = await web.request({ method: 'POST', path, headers, body });
      expect(status, `${path} ${body.slice(0, 100)}: ${text.slice(0, 100)}`).toBeLessThan(500);
    }
    async function cpuMsOf(web: WebUnderTest, calls: number, call: () => Promise<void>): Promise<number> {
      const before = cpuMs(web.pid);
      for (let count = 0; count < calls; count += 1) await call();
      return (cpuMs(web.pid) - before) / calls;
    }

    test('A10 take at most twenty times the CPU time of an ordinary call', { timeout: 300_000 }, async () => {
      const web = await pair().startWeb({ TRUSTED_PROXIES: '127.0.0.0/8' });
      const ordinary = () => send(web, '/api/report', '{"reports":[]}');
      await cpuMsOf(web, ordinaryCalls, ordinary);
      const ordinaryMs = await cpuMsOf(web, ordinaryCalls, ordinary);
      const endpoints = (await readWebEndpoints()).filter(({ method }) => method === 'POST');
      const targets = [
        ...endpoints.map((endpoint) => ({ path: endpoint.path.replace(/:\w+/g, '17'), endpoint, type: undefined })),
        { path: '/api/csp-report', endpoint: null, type: 'application/reports+json' },
        { path: '/api/telemetry', endpoint: null, type: undefined },
      ];
      const expensive: unknown[] = [];
      for (const { path, endpoint, type } of targets) {
        for (const body of sizes.flatMap((size) => expensiveBodies(endpoint, size))) {
          const ms = await cpuMsOf(web, callsOfBody, () => send(web, path, body, type));
          if (ms > ordinaryMs * maxFactor)
            expensive.push({ path, body: body.slice(0, 80), bytes: body.length, ms, ordinaryMs });
        }
      }
      await web.stop();
      expect(expensive).toEqual([]);
    });
  });
};
