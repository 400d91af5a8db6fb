import { onBeforeLogout } from '../../services/session/sessionEvents.ts';

/** Logs players out at the identity provider where they logged in. */
export const externalLogoutStart = {
  name: 'externalLogout',
  when: 'atOnce',
  start: ({ visit }: { visit: { externalLogin?: true } }) =>
    visit.externalLogin
      ? onBeforeLogout(async (token) => (await import('./externalLogin.browser.ts')).leaveForProvider(token))
      : undefined,
} as const;
