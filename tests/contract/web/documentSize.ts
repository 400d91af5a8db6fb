import { describe, expect, test } from 'vitest';
import { documentBudget } from '../../support/documentBudget.ts';
import type { WebResponse } from '../support/httpClient.ts';
import { brandIds } from '../support/webPair.ts';
import type { WebSuite } from '../support/webPair.ts';

/** Bytes of a response on the wire of HTTP/1.1, with its status line. */
function sentBytes({ headers, bytes }: WebResponse): number {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  return `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length + bytes.byteLength;
}

export const describeDocumentSize: WebSuite = (pair) => {
  describe('documents', () => {
    test('PG-13 a lobby preloads the picture of its hero alone, and covers of its rows wait for the first paint', async () => {
      for (const brand of brandIds) {
        const { text } = await pair().web.request({ brand, isPhone: true });
        const preloads = text.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
        expect([brand, preloads]).toEqual([brand, [expect.stringContaining('fetchpriority="high"')]]);
        const [, srcSet] = /imagesrcset="([^"]+)"/.exec(preloads.join('')) ?? [];
        // The third brand's hero shows a wide cover, the others the scene of their theme.
        expect(srcSet === undefined).toBe(brand !== 'pulse');
        if (srcSet !== undefined) expect(text).toContain(`srcSet="${srcSet}"`);
        const covers = text.match(/<img [^>]*\/covers\/[^>]*>/g) ?? [];
        const inRows = covers.filter((tag) => tag.includes('(min-width:1440px) 240px, 172px'));
        expect(inRows.length).toBeGreaterThan(20);
        expect(inRows.filter((tag) => !tag.includes('loading="lazy"'))).toEqual([]);
      }
    });

    test.for(brandIds.flatMap((brand) => [[brand, 'phone'] as const, [brand, 'desktop'] as const]))(
      'PG-13 the lobby of %s on a %s fits with its headers into the first flight of a connection',
      async ([brand, device]) => {
        const request = () =>
          pair().web.request({ brand, isPhone: device === 'phone', headers: { 'accept-encoding': 'br' } });
        const first = await request();
        expect(first.headers['content-encoding']).toBe('br');
        expect(sentBytes(first)).toBeLessThanOrEqual(documentBudget.firstBytes);
        for (let send = 0; send < documentBudget.sends; send += 1) await request();
        await expect.poll(async () => (await request()).bytes.byteLength).toBeLessThan(first.bytes.byteLength);
        const dense = await request();
        expect(sentBytes(dense)).toBeLessThanOrEqual(documentBudget.bytes);
        expect(dense.text).toBe(first.text);
        expect(dense.headers['etag']).toBe(first.headers['etag']);
      },
    );
  });
};
