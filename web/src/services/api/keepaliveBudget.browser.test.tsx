import { afterEach, expect, test, vi } from 'vitest';
import { claimKeepalive, keepaliveFetch, recordingShareBytes } from './keepaliveBudget.browser.ts';

afterEach(() => vi.unstubAllGlobals());

const responses: (() => void)[] = [];
const sent: (boolean | undefined)[] = [];
function stubFetch() {
  responses.length = 0;
  sent.length = 0;
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    sent.push(init.keepalive);
    return new Promise<Response>((resolve) => responses.push(() => resolve(Response.json({}))));
  });
}
const post = (body: string) => keepaliveFetch('/api/x', { method: 'POST', body, keepalive: true });

test('HT-01 TE-05 counts bytes, not characters', () => {
  expect(claimKeepalive('•'.repeat(21_846))).toBeNull();
  claimKeepalive('•'.repeat(21_845))?.();
});

test('HT-01 TE-05 all requests in flight share one budget, and release it when they end', async () => {
  stubFetch();
  const first = post('x'.repeat(40_000));
  const second = post('x'.repeat(40_000));
  expect(sent).toEqual([true, false]);
  responses.forEach((respond) => respond());
  await Promise.all([first, second]);
  void post('x'.repeat(40_000)).catch(() => undefined);
  expect(sent).toEqual([true, false, true]);
  responses[2]?.();
  await vi.waitFor(() => expect(claimKeepalive('x'.repeat(65_536))).not.toBeNull());
});

test('HT-01 a request that fails releases its budget, and one without keepalive claims none', async () => {
  vi.resetModules();
  const budget = await import('./keepaliveBudget.browser.ts');
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  const lost = budget.keepaliveFetch('/api/x', { method: 'POST', body: 'x'.repeat(60_000), keepalive: true });
  await expect(lost).rejects.toThrow('offline');
  stubFetch();
  void budget.keepaliveFetch('/api/x', { method: 'POST', body: 'x'.repeat(60_000) });
  expect(budget.claimKeepalive('x'.repeat(65_536))).not.toBeNull();
});

test('HT-01 TE-05 recordings leave budget to calls', async () => {
  vi.resetModules();
  const budget = await import('./keepaliveBudget.browser.ts');
  expect(budget.claimKeepalive('x'.repeat(recordingShareBytes), recordingShareBytes)).not.toBeNull();
  expect(budget.claimKeepalive('x', recordingShareBytes)).toBeNull();
  expect(budget.claimKeepalive('x'.repeat(16_384))).not.toBeNull();
});
