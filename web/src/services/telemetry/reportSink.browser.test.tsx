import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { report } from '../errors/report.ts';
import { startReportSink } from './reportSink.browser.ts';

interface Sent {
  url: string;
  body: { reports: unknown[] };
  keepalive: boolean | undefined;
}
let sent: Sent[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(init.body as string) as Sent['body'], keepalive: init.keepalive });
    throw new TypeError('offline');
  });
  stop = startReportSink();
  vi.runAllTimers();
  sent = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('sends reports together after one second and ignores a failure', () => {
  report('API_ERROR', { endpoint: 'a' });
  report('API_ERROR', { endpoint: 'b' });
  expect(sent).toHaveLength(0);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([
    {
      url: '/api/report',
      keepalive: true,
      body: {
        reports: [
          { name: 'API_ERROR', facts: { endpoint: 'a' } },
          { name: 'API_ERROR', facts: { endpoint: 'b' } },
        ],
      },
    },
  ]);
  vi.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
});

test('sends at most 25 reports per call', () => {
  for (let index = 0; index < 60; index += 1) report('RENDER_ERROR', { index });
  vi.advanceTimersByTime(3000);
  expect(sent.map(({ body }) => body.reports.length)).toEqual([25, 25, 10]);
});

test('sends the remaining reports when the page is hidden', () => {
  report('RENDER_ERROR', { message: 'late' });
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});
