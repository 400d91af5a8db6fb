import { describe, expect, test } from 'vitest';
import type { HttpRequestOptions, WebResponse } from './httpClient.ts';
import { brandIds } from './webPair.ts';
import type { WebSuite } from './webPair.ts';

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const seen = ({ status, text, headers }: WebResponse) => ({
  status,
  text,
  cache: headers['cache-control'],
  etag: headers['etag'],
  vary: headers['vary'],
});

export const describeMixedRequests: WebSuite = (pair) => {
  describe('requests of all kinds at once', () => {
    const kinds = (gameId: string): HttpRequestOptions[] =>
      brandIds.flatMap((brand) =>
        ['GB', 'CA', 'FR', 'XX'].flatMap((country) =>
          ['', 'userLanguage=zh'].flatMap((language) =>
            [false, true].flatMap((isPhone) =>
              ['', 'foyer-player=1'].flatMap((hint) =>
                ['/', `/game/${gameId}`, '/game/99999999', '/help', '/nowhere'].map((path) => ({
                  brand,
                  country,
                  isPhone,
                  path,
                  cookie: [language, hint].filter((text) => text !== '').join('; '),
                })),
              ),
            ),
          ),
        ),
      );

    test('MK-01 A5 a thousand requests in any order each get the page that they get alone', async () => {
      const { web, another, gameId } = pair();
      const seed = Number(process.env['FOYER_SEED'] ?? Date.now() % 1_000_000_000);
      const random = seeded(seed);
      const all = kinds(gameId);
      const alone = await another();
      const references: ReturnType<typeof seen>[] = [];
      for (const asked of all) references.push(seen(await alone.ask(asked)));
      await alone.stop();
      await web.publish();
      const order = Array.from({ length: 1000 }, () => Math.floor(random() * all.length)).values();
      const wrong: unknown[] = [];
      let count = 0;
      await Promise.all(
        Array.from({ length: 24 }, async () => {
          for (const index of order) {
            const asked = all[index] ?? {};
            const encoding = random() < 0.5 ? 'br' : 'identity';
            const got = seen(await web.ask({ ...asked, headers: { 'accept-encoding': encoding } }));
            count += 1;
            if (JSON.stringify(got) !== JSON.stringify(references[index])) wrong.push(asked);
          }
        }),
      );
      expect(wrong, `run again with FOYER_SEED=${seed}`).toEqual([]);
      expect(count).toBe(1000);
      // The references tell brands, languages, devices and hints apart; else the comparison would show nothing.
      expect(new Set(references.map(({ text }) => text)).size).toBeGreaterThan(60);
    }, 40_000);

    test('A5 parameters that nobody knows change nothing and are no page of their own', async () => {
      const { web, platformProxy } = pair();
      const plain = await web.ask();
      platformProxy.forget();
      for (const path of [
        '/?utm_source=x',
        '/?path=/help&loginState=Logged-In',
        '/?<script>alert(1)</script>',
        `/?${'a=1&'.repeat(500)}`,
        '/?__proto__[x]=1',
        '/?isAndroidWrappedApp=1',
      ]) {
        const response = await web.ask({ path });
        expect([path, response.status, response.text === plain.text]).toEqual([path, 200, true]);
      }
      expect(platformProxy.calls).toEqual([]);
    });

    test('A5 an address made to look like a file is no page, and nobody may store it', async () => {
      const { web, gameId } = pair();
      for (const path of [
        '/game/17/x.css',
        `/game/${gameId}/x.css`,
        `/game/${gameId}.css`,
        `/game/${gameId}%2Fx.css`,
        `/game/${gameId};x.css`,
        '/%2e%2e/x.css',
        '/help/x.css',
      ]) {
        for (const cookie of ['', 'foyer-player=1']) {
          const response = await web.ask({ path, cookie });
          expect([path, response.status, response.headers['cache-control']]).toEqual([path, 404, 'no-store']);
        }
      }
    });

    test('A5 a page says what it depends on, and the page of a player is for no shared cache', async () => {
      const { web } = pair();
      const visitor = await web.ask();
      const vary = String(visitor.headers['vary']).toLowerCase().split(', ');
      expect(vary).toEqual(
        expect.arrayContaining(['accept-encoding', 'cookie', 'sec-ch-ua-mobile', 'user-agent', 'cf-ipcountry']),
      );
      const player = await web.ask({ cookie: 'foyer-player=1' });
      expect(player.headers['cache-control']).toBe('private, no-cache');
      expect(player.text).not.toBe(visitor.text);
    });
  });
};
