import { afterEach, describe, expect, test } from 'vitest';
import type { FaultRequest } from '../support/controlRequests.ts';
import { ownPost } from '../support/httpClient.ts';
import type { WebSuite } from '../support/webPair.ts';

const kinds: FaultRequest['kind'][] = [
  'refused',
  '500',
  '503',
  '429',
  'malformed',
  'wrongShape',
  'truncated',
  'html',
  'lostResponse',
];

export const describeUpstreamFaults: WebSuite = (pair) => {
  describe('faulty responses of the platform', () => {
    afterEach(async () => {
      pair().sandboxProxy.respondWith(null);
      await pair().sandbox.clearFaults();
    });

    test('HT-06 the visitor gets a complete page for every fault, and the server keeps running', async () => {
      const { sandbox, startWeb, gameId } = pair();
      const cold = await startWeb();
      // A page is complete, or states that it is unavailable.
      const known = new Set([200, 503]);
      for (const kind of kinds) {
        for (const target of ['content', 'games', 'nodesByAlias', 'gameById', 'pageLookup']) {
          await sandbox.clearFaults();
          await sandbox.faults({ target, kind, retryAfterSeconds: 0 });
          // Each combination uses another brand and an empty cache.
          await cold.publish();
          const pages = [
            ['regency', '/'],
            ['pulse', `/game/${gameId}`],
          ] as const;
          const responses = await Promise.all(pages.map(([brand, path]) => cold.request({ brand, path })));
          for (const [index, response] of responses.entries()) {
            const path = pages[index]?.[1];
            expect([kind, target, path, known.has(response.status)]).toEqual([kind, target, path, true]);
            expect(response.text).toMatch(/<header[\s\S]*<footer[\s\S]*<\/html>$/);
            expect(response.text).not.toMatch(/Fault:|Not the answer you asked for|wrongShape/);
          }
        }
      }
      await sandbox.clearFaults();
      await cold.publish();
      expect((await cold.request()).status).toBe(200);
      await cold.stop();
      // Each failed read is tried three times, so all combinations take about a minute on a busy machine.
    });

    test('HT-06 huge, deep, poisoned and malformed responses cause a named error, not a crash', async () => {
      const { sandboxProxy, startWeb, gameId } = pair();
      const cold = await startWeb();
      const bodies = [
        `{"data":["${'x'.repeat(6 * 1024 * 1024)}"]}`,
        '['.repeat(100_000),
        `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
        'null',
        '[]',
        '""',
        '0',
        '',
        '{"data":null}',
        '{"data":[null]}',
        '{"Id":1,"Path":"/","Properties":{"components":[null,1,"x",{"Alias":"__proto__","Properties":{"loginState":["Logged-In","Logged-Out"]}},{"Alias":"constructor","Properties":{"loginState":["Logged-In","Logged-Out"]}},{"Alias":"toString","Properties":{"loginState":["Logged-In","Logged-Out"],"a":1}},{"Alias":5}],"__proto__":{"polluted":1}}}',
      ];
      for (const body of bodies) {
        for (const path of [/\/content\//, /\/games\//]) {
          sandboxProxy.respondWith({ path, status: 200, body });
          await cold.publish();
          for (const requestedPath of ['/', `/game/${gameId}`]) {
            const response = await cold.request({ path: requestedPath });
            expect([body.slice(0, 30), requestedPath, [200, 503].includes(response.status)]).toEqual([
              body.slice(0, 30),
              requestedPath,
              true,
            ]);
            expect(response.text).not.toContain('polluted');
          }
        }
      }
      await cold.stop();
    });

    test('HT-06 markup and scripts from content are escaped', async () => {
      const { sandboxProxy, startWeb } = pair();
      const cold = await startWeb();
      const loginState = ['Logged-In', 'Logged-Out'];
      const evil = '</script><script>canary()</script><img src=x onerror=canary()>';
      sandboxProxy.respondWith({
        path: /\/pages$/,
        status: 200,
        body: JSON.stringify({
          Id: 1,
          Path: '/',
          Properties: {
            title: evil,
            description: `"${evil}`,
            keywords: evil,
            applicationName: evil,
            googleSearchConsoleKey: `">${evil}`,
            canonicalUrl: `//evil.example/"${evil}`,
            components: [
              {
                Alias: 'richTextComponent',
                Properties: { loginState, html: evil, text: evil, heading: evil, title: evil },
              },
              { Alias: evil, Properties: { loginState } },
            ],
          },
        }),
      });
      const response = await cold.request();
      await cold.stop();
      expect(response.status).toBe(200);
      // Escaped in the head and in the page data, and cleaned or escaped in the body.
      expect(response.text).not.toMatch(/<script>canary|<img src=x|evil\.example/);
      // Expected scripts: the early script and the page’s data.
      expect(response.text.match(/<script/g)).toHaveLength(2);
    });

    test('HT-06 every own call returns a status and message for a fault and then works again', async () => {
      const { sandbox, startWeb } = pair();
      const cold = await startWeb();
      const login = JSON.stringify({
        username: 'nobody',
        password: 'wrong-password',
        firstPartyBlackBox: '',
        thirdPartyBlackBox: '',
      });
      for (const kind of kinds) {
        await sandbox.clearFaults();
        await sandbox.faults(
          ...['content', 'games', 'accounts'].map((target) => ({ target, kind, retryAfterSeconds: 0 })),
        );
        await cold.publish();
        for (const path of [
          '/api/games',
          '/api/games/more',
          '/api/games/categories',
          '/api/games/search-list',
          '/api/jackpots',
          '/api/winners',
        ]) {
          const response = await cold.request({ path, brand: 'pulse' });
          expect([kind, path, response.status, response.headers['content-type']]).toEqual([
            kind,
            path,
            response.status,
            'application/json',
          ]);
          expect([200, 400, 429, 502, 503, 504]).toContain(response.status);
          if (response.status !== 200) expect(JSON.parse(response.text)).toMatchObject({ message: expect.any(String) });
          expect(response.text).not.toMatch(/at .*\.ts|node_modules|Internal error/);
        }
        const response = await cold.request({ method: 'POST', path: '/api/login', headers: ownPost, body: login });
        expect([400, 401, 429, 502, 503, 504]).toContain(response.status);
        expect(response.headers['set-cookie']).toBeUndefined();
      }
      await sandbox.clearFaults();
      await cold.publish();
      expect((await cold.request({ path: '/api/games/categories' })).status).toBe(200);
      await cold.stop();
    });

    test('A16 the log has one JSON line per failure, without tokens or lines from visitors', async () => {
      const { sandbox, startWeb } = pair();
      const web = await startWeb({ LOG_LEVEL: 'debug' });
      await sandbox.faults({ target: 'content', kind: 'wrongShape' }, { target: 'games', kind: 'html' });
      const token = 'canary.canary.canary';
      await web.request({ path: '/help?userToken=canary' });
      await web.request({ path: '/a%0d%0a{"level":60,"msg":"canary"}' });
      await web.request({
        path: `/api/details?userToken=${token}`,
        headers: { authorization: `Bearer ${token}` },
        cookie: 'userToken=canary',
      });
      await web.request({
        method: 'POST',
        path: '/api/login',
        headers: ownPost,
        body: JSON.stringify({ username: 'canary', password: 'canary' }),
      });
      await web.request({
        method: 'POST',
        path: '/api/report',
        headers: ownPost,
        body: '{"reports":[{"name":"API_ERROR","facts":{"text":"a\\r\\nb"}}]}',
      });
      await web.stop();
      expect(web.log().length).toBeGreaterThan(1);
      const lines = web.log().map((line) => JSON.parse(line) as { msg?: string; path?: string });
      expect(lines.map(({ msg }) => msg)).toContain('API_ERROR');
      // The access log contains the requested path as the text of one field and without its query. No other field
      // contains any part of it.
      const requestLogs = lines
        .filter((line) => JSON.stringify(line).includes('canary'))
        .map(({ msg, path }) => ({ msg, path }));
      expect(requestLogs).toEqual([{ msg: 'REQUEST', path: '/a%0d%0a{"level":60,"msg":"canary"}' }]);
    });

    test('HT-06 the web passes on a service’s error status without its internal message', async () => {
      const { sandbox, web } = pair();
      await web.publish();
      for (const kind of kinds) {
        await sandbox.clearFaults();
        await sandbox.faults({ target: 'content', kind });
        const response = await web.request({ path: '/api/page?path=/credits&loginState=Logged-Out', brand: 'pulse' });
        expect([kind, response.status, (JSON.parse(response.text) as { status: number }).status]).toEqual([
          kind,
          200,
          expect.any(Number),
        ]);
        expect(response.text).not.toContain('Fault:');
      }
    });
  });
};
