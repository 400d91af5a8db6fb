import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../server/apiRoute.server.ts';
import type { ApiCall, ApiRoute } from '../server/apiRoute.server.ts';
import { cleanFacts } from './cleanFacts.ts';
import { reportRoutes } from './report.server.ts';
import { report, setReportSink } from './report.ts';
import type { Report } from './report.ts';
import { batchLimit, createReportBatch } from './reportBatch.ts';

afterEach(() => setReportSink(null));

test('reports wait for a sink, fifty at most, and then go to it', () => {
  for (let index = 0; index < 60; index += 1) report('RENDER_ERROR', { index });
  const heard: Report[] = [];
  setReportSink((entry) => heard.push(entry));
  expect(heard).toHaveLength(50);
  report('RENDER_ERROR', { index: 60 });
  expect(heard.at(-1)).toEqual({ name: 'RENDER_ERROR', facts: { index: 60 } });
});

test('delivers each report to the sink once, and queues reports without a sink', () => {
  const [first, second]: [Report[], Report[]] = [[], []];
  report('API_ERROR');
  setReportSink((entry) => first.push(entry));
  setReportSink(null);
  report('STORAGE_ERROR', { at: 1 });
  setReportSink((entry) => second.push(entry));
  expect([first, second]).toEqual([[{ name: 'API_ERROR', facts: {} }], [{ name: 'STORAGE_ERROR', facts: { at: 1 } }]]);
});

test('a sink that fails never fails who reports', () => {
  setReportSink(() => {
    throw new Error('bug');
  });
  expect(() => report('API_ERROR')).not.toThrow();
});

test('a batch is bounded, and the same report is kept five times', () => {
  const batch = createReportBatch();
  for (let index = 0; index < 500; index += 1) batch.add({ name: 'API_ERROR', facts: { endpoint: 'same' } });
  expect(batch.size).toBe(5);
  for (let index = 0; index < 500; index += 1) batch.add({ name: 'API_ERROR', facts: { index } });
  expect(batch.size).toBe(batchLimit);
  expect(batch.take(25)).toHaveLength(25);
  expect(batch.size).toBe(batchLimit - 25);
});

test('tokens, addresses of people and values of queries do not pass', () => {
  const token = `${'a'.repeat(20)}.${'b'.repeat(30)}.${'c'.repeat(43)}`;
  expect(
    cleanFacts({
      message: `Refused ${token} for mira@example.org at /api/x?userToken=abc&b=2#c`,
      status: 401,
      at: null,
    }),
  ).toEqual({
    message: 'Refused … for … at /api/x?userToken=…&b=…#c',
    status: 401,
    at: null,
  });
  expect(cleanFacts({ message: 'x'.repeat(43) })).toEqual({ message: '…' });
});

test('whatever is reported stays on one line and is short', { timeout: 20_000 }, () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
      const { fact } = cleanFacts({ fact: text });
      expect(fact).not.toMatch(/[\r\n]/);
      expect(String(fact).length).toBeLessThanOrEqual(300);
    }),
    { numRuns: 50 },
  );
});

const [route] = reportRoutes as readonly ApiRoute[];

test('the server writes each report under its name, cleaned', async () => {
  const reportFromBrowser = vi.fn<ApiCall['reportFromBrowser']>();
  const body = { reports: [{ name: 'GEO_INFO_ERROR', facts: { kind: 'noAnswer', address: 'mira@example.org' } }] };
  expect(
    await route?.handler({ params: {}, query: {}, body }, {
      ipAddress: '192.0.2.1',
      reportFromBrowser,
    } as unknown as ApiCall),
  ).toEqual({ taken: 1 });
  expect(reportFromBrowser).toHaveBeenCalledExactlyOnceWith('GEO_INFO_ERROR', {
    facts: { kind: 'noAnswer', address: '…' },
  });
});

test('an address that reports without end is refused', async () => {
  const reportFromBrowser = vi.fn<ApiCall['reportFromBrowser']>();
  const responses = [];
  for (let count = 0; count < 61; count += 1) {
    responses.push(
      await route?.handler({ params: {}, query: {}, body: { reports: [] } }, {
        ipAddress: '192.0.2.2',
        reportFromBrowser,
      } as unknown as ApiCall),
    );
  }
  expect(responses[59]).toEqual({ taken: 0 });
  expect(responses[60]).toBeInstanceOf(ApiRefusal);
});
