import { expect, test } from 'vitest';
import type { CoverJob } from './coverJob.ts';
import { createDrawQueue, stoppedFailure } from './drawQueue.ts';

const job = (key: string): CoverJob => ({ key, renditions: [] }) as unknown as CoverJob;

function slowDrawer() {
  const started: string[] = [];
  const finish = new Map<string, (failure: string | null) => void>();
  const draw = ({ key }: CoverJob): Promise<string | null> => {
    started.push(key);
    return new Promise((resolve) => finish.set(key, resolve));
  };
  return { started, draw, end: (key: string, failure: string | null = null) => finish.get(key)?.(failure) };
}

test('renders a cover once for concurrent requests', async () => {
  const { started, draw, end } = slowDrawer();
  const queue = createDrawQueue(draw, 2);
  const covers = [
    queue.draw(job('a'), 'requested'),
    queue.draw(job('a'), 'requested'),
    queue.draw(job('a'), 'background'),
  ];
  end('a');
  expect((await Promise.all(covers)).map(({ drawn }) => drawn)).toEqual([true, true, true]);
  expect(started).toEqual(['a']);
});

test('requested covers go first, and background work uses at most one worker', async () => {
  const { started, draw, end } = slowDrawer();
  const queue = createDrawQueue(draw, 2);
  const first = queue.draw(job('first'), 'background');
  void queue.draw(job('later'), 'background');
  expect(started).toEqual(['first']);
  void queue.draw(job('requested'), 'requested');
  void queue.draw(job('later'), 'requested');
  expect(started).toEqual(['first', 'requested']);
  end('first');
  await first;
  expect(started).toEqual(['first', 'requested', 'later']);
});

test('returns a failure without retrying it', async () => {
  const { started, draw, end } = slowDrawer();
  const queue = createDrawQueue(draw, 1);
  const cover = queue.draw(job('a'), 'requested');
  end('a', 'no such picture');
  expect(await cover).toEqual({ drawn: false, failure: 'no such picture' });
  expect(await queue.draw(job('a'), 'requested')).toEqual({ drawn: false, failure: 'no such picture' });
  expect(started).toEqual(['a']);
});

test('an error in the renderer fails only its cover', async () => {
  const queue = createDrawQueue(() => Promise.reject(new Error('no process')), 1);
  expect(await queue.draw(job('a'), 'requested')).toEqual({ drawn: false, failure: 'Error: no process' });
});

test('stop ends all pending requests with a failure', async () => {
  const { draw } = slowDrawer();
  const queue = createDrawQueue(draw, 1);
  void queue.draw(job('running'), 'requested');
  const waiting = queue.draw(job('waiting'), 'requested');
  queue.stop();
  expect(await waiting).toEqual({ drawn: false, failure: stoppedFailure });
});
