import { followConsent, isAllowed } from '../consent/consentState.browser.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import { onLogin, onLogout } from '../session/sessionEvents.ts';
import { errorFacts } from '../telemetry/errorFacts.ts';
import { createReplaySession } from '../telemetry/replaySession.ts';
import type { ReplaySession } from '../telemetry/replaySession.ts';
import { report } from '../telemetry/report.ts';
import { whenIdle } from '../ui/whenIdle.browser.ts';
import type { StartItem } from './startItem.browser.ts';

/** TE-05: where it is configured, a session is recorded while somebody said yes to it; necessary it never is. */
export const replay: StartItem = {
  name: 'replay',
  when: 'idle',
  start({ visit }) {
    if (!visit.replay) return undefined;
    let session: ReplaySession | 'loading' | null = null;
    const uid = () => {
      const { isLoggedIn, account } = playerStore.getState();
      return isLoggedIn && account !== null ? String(account.core.userId) : null;
    };
    const follow = () => {
      const isGiven = isAllowed('C0002');
      if (session === 'loading' || (session === null && !isGiven)) return;
      if (session !== null) return session.setConsent(isGiven);
      session = 'loading';
      void import('../telemetry/rrwebReplay.browser.ts').then(
        ({ createRrwebReplay }) =>
          whenIdle(() => {
            const made = createReplaySession(createRrwebReplay(), (error) =>
              report('REPLAY_IDENTIFY_ERROR', errorFacts(error)),
            );
            session = made;
            made.setConsent(isAllowed('C0002'));
            made.setPlayer(uid());
          }),
        // What cannot be recorded is nobody's failure.
        () => (session = null),
      );
    };
    const tell = (player: string | null) => {
      if (session !== null && session !== 'loading') session.setPlayer(player);
    };
    const stops = [onLogin(() => tell(uid())), onLogout(() => tell(null)), followConsent(follow)];
    follow();
    return () => stops.forEach((stop) => stop());
  },
};
