import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flagsWith } from './flags.ts';
import type { Flags } from './flags.ts';
import { startFlagStream } from './startFlagStream.browser.ts';

/** jsdom has no event streams. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  send(type: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(type, { data: typeof data === 'string' ? data : JSON.stringify(data) }));
  }
}

const changes: Flags[] = [];
const failures: string[] = [];
let stop = () => {};
const newest = () => Stream.opened.at(-1) ?? expect.fail('no stream');
const open = () => Stream.opened.filter(({ isClosed }) => !isClosed).length;

function start(shown: Flags = flagsWith({}), overrides: Partial<Flags> = {}) {
  stop = startFlagStream({
    service: {
      environmentId: 'env',
      baseUrl: 'https://flags.test',
      streamUrl: 'https://stream.test',
      eventsUrl: 'https://events.test',
      overrides,
    },
    brandId: 'regency',
    shown,
    onChange: (flags) => changes.push(flags),
    onFailure: (problem) => failures.push(problem),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  stop();
  expect(open()).toBe(0);
  Stream.opened.length = 0;
  changes.length = 0;
  failures.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('FF-01 asks for the flags of the brand and of nobody', () => {
  start();
  const [, environment, context] = new URL(newest().url).pathname.slice(1).split('/');
  expect(environment).toBe('env');
  expect(JSON.parse(atob(context ?? ''))).toEqual({ kind: 'brand', key: 'regency', anonymous: true });
});

test('FF-01 FF-02 corrects a cached page with the first message, and reports only changes', () => {
  start(flagsWith({ languageToggle: false }));
  newest().send('put', { languageToggle: { version: 3, value: true } });
  expect(changes).toEqual([flagsWith({})]);
  newest().send('put', { languageToggle: { version: 3, value: true } });
  newest().send('patch', { key: 'languageToggle', version: 3, value: false });
  expect(changes).toHaveLength(1);
  newest().send('patch', { key: 'languageToggle', version: 4, value: false });
  expect(changes.at(-1)).toEqual(flagsWith({ languageToggle: false }));
  newest().send('delete', { key: 'languageToggle', version: 5 });
  expect(changes.at(-1)).toEqual(flagsWith({}));
});

test('FF-02 a pinned flag does not change, and a value of the wrong type is the default', () => {
  start(flagsWith({ gamification: false }), { gamification: false });
  newest().send('put', { gamification: { version: 1, value: true }, languageToggle: { version: 1, value: 'off' } });
  expect(changes).toEqual([]);
});

test('FF-01 an unreadable message keeps the flags and is reported once', () => {
  start();
  newest().send('patch', '{"key":"languageToggle","val');
  newest().send('put', '[]');
  expect([changes, failures]).toEqual([[], ['unreadable patch']]);
});

test('FF-01 a message without flags fetches them, unless the stream has been replaced', async () => {
  const fetching = vi.fn<(address: string) => Promise<Response>>(async () =>
    Response.json({ languageToggle: { version: 1, value: false } }),
  );
  vi.stubGlobal('fetch', fetching);
  start();
  newest().send('ping', '');
  await vi.advanceTimersByTimeAsync(0);
  expect(fetching.mock.calls[0]?.[0]).toMatch(/^https:\/\/flags\.test\/sdk\/evalx\/env\/contexts\//);
  expect(changes).toEqual([flagsWith({ languageToggle: false })]);
  fetching.mockImplementation(async () => Response.json({}));
  newest().send('ping', '');
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(changes).toHaveLength(1);
});

test('FF-01 reopens a stream after 300 s without a message', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  start();
  vi.advanceTimersByTime(200_000);
  newest().send('put', {});
  vi.advanceTimersByTime(299_999);
  expect([Stream.opened.length, open()]).toEqual([1, 1]);
  vi.advanceTimersByTime(1);
  expect(open()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect([Stream.opened.length, open()]).toEqual([2, 1]);
  // Nor does one without any message stay.
  vi.advanceTimersByTime(300_000);
  expect(open()).toBe(0);
});

const reopeningDelays = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000];

test.each([
  ['cannot be opened', () => undefined],
  ['drops at once', () => newest().send('put', {})],
])('FF-01 a stream that %s is reported once and reopened later each time', (_, openFirst) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  start();
  for (const [index, delayMs] of reopeningDelays.entries()) {
    openFirst();
    newest().dispatchEvent(new Event('error'));
    expect(open()).toBe(0);
    vi.advanceTimersByTime(delayMs - 1);
    expect(Stream.opened).toHaveLength(index + 1);
    vi.advanceTimersByTime(1);
    expect(Stream.opened).toHaveLength(index + 2);
  }
  newest().send('put', {});
  vi.advanceTimersByTime(60_000);
  newest().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1000);
  expect([open(), failures]).toEqual([1, ['unreachable']]);
});

test('a page in the back/forward cache holds no stream, and opens one when it returns', () => {
  start();
  const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  show(false);
  expect(Stream.opened).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(open()).toBe(0);
  vi.advanceTimersByTime(600_000);
  expect(Stream.opened).toHaveLength(1);
  show(true);
  expect([Stream.opened.length, open()]).toEqual([2, 1]);
});
