import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInOneTab } from './runInOneTab.browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const useLocks = (locks: LockManager | undefined) => void vi.stubGlobal('navigator', { locks });

/** Locks of one browser by the standard: one holder, waiting requests in turn, `signal` and `steal`. */
function browserLocks(): LockManager {
  let holder: ((error: DOMException) => void) | null = null;
  const waiting: (() => void)[] = [];
  const hold = (callback: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      holder = reject;
      void callback().then(resolve, reject);
    }).finally(() => {
      holder = null;
      waiting.shift()?.();
    });
  return {
    async request(_name: string, { signal, steal = false }: LockOptions, callback: () => Promise<void>) {
      if (steal) holder?.(new DOMException('stolen', 'AbortError'));
      else if (holder !== null)
        await new Promise<void>((resolve, reject) => {
          waiting.push(resolve);
          signal?.addEventListener('abort', () => {
            waiting.splice(waiting.indexOf(resolve), 1);
            reject(new DOMException('waited', 'AbortError'));
          });
        });
      return hold(callback);
    },
  } as unknown as LockManager;
}

/** Work that ends when `end` is called. */
function work() {
  let end = () => {};
  const run = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  return { run, end: () => end() };
}

test('AU-10 tabs work one after the other, the next one a moment after the first', async () => {
  useLocks(browserLocks());
  const [first, second] = [work(), work()];
  const ended = [runInOneTab(first.run), runInOneTab(second.run)];
  first.end();
  await vi.advanceTimersByTimeAsync(249);
  expect(second.run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(second.run).toHaveBeenCalledOnce();
  second.end();
  await vi.advanceTimersByTimeAsync(250);
  await Promise.all(ended);
});

test('AU-10 a tab takes the lock over from one that sleeps with it', async () => {
  useLocks(browserLocks());
  const [asleep, awake] = [work(), work()];
  const sleeping = runInOneTab(asleep.run);
  const next = runInOneTab(awake.run);
  await vi.advanceTimersByTimeAsync(11_999);
  expect(awake.run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(awake.run).toHaveBeenCalledOnce();
  awake.end();
  await vi.advanceTimersByTimeAsync(250);
  await next;
  // The first tab wakes up; its work ends as if nothing had happened.
  asleep.end();
  await sleeping;
  expect(asleep.run).toHaveBeenCalledOnce();
});

test('AU-10 a failure of the work reaches its caller', async () => {
  useLocks(browserLocks());
  const failing = () => Promise.reject(new Error('work'));
  await expect(runInOneTab(failing)).rejects.toThrow('work');
});

test('AU-10 works at once in a browser without locks, and in one that refuses them', async () => {
  const run = vi.fn<() => Promise<void>>(async () => {});
  useLocks(undefined);
  await runInOneTab(run);
  const refusing = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
  useLocks(refusing as unknown as LockManager);
  await runInOneTab(run);
  expect(run).toHaveBeenCalledTimes(2);
});
