import { expect, test, vi } from 'vitest';
import { createStore } from './createStore.ts';

test('a listener that throws stops neither the change nor the other listeners, and its error is not lost', () => {
  const reject = vi.spyOn(Promise, 'reject').mockReturnValue(new Promise<never>(() => undefined));
  const store = createStore(() => ({ count: 0 }));
  const next = vi.fn<(state: { count: number }, before: { count: number }) => void>();
  store.subscribe(() => {
    throw new Error('a defect');
  });
  const stop = store.subscribe(next);
  store.setState({ count: 1 });
  expect(next.mock.calls).toEqual([[{ count: 1 }, { count: 0 }]]);
  expect(reject.mock.calls).toEqual([[new Error('a defect')]]);
  stop();
  store.setState({ count: 2 });
  expect(next).toHaveBeenCalledOnce();
});
