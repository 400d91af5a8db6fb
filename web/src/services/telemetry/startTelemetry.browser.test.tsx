import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { errorNames } from '../errors/errorNames.ts';
import { report } from '../errors/report.ts';
import { startReportSink } from './reportSink.browser.ts';
import { startTelemetry } from './startTelemetry.browser.ts';
import type { Telemetry } from './startTelemetry.browser.ts';

interface Item {
  type?: string;
  name?: string;
  value?: string;
  context?: Record<string, string>;
}
interface Body {
  meta: { session: { id: string } };
  exceptions?: Item[];
  events?: Item[];
}

let sent: { body: Body; keepalive: boolean | undefined }[] = [];
let response: () => Response = () => new Response(null, { status: 202 });
let telemetry: Telemetry;
const key = 'com.grafana.faro.session';
const exceptions = () => sent.flatMap(({ body }) => body.exceptions ?? []);
const sessionOf = (at: number) => sent.at(at)?.body.meta.session.id;
const second = 1000;
const minute = 60 * second;

// The vendor's client can be started only once per page, so that the tests share it.
beforeAll(() => {
  vi.useFakeTimers();
  // jsdom has no performance timeline; browser tests cover its use.
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes: string[] = [];
      observe() {}
      disconnect() {}
    },
  );
  report('APP_INIT_ERROR', { item: 'before the sink' });
  startReportSink();
  telemetry = startTelemetry({ brandId: 'regency', marketId: 'uk' });
});
beforeEach(async () => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url !== '/api/telemetry') return new Response('{}');
    sent.push({ body: JSON.parse(init.body as string) as Body, keepalive: init.keepalive });
    return response();
  });
  response = () => new Response(null, { status: 202 });
  await vi.advanceTimersByTimeAsync(2 * minute);
  sent = [];
});
afterAll(() => {
  telemetry.stop();
  vi.useRealTimers();
});

test('TE-06 sends every error to the collector with its name and facts', async () => {
  for (const name of errorNames) report(name, { endpoint: 'aCall', status: 500 });
  await vi.advanceTimersByTimeAsync(second);
  const byName = exceptions().map(({ type, context }) => [type, context]);
  expect(byName).toEqual(errorNames.map((name) => [name, { endpoint: 'aCall', status: '500' }]));
  expect(errorNames).toEqual(
    expect.arrayContaining([
      'API_ERROR',
      'APP_INIT_ERROR',
      'CONNECTION_ERROR',
      'GEO_INFO_ERROR',
      'GAME_NOT_FOUND',
      'INTERNAL_SERVER_ERROR',
      'PAGE_NOT_FOUND',
    ]),
  );
});

test('TE-01 a session ends after 15 minutes without activity or after four hours', async () => {
  report('API_ERROR', { number: 1 });
  await vi.advanceTimersByTimeAsync(14 * minute);
  report('API_ERROR', { number: 2 });
  await vi.advanceTimersByTimeAsync(second);
  expect(sessionOf(-1)).toBe(sessionOf(0));
  await vi.advanceTimersByTimeAsync(15 * minute);
  report('API_ERROR', { number: 3 });
  await vi.advanceTimersByTimeAsync(second);
  const afterIdle = sessionOf(-1);
  expect(afterIdle).not.toBe(sessionOf(0));
  const minutesOfIt: number[] = [];
  for (let minutes = 10; minutes <= 250; minutes += 10) {
    await vi.advanceTimersByTimeAsync(10 * minute);
    report('API_ERROR', { minutes });
    await vi.advanceTimersByTimeAsync(second);
    if (sessionOf(-1) === afterIdle) minutesOfIt.push(minutes);
  }
  expect(minutesOfIt.at(-1)).toBe(230);
});

