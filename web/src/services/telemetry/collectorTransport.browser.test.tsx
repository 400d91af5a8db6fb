import { TransportItemType } from '@grafana/faro-web-sdk';
import type { TransportItem } from '@grafana/faro-web-sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CollectorTransport } from './collectorTransport.browser.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const itemOf = (value: string): TransportItem => ({
  type: TransportItemType.EXCEPTION,
  payload: { type: 'API_ERROR', value, timestamp: '2026-01-01T00:00:00.000Z' },
  meta: {},
});

/** Sends one item with the text and returns its request. */
async function requestFor(value: string): Promise<{ characters: number; keepalive: boolean | undefined }> {
  const requests: RequestInit[] = [];
  const transport = new CollectorTransport(
    () => undefined,
    async (_, init) => {
      requests.push(init ?? {});
      return new Response(null, { status: 202 });
    },
  );
  transport.send(itemOf(value));
  await vi.advanceTimersByTimeAsync(250);
  expect(requests).toHaveLength(1);
  const body = requests[0]?.body;
  if (typeof body !== 'string') throw new Error('The request has no text.');
  return { characters: body.length, keepalive: requests[0]?.keepalive };
}

test('TE-02 sends a body of 60,000 characters with keepalive and a longer one without', async () => {
  const { characters: envelope } = await requestFor('');
  const filled = (characters: number) => requestFor('x'.repeat(characters - envelope));
  expect(await filled(60_000)).toEqual({ characters: 60_000, keepalive: true });
  expect(await filled(60_001)).toEqual({ characters: 60_001, keepalive: false });
});

test('TE-02 sends a body above the browser’s byte limit without keepalive', async () => {
  const { characters: envelope } = await requestFor('');
  const most = Math.floor((65_536 - envelope) / 3);
  expect((await requestFor('错'.repeat(most))).keepalive).toBe(true);
  expect(await requestFor('错'.repeat(most + 1))).toEqual({ characters: envelope + most + 1, keepalive: false });
});

test('P1 TE-02 drops what waits when consent is withdrawn, and sends again only new items after consent', () => {
  const bodies: string[] = [];
  const transport = new CollectorTransport(
    () => undefined,
    (_address, request) => {
      bodies.push(typeof request?.body === 'string' ? request.body : '');
      return Promise.resolve(new Response(null, { status: 202 }));
    },
  );
  transport.send(itemOf('before'));
  transport.stop();
  transport.send(itemOf('withdrawn'));
  vi.runAllTimers();
  expect(bodies).toEqual([]);
  transport.resume();
  transport.send(itemOf('afterwards'));
  vi.runAllTimers();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toContain('afterwards');
});
