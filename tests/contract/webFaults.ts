import { afterEach, describe, expect, test } from 'vitest';
import type { FaultOrder } from './controlRoom.ts';
import { ownPost } from './httpClient.ts';
import type { WebSuite } from './webPair.ts';

const kinds: FaultOrder['kind'][] = [
  'refused',
  '500',
  '503',
  '429',
  'malformed',
  'wrongShape',
  'truncated',
  'html',
  'lostAnswer',
];

export const describeUpstreamFaults: WebSuite = (pair) => {
  describe('bad answers of the platform', () => {
    afterEach(async () => {
      pair().platformProxy.respondWith(null);
      await pair().platform.clearFaults();
    });

    test('HT-06 whatever a service answers, the visitor gets a whole page, and the server goes on', async () => {
      const { platform, another, gameId } = pair();
      const cold = await another();
      // Whatever fails, a page stands or says that it is not available now.
      const known = new Set([200, 503]);
      for (const kind of kinds) {
        for (const target of ['content', 'games', 'nodesByAlias', 'gameById', 'pageLookup']) {
          await platform.clearFaults();
          await platform.faults({ target, kind, retryAfterSeconds: 0 });
          // Another brand for every pair, and nothing kept from before.
          await cold.publish();
          const pages = [
            ['regency', '/'],
            ['pulse', `/game/${gameId}`],
          ] as const;
          const responses = await Promise.all(pages.map(([brand, path]) => cold.ask({ brand, path })));
          for (const [index, response] of responses.entries()) {
            const path = pages[index]?.[1];
            expect([kind, target, path, known.has(response.status)]).toEqual([kind, target, path, true]);
            expect(response.text).toMatch(/<header[\s\S]*<footer[\s\S]*<\/html>$/);
            expect(response.text).not.toMatch(/Fault:|Not the answer you asked for|wrongShape/);
          }
        }
      }
      await platform.clearFaults();
      await cold.publish();
      expect((await cold.ask()).status).toBe(200);
      await cold.stop();
      // Each failed read is tried three times, so the many combinations wait for a minute on a busy machine.
    }, 90_000);

    test('HT-06 answers that are huge, deep, poisoned or of another shape are a named error, never a crash', async () => {
      const { platformProxy, another, gameId } = pair();
      const cold = await another();
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
        '{"Id":1,"Path":"/","Properties":{"components":[null,1,"x",{"Alias":"__proto__","Properties":{}},{"Alias":"constructor","Properties":{}},{"Alias":"toString","Properties":{"a":1}},{"Alias":5}],"__proto__":{"polluted":1}}}',
      ];
      for (const body of bodies) {
        for (const path of [/\/content\//, /\/games\//]) {
          platformProxy.respondWith({ path, status: 200, body });
          await cold.publish();
          for (const asked of ['/', `/game/${gameId}`]) {
            const response = await cold.ask({ path: asked });
            expect([body.slice(0, 30), asked, [200, 503].includes(response.status)]).toEqual([
              body.slice(0, 30),
              asked,
              true,
            ]);
            expect(response.text).not.toContain('polluted');
          }
        }
      }
      await cold.stop();
    });

    test('HT-06 html and script of the content service stay text', async () => {
      const { platformProxy, another } = pair();
      const cold = await another();
      const evil = '</script><script>canary()</script><img src=x onerror=canary()>';
      platformProxy.respondWith({
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
              { Alias: 'richTextComponent', Properties: { html: evil, text: evil, heading: evil, title: evil } },
              { Alias: evil, Properties: {} },
            ],
          },
        }),
      });
      const response = await cold.ask();
      await cold.stop();
      expect(response.status).toBe(200);
      // Escaped in the head, as data, and cleaned or escaped in the body.
      expect(response.text).not.toMatch(/<script>canary|<img src=x|evil\.example/);
      // The early script, the page's data and the import map.
      expect(response.text.match(/<script/g)).toHaveLength(3);
    });

    test('HT-06 every own call answers a fault with a status and a sentence, and works again afterwards', async () => {
      const { platform, another } = pair();
      const cold = await another();
      const login = JSON.stringify({
        username: 'nobody',
        password: 'wrong-password',
        firstPartyBlackBox: '',
        thirdPartyBlackBox: '',
      });
      for (const kind of kinds) {
        await platform.clearFaults();
        await platform.faults(
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
          const response = await cold.ask({ path, brand: 'pulse' });
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
        const response = await cold.ask({ method: 'POST', path: '/api/login', headers: ownPost, body: login });
        expect([400, 401, 429, 502, 503, 504]).toContain(response.status);
        expect(response.headers['set-cookie']).toBeUndefined();
      }
      await platform.clearFaults();
      await cold.publish();
      expect((await cold.ask({ path: '/api/games/categories' })).status).toBe(200);
      await cold.stop();
    });

    test('A16 the log says what failed, one line of JSON each, without tokens and without lines that a visitor wrote', async () => {
      const { platform, another } = pair();
      const web = await another({ LOG_LEVEL: 'debug' });
      await platform.faults({ target: 'content', kind: 'wrongShape' }, { target: 'games', kind: 'html' });
      const token = 'canary.canary.canary';
      await web.ask({ path: '/help?userToken=canary' });
      await web.ask({ path: '/a%0d%0a{"level":60,"msg":"canary"}' });
      await web.ask({
        path: `/api/details?userToken=${token}`,
        headers: { authorization: `Bearer ${token}` },
        cookie: 'userToken=canary',
      });
      await web.ask({
        method: 'POST',
        path: '/api/login',
        headers: ownPost,
        body: JSON.stringify({ username: 'canary', password: 'canary' }),
      });
      await web.ask({
        method: 'POST',
        path: '/api/report',
        headers: ownPost,
        body: '{"reports":[{"name":"API_ERROR","facts":{"text":"a\\r\\nb"}}]}',
      });
      await web.stop();
      expect(web.log().length).toBeGreaterThan(1);
      const lines = web.log().map((line) => JSON.parse(line) as { msg?: string; path?: string });
      expect(lines.map(({ msg }) => msg)).toContain('API_ERROR');
      // The access log holds the path that was asked for, as text of one field and without its query; nothing else holds any of it.
      const told = lines
        .filter((line) => JSON.stringify(line).includes('canary'))
        .map(({ msg, path }) => ({ msg, path }));
      expect(told).toEqual([{ msg: 'REQUEST', path: '/a%0d%0a{"level":60,"msg":"canary"}' }]);
    });

    test('HT-06 what a service sends to the visitor as an error has a status and no words of its insides', async () => {
      const { platform, web } = pair();
      await web.publish();
      for (const kind of kinds) {
        await platform.clearFaults();
        await platform.faults({ target: 'content', kind });
        const response = await web.ask({ path: '/api/page?path=/credits&loginState=Logged-Out', brand: 'pulse' });
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
