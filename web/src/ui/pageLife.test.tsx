import { expect, test } from 'vitest';
import { followPageLife } from './pageLife.browser.ts';

const send = (target: EventTarget, ...names: string[]) => {
  for (const name of names) target.dispatchEvent(new Event(name));
};

function follow() {
  const calls: string[] = [];
  const stop = followPageLife({ onPause: () => calls.push('pause'), onResume: () => calls.push('resume') });
  return { calls, stop };
}

test('a page pauses in the back/forward cache and resumes once, although it is frozen there as well', () => {
  const { calls, stop } = follow();
  send(window, 'pageshow');
  expect(calls).toEqual([]);
  send(window, 'pagehide');
  send(document, 'freeze');
  expect(calls).toEqual(['pause']);
  send(document, 'resume');
  send(window, 'pageshow');
  expect(calls).toEqual(['pause', 'resume']);
  stop();
});

test('a frozen tab pauses until it resumes, and nothing follows after the stop', () => {
  const { calls, stop } = follow();
  send(document, 'freeze', 'resume', 'freeze');
  expect(calls).toEqual(['pause', 'resume', 'pause']);
  stop();
  send(document, 'resume');
  send(window, 'pageshow');
  expect(calls).toHaveLength(3);
});