test('TE-03 starts a new session when the collector rejects the old one', async () => {
  response = () => new Response(null, { status: 202, headers: { 'x-faro-session-status': 'invalid' } });
  report('API_ERROR', { number: 10 });
  await vi.advanceTimersByTimeAsync(300);
  response = () => new Response(null, { status: 202 });
  report('API_ERROR', { number: 11 });
  await vi.advanceTimersByTimeAsync(2 * second);
  expect(sessionOf(-1)).not.toBe(sessionOf(0));
  expect(sent.flatMap(({ body }) => body.events ?? []).map(({ name }) => name)).toEqual(['session_extend']);
});

test('TE-03 after a 429, waits for Retry-After or the default and loses nothing', async () => {
  response = () => new Response(null, { status: 429, headers: { 'retry-after': '90' } });
  report('API_ERROR', { number: 20 });
  await vi.advanceTimersByTimeAsync(300);
  response = () => new Response(null, { status: 429 });
  report('API_ERROR', { number: 21 });
  await vi.advanceTimersByTimeAsync(89 * second);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(second);
  expect(sent).toHaveLength(2);
  response = () => new Response(null, { status: 202 });
  await vi.advanceTimersByTimeAsync(4 * second);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2 * second);
  expect(sent.at(-1)?.body.exceptions?.map(({ context }) => context?.['number'])).toEqual(['20', '21']);
});

test('TE-03 F1 F4 retries a failed batch twice with growing delays and then drops it', async () => {
  const numbers = () => exceptions().map(({ context }) => context?.['number']);
  response = () => new Response(null, { status: 500 });
  report('API_ERROR', { number: 25 });
  await vi.advanceTimersByTimeAsync(300);
  response = () => {
    throw new TypeError('nobody there');
  };
  report('API_ERROR', { number: 26 });
  await vi.advanceTimersByTimeAsync(4.5 * second);
  expect(numbers()).toEqual(['25']);
  await vi.advanceTimersByTimeAsync(second);
  expect(numbers()).toEqual(['25', '25', '26']);
  report('API_ERROR', { number: 27 });
  await vi.advanceTimersByTimeAsync(9 * second);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2 * second);
  expect(sent.at(-1)?.body.exceptions?.map(({ context }) => context?.['number'])).toEqual(['25', '26', '27']);
  response = () => new Response(null, { status: 202 });
  await vi.advanceTimersByTimeAsync(21 * second);
  expect(sent.at(-1)?.body.exceptions?.map(({ context }) => context?.['number'])).toEqual(['26', '27']);
  await vi.advanceTimersByTimeAsync(minute);
  expect(sent).toHaveLength(4);
});

test('TE-02 samples every session', async () => {
  report('API_ERROR', { number: 28 });
  await vi.advanceTimersByTimeAsync(16 * minute);
  // The client draws a random number per session and samples it below the sampling rate.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((values) =>
    values instanceof Uint32Array ? values.fill(0xffff_ffff) : values,
  );
  report('API_ERROR', { number: 29 });
  await vi.advanceTimersByTimeAsync(second);
  expect(sessionOf(-1)).not.toBe(sessionOf(0));
  expect(exceptions().map(({ context }) => context?.['number'])).toEqual(['28', '29']);
});

test('TE-02 sends up to 60,000 characters with keepalive', async () => {
  report('API_ERROR', { number: 30 });
  await vi.advanceTimersByTimeAsync(300);
  for (let number = 0; number < 49; number += 1) report('API_ERROR', { number, message: 'word '.repeat(390) });
  await vi.advanceTimersByTimeAsync(300);
  expect(sent.map(({ keepalive, body }) => [keepalive, JSON.stringify(body).length <= 60_000])).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('without consent, sends nothing and deletes the session', async () => {
  expect(sessionStorage.getItem(key)).not.toBeNull();
  telemetry.stop();
  report('API_ERROR', { number: 40 });
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(minute);
  expect([sent.length, sessionStorage.getItem(key)]).toEqual([0, null]);
  telemetry.resume();
  report('API_ERROR', { number: 41 });
  await vi.advanceTimersByTimeAsync(second);
  expect(exceptions().map(({ context }) => context?.['number'])).toEqual(['41']);
});
