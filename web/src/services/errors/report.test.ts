import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cleanFacts } from '../../base/cleanFacts.ts';
import { createCallLimits } from '../../server/callLimit.server.ts';
import { ApiRefusal } from '../api/apiRoute.server.ts';
import type { ApiCall, ApiRoute } from '../api/apiRoute.server.ts';
import { batchLimit, createReportBatch } from '../telemetry/reportBatch.ts';
import { reportRoutes } from '../telemetry/reportRoutes.server.ts';
import { report, setReportSink } from './report.ts';
import type { Report } from './report.ts';

test('keeps up to fifty reports until a sink is set', () => {
  for (let index = 0; index < 60; index += 1) report('RENDER_ERROR', { index });
  const received: Report[] = [];
  setReportSink((entry) => received.push(entry));
  expect(received).toHaveLength(50);
  report('RENDER_ERROR', { index: 60 });
  expect(received.at(-1)).toEqual({ name: 'RENDER_ERROR', facts: { index: 60 } });
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

test('a sink that throws does not affect the reporter', () => {
  setReportSink(() => {
    throw new Error('bug');
  });
  expect(() => report('API_ERROR')).not.toThrow();
});

test('a batch is bounded and keeps five copies of a report', () => {
  const batch = createReportBatch();
  for (let index = 0; index < 500; index += 1) batch.add({ name: 'API_ERROR', facts: { endpoint: 'same' } });
  expect(batch.size).toBe(5);
  for (let index = 0; index < 500; index += 1) batch.add({ name: 'API_ERROR', facts: { index } });
  expect(batch.size).toBe(batchLimit);
  expect(batch.take(25)).toHaveLength(25);
  expect(batch.size).toBe(batchLimit - 25);
});

test('removes tokens, e-mail addresses and query values', () => {
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

test('a cleaned fact is a single short line', () => {
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
const limits = createCallLimits(null);

test('the server logs each report by name with cleaned facts', async () => {
  const reportFromBrowser = vi.fn<ApiCall['reportFromBrowser']>();
  const body = { reports: [{ name: 'GEO_INFO_ERROR', facts: { kind: 'noResponse', address: 'mira@example.org' } }] };
  expect(
    await route?.handler({ params: {}, query: {}, body }, {
      ipAddress: '192.0.2.1',
      limits,
      reportFromBrowser,
    } as unknown as ApiCall),
  ).toEqual({ taken: 1 });
  expect(reportFromBrowser).toHaveBeenCalledExactlyOnceWith('GEO_INFO_ERROR', {
    facts: { kind: 'noResponse', address: '…' },
  });
});

test('refuses too many reports from one address', async () => {
  const reportFromBrowser = vi.fn<ApiCall['reportFromBrowser']>();
  const responses = [];
  for (let count = 0; count < 61; count += 1) {
    responses.push(
      await route?.handler({ params: {}, query: {}, body: { reports: [] } }, {
        ipAddress: '192.0.2.2',
        limits,
        reportFromBrowser,
      } as unknown as ApiCall),
    );
  }
  expect(responses[59]).toEqual({ taken: 0 });
  expect(responses[60]).toBeInstanceOf(ApiRefusal);
});
