import { expect, test, vi } from 'vitest';
import { afterApiFailure, tellApiFailure } from './apiFailures.ts';
import type { FailedCall } from './apiFailures.ts';

test('HT-01 every listener hears of a failed call until it stops', () => {
  const [first, second] = [vi.fn<(call: FailedCall) => void>(), vi.fn<(call: FailedCall) => void>()];
  const [stopFirst, stopSecond] = [afterApiFailure(first), afterApiFailure(second)];
  const call: FailedCall = { failure: { kind: 'noAnswer' }, token: 'sealed' };
  tellApiFailure(call);
  stopFirst();
  tellApiFailure(call);
  stopSecond();
  tellApiFailure(call);
  expect([first.mock.calls, second.mock.calls]).toEqual([[[call]], [[call], [call]]]);
});
