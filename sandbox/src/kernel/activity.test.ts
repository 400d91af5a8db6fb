import { expect, test } from 'vitest';
import { createActivityLog } from './activity.ts';

test('the activity log keeps entries in order and returns those after a number', () => {
  let time = 0;
  const log = createActivityLog(() => (time += 5));
  log.note({ source: 'hub', what: 'opened', userId: 7 });
  log.note({ source: 'broker', what: 'published', facts: 'x'.repeat(900) });
  expect(log.after(0).map(({ number, at, source, what, userId }) => [number, at, source, what, userId])).toEqual([
    [1, 5, 'hub', 'opened', 7],
    [2, 10, 'broker', 'published', null],
  ]);
  expect(log.after(1)).toHaveLength(1);
  expect(log.after(1)[0]?.facts).toHaveLength(500);
  expect(log.after(2)).toEqual([]);
});

test('a busy source evicts only its own oldest entries', () => {
  const log = createActivityLog();
  log.note({ source: 'broker', what: 'rare' });
  for (let count = 0; count < 1000; count += 1) log.note({ source: 'hub', what: String(count) });
  const all = log.after(0);
  expect(all).toHaveLength(201);
  expect([all[0]?.what, all[1]?.what, all.at(-1)?.what]).toEqual(['rare', '800', '999']);
});
