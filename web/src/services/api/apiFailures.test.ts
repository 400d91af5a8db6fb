import { expect, test, vi } from 'vitest';
import { onApiFailure, emitApiFailure } from './apiFailures.ts';
import type { FailedCall } from './apiFailures.ts';

test('HT-01 notifies each listener of failed calls until it unsubscribes', () => {
  const [first, second] = [vi.fn<(call: FailedCall) => void>(), vi.fn<(call: FailedCall) => void>()];
  const [stopFirst, stopSecond] = [onApiFailure(first), onApiFailure(second)];
  const call: FailedCall = { failure: { kind: 'noResponse' }, token: 'sealed' };
  emitApiFailure(call);
  stopFirst();
  emitApiFailure(call);
  stopSecond();
  emitApiFailure(call);
  expect([first.mock.calls, second.mock.calls]).toEqual([[[call]], [[call], [call]]]);
});
