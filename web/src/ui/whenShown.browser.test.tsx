import { afterEach, expect, test, vi } from 'vitest';
import { whenShown } from './whenShown.browser.ts';

let state: DocumentVisibilityState = 'visible';
const change = (next: DocumentVisibilityState) => {
  state = next;
  document.dispatchEvent(new Event('visibilitychange'));
};
const runOn = (first: DocumentVisibilityState) => {
  state = first;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
  const run = vi.fn<() => void>();
  whenShown(run);
  return run;
};

afterEach(() => change('visible'));

test('whenShown runs at once on a visible page, and never again', () => {
  const run = runOn('visible');
  expect(run).toHaveBeenCalledOnce();
  change('hidden');
  change('visible');
  expect(run).toHaveBeenCalledOnce();
});

test('whenShown waits until a hidden or prerendered page is shown', () => {
  const run = runOn('hidden');
  change('hidden');
  expect(run).not.toHaveBeenCalled();
  change('visible');
  change('visible');
  expect(run).toHaveBeenCalledOnce();
});
