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
