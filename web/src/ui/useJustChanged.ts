import { useLayoutEffect, useRef } from 'react';

/** As long as systems wait for the second half of a double press. */
const doublePressMs = 500;

/**
 * Asks whether the value changed in the last half second. What takes the place of a pressed button then leaves the second
 * half of a double press unanswered. By time and not by the count of clicks: touch screens do not count taps everywhere.
 */
export function useJustChanged(value: unknown): () => boolean {
  const previous = useRef(value);
  const changedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (Object.is(previous.current, value)) return;
    previous.current = value;
    changedAt.current = performance.now();
  }, [value]);
  return () => performance.now() - changedAt.current < doublePressMs;
}
