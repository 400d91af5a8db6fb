import { afterAll, expect, vi } from 'vitest';
import { onLogin } from './src/services/session/sessionEvents.ts';

// The files of a worker share its modules. A session that one of them leaves open would be the next one's.
afterAll(() => {
  const listener = vi.fn<() => void>();
  onLogin(listener)();
  expect(listener, 'this file leaves a session open').not.toHaveBeenCalled();
});
