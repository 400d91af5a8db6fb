import type { LaterCode } from '../../base/bundleNames.ts';
import { trackInteraction } from '../analytics/trackInteraction.browser.ts';
import type { LogoutCause } from './nextSession.ts';

const sessionCode = { bundle: 'live', load: () => import('./session.browser.ts') } satisfies LaterCode;

/** Logs out, by default because the player wants to (AU-11). */
export function requestLogout(cause: LogoutCause = 'request'): void {
  trackInteraction(
    cause === 'request' ? { area: 'logout', action: 'press' } : { area: 'logout', action: 'automatic', reason: cause },
  );
  void sessionCode.load().then(({ session }) => session.logOut(cause));
}
