import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flagsWith } from './flags.ts';
import type { Flags } from './flags.ts';
import { startFlagClient } from './startFlagClient.browser.ts';

interface Call {
  method: string;
  path: string;
  body: string;
}

const calls: Call[] = [];
const changes: Flags[] = [];
const failures: string[] = [];
let stop = () => {};

/** The vendor's client calls by `XMLHttpRequest`. */
class Request {
  status = 200;
  responseText = '';
  #call = { method: '', path: '' };
  #isAborted = false;
  #load = () => {};
  addEventListener(type: string, listener: () => void): void {
    if (type === 'load') this.#load = listener;
  }
  open(method: string, url: string): void {
    this.#call = { method, path: new URL(url).pathname };
  }
  setRequestHeader(): void {}
  getResponseHeader(name: string): string | null {
    return name.toLowerCase() === 'content-type' ? 'application/json' : null;
  }
  abort(): void {
    this.#isAborted = true;
  }
  send(body = ''): void {
    calls.push({ ...this.#call, body });
    this.responseText = this.#call.path.startsWith('/sdk/goals/')
      ? '[]'
      : JSON.stringify({ languageToggle: { version: 4, value: false, variation: 1 } });
    queueMicrotask(() => {
      if (!this.#isAborted) this.#load();
    });
  }
}

/** jsdom has no event streams. */
class Stream extends EventTarget {
  static newest: Stream | null = null;
  constructor() {
    super();
    Stream.newest = this;
  }
  close(): void {}
}

function start(shown: Flags = flagsWith({}), fetchesGoals = true): void {
  const service = {
    environmentId: 'env',
    baseUrl: 'https://flags.test',
    streamUrl: 'https://stream.test',
    eventsUrl: 'https://events.test',
    overrides: {},
  };
  const onChange = (flags: Flags) => changes.push(flags);
  const onFailure = (problem: string) => failures.push(problem);
  stop = startFlagClient({ service, brandId: 'regency', shown, onChange, onFailure }, fetchesGoals);
}

const paths = () => calls.map(({ method, path }) => `${method} ${path.split('/').slice(0, 3).join('/')}`);
const sentKinds = () =>
  calls
    .filter(({ method }) => method === 'POST')
    .flatMap(({ body }) => (JSON.parse(body) as { kind: string }[]).map(({ kind }) => kind));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => {
  stop();
  expect(failures).toEqual([]);
  for (const list of [calls, changes]) list.length = 0;
  window.localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('FF-01 starts with the page’s flags: fetches only goals, stores nothing, counts each flag once', async () => {
  start(flagsWith({ languageToggle: false }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(paths().filter((path) => path.startsWith('GET'))).toEqual(['GET /sdk/goals']);
  const summary = (JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '[]') as object[]).find(
    (event) => 'features' in event,
  ) as { features: Record<string, { counters: { value: boolean; count: number }[] }> } | undefined;
  expect(Object.keys(summary?.features ?? {}).toSorted()).toEqual(Object.keys(flagsWith({})).toSorted());
  expect(summary?.features['languageToggle']?.counters).toMatchObject([{ value: false, count: 1 }]);
  expect(window.localStorage).toHaveLength(0);
});

test('FF-01 fetches changed flags once, to count them in their new version', async () => {
  start(flagsWith({}), false);
  await vi.advanceTimersByTimeAsync(10_000);
  calls.length = 0;
  Stream.newest?.dispatchEvent(
    new MessageEvent('put', { data: JSON.stringify({ languageToggle: { version: 4, value: false } }) }),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changes).toEqual([flagsWith({ languageToggle: false })]);
  expect(paths().filter((path) => path.startsWith('GET'))).toEqual(['GET /sdk/evalx']);
  expect(calls.find(({ method }) => method === 'POST')?.body).toContain('"version":4');
  expect(window.localStorage).toHaveLength(0);
});

test('CO-01 FF-01 sends none of the waiting events after consent is withdrawn', async () => {
  start();
  await vi.advanceTimersByTimeAsync(100);
  stop();
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentKinds()).toEqual([]);
});
