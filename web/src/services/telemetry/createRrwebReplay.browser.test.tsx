import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRrwebReplay } from './createRrwebReplay.browser.ts';

let emit: (event: unknown) => void = () => undefined;
vi.mock('rrweb', () => ({
  record: (options: { emit: (event: unknown) => void }) => {
    emit = options.emit;
    return () => undefined;
  },
}));
vi.mock('./cleanReplay.ts', () => ({ cleanReplay: (event: unknown) => event }));

const sent: RequestInit[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    sent.push(init);
    return new Promise(() => undefined);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('TE-05 a part of masked text that is too large in bytes is sent without keepalive', () => {
  const replay = createRrwebReplay();
  replay.consent(true);
  emit({ text: '•'.repeat(30_000) });
  vi.advanceTimersByTime(5000);
  emit({ text: 'x'.repeat(30_000) });
  vi.advanceTimersByTime(5000);
  // The first part is still in flight and claims nothing.
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([false, true]);
  emit({ text: 'x'.repeat(30_000) });
  vi.advanceTimersByTime(5000);
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([false, true, false]);
  replay.consent(false);
});

test('TE-05 sends what was recorded last when the page is hidden', () => {
  const replay = createRrwebReplay();
  replay.consent(true);
  emit({ text: 'last' });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveLength(1);
  replay.consent(false);
  emit({ text: 'after' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveLength(1);
});
