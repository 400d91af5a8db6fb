import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import { trackInteraction } from '../analytics/trackInteraction.browser.ts';
import type { LogoutCause } from './logout.browser.ts';
import { useLogout } from './useLogout.ts';

vi.mock('../analytics/trackInteraction.browser.ts', () => ({ trackInteraction: vi.fn<() => void>() }));
vi.mock('./logout.browser.ts', () => ({ logOut: vi.fn<() => void>() }));

function LogoutButton({ cause }: { cause: LogoutCause }) {
  return (
    <button type="button" onClick={useLogout(cause)}>
      Log out
    </button>
  );
}

test.each([
  ['request', { action: 'press' }],
  ['inactivity', { action: 'automatic', reason: 'inactivity' }],
  ['break', { action: 'automatic', reason: 'break' }],
] as const)('AN-03 RM-02 a logout because of %s is tracked as %o', (cause, event) => {
  render(
    <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
      <LogoutButton cause={cause} />
    </NavigationContext>,
  );
  screen.getByRole('button').click();
  expect(trackInteraction).toHaveBeenCalledWith({ area: 'logout', ...event });
});
