import { describe, expect, test } from 'vitest';
import type { HttpRequestOptions, WebResponse } from '../support/httpClient.ts';
import { brandIds } from '../support/webPair.ts';
import type { WebSuite } from '../support/webPair.ts';

/** Pseudorandom numbers from 0 to below 1, reproducible by seed (mulberry32). */
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

/** The first place where two texts differ, with what surrounds it, so that a failure says what changed. */
function firstDifference(expected: string, actual: string): { expected: string; actual: string } {
  let at = 0;
  while (at < expected.length && expected[at] === actual[at]) at += 1;
  const from = Math.max(0, at - 150);
  return { expected: expected.slice(from, at + 250), actual: actual.slice(from, at + 250) };
}

export const describeMixedRequests: WebSuite = (pair) => {
  describe('mixed concurrent requests', () => {
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

    test('MK-01 A5 a thousand mixed requests each get the same page as when requested alone', async () => {
      const { startWeb, gameId } = pair();
      const seed = Number(process.env['FOYER_SEED'] ?? Date.now() % 1_000_000_000);
      const random = seeded(seed);
      const all = kinds(gameId);
      const referenceWeb = await startWeb();
      const references: ReturnType<typeof seen>[] = [];
      for (const visit of all) references.push(seen(await referenceWeb.request(visit)));
      await referenceWeb.stop();
      // Its own server: one that earlier tests used still has their responses, which a slow service lets it send.
      const web = await startWeb();
      const order = Array.from({ length: 1000 }, () => Math.floor(random() * all.length)).values();
      const wrong: unknown[] = [];
      let count = 0;
      await Promise.all(
        Array.from({ length: 24 }, async () => {
          for (const index of order) {
            const visit = all[index] ?? {};
            const encoding = random() < 0.5 ? 'br' : 'identity';
            const got = JSON.stringify(seen(await web.request({ ...visit, headers: { 'accept-encoding': encoding } })));
            count += 1;
            const reference = JSON.stringify(references[index]);
            if (got !== reference) wrong.push({ visit, ...firstDifference(reference, got) });
          }
        }),
      );
      await web.stop();
      expect(wrong, `run again with FOYER_SEED=${seed}`).toEqual([]);
      expect(count).toBe(1000);
      // The references must differ by brand, language, device and login hint; otherwise the comparison proves nothing.
      expect(new Set(references.map(({ text }) => text)).size).toBeGreaterThan(60);
    });

    test('A5 unknown query parameters are ignored and create no cached page', async () => {
      const { web, sandboxProxy } = pair();
      const plain = await web.request();
      sandboxProxy.clearRecorded();
      for (const path of [
        '/?utm_source=x',
        '/?path=/help&loginState=Logged-In',
        '/?<script>alert(1)</script>',
        `/?${'a=1&'.repeat(500)}`,
        '/?__proto__[x]=1',
        '/?isAndroidWrappedApp=1',
      ]) {
        const response = await web.request({ path });
        expect([path, response.status, response.text === plain.text]).toEqual([path, 200, true]);
      }
      expect(sandboxProxy.calls).toEqual([]);
    });

    test('A5 an address that looks like a file is not a page and is not stored', async () => {
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
          const response = await web.request({ path, cookie });
          expect([path, response.status, response.headers['cache-control']]).toEqual([path, 404, 'no-store']);
        }
      }
    });

    test('A5 a page lists what it varies by, and a player’s page is private', async () => {
      const { web } = pair();
      const visitor = await web.request();
      const vary = String(visitor.headers['vary']).toLowerCase().split(', ');
      expect(vary).toEqual(
        expect.arrayContaining(['accept-encoding', 'cookie', 'sec-ch-ua-mobile', 'user-agent', 'cf-ipcountry']),
      );
      const player = await web.request({ cookie: 'foyer-player=1' });
      expect(player.headers['cache-control']).toBe('private, no-cache');
      expect(player.text).not.toBe(visitor.text);
    });
  });
};
