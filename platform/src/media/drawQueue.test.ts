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

test('a cover is drawn once, however many ask', async () => {
  const { started, draw, end } = slowDrawer();
  const queue = createDrawQueue(draw, 2);
  const wishes = [queue.draw(job('a'), 'asked'), queue.draw(job('a'), 'asked'), queue.draw(job('a'), 'background')];
  end('a');
  expect((await Promise.all(wishes)).map(({ drawn }) => drawn)).toEqual([true, true, true]);
  expect(started).toEqual(['a']);
});

test('what somebody waits for goes first, and background work takes one worker at most', async () => {
  const { started, draw, end } = slowDrawer();
  const queue = createDrawQueue(draw, 2);
  const first = queue.draw(job('first'), 'background');
  void queue.draw(job('later'), 'background');
  expect(started).toEqual(['first']);
  void queue.draw(job('asked'), 'asked');
  void queue.draw(job('later'), 'asked');
  expect(started).toEqual(['first', 'asked']);
  end('first');
  await first;
  expect(started).toEqual(['first', 'asked', 'later']);
});

test('a failure is told and not tried again', async () => {
  const { started, draw, end } = slowDrawer();
  const queue = createDrawQueue(draw, 1);
  const wish = queue.draw(job('a'), 'asked');
  end('a', 'no such picture');
  expect(await wish).toEqual({ drawn: false, failure: 'no such picture' });
  expect(await queue.draw(job('a'), 'asked')).toEqual({ drawn: false, failure: 'no such picture' });
  expect(started).toEqual(['a']);
});

test('a drawer that throws fails its cover and not the queue', async () => {
  const queue = createDrawQueue(() => Promise.reject(new Error('no process')), 1);
  expect(await queue.draw(job('a'), 'asked')).toEqual({ drawn: false, failure: 'Error: no process' });
});

test('stopping answers everybody who waits', async () => {
  const { draw } = slowDrawer();
  const queue = createDrawQueue(draw, 1);
  void queue.draw(job('running'), 'asked');
  const waiting = queue.draw(job('waiting'), 'asked');
  queue.stop();
  expect(await waiting).toEqual({ drawn: false, failure: stoppedFailure });
});
