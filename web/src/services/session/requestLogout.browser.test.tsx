import { expect, test, vi } from 'vitest';
import { trackInteraction } from '../analytics/trackInteraction.browser.ts';
import { requestLogout } from './requestLogout.browser.ts';
import { session } from './session.browser.ts';

vi.mock('../analytics/trackInteraction.browser.ts', () => ({ trackInteraction: vi.fn<() => void>() }));

test.each([
  ['request', { action: 'press' }],
  ['inactivity', { action: 'automatic', reason: 'inactivity' }],
  ['break', { action: 'automatic', reason: 'break' }],
] as const)('AN-03 RM-02 a logout because of %s is tracked as %o', async (cause, event) => {
  const left = vi.spyOn(session, 'logOut');
  requestLogout(cause);
  expect(trackInteraction).toHaveBeenCalledWith({ area: 'logout', ...event });
  await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(cause));
});
