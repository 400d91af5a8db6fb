import { access } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { RedisDeadlineError } from './redisProblem.server.ts';
import { withDeadline } from './withDeadline.server.ts';

/** Keeps the process busy. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('HT-02 commands fail at their deadline', async () => {
  await expect(withDeadline(1, new Promise(() => undefined))).rejects.toThrow(new RedisDeadlineError(1));
});

test('HT-02 a reply that arrived while the process was busy counts after the deadline', async () => {
  // After an immediate, Node runs due timers before it reads results.
  await new Promise((resolve) => setImmediate(resolve));
  const reply = withDeadline(1, access(import.meta.filename));
  block(200);
  await expect(reply).resolves.toBeUndefined();
});

test('HT-02 an error of the commands is passed on', async () => {
  await expect(withDeadline(1000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
