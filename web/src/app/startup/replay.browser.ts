import { followConsent, isAllowed } from '../../services/consent/consentState.browser.ts';
import { errorFacts } from '../../services/errors/errorFacts.ts';
import { report } from '../../services/errors/report.ts';
import { isPlayer } from '../../services/player/isPlayer.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { onLogin, onLogout } from '../../services/session/sessionEvents.ts';
import { createReplaySession } from '../../services/telemetry/replaySession.ts';
import type { ReplaySession } from '../../services/telemetry/replaySession.ts';
import { whenIdle } from '../../ui/whenIdle.browser.ts';
import type { StartItem } from './startItems.browser.ts';

/** TE-05: records the session where configured, while the visitor consents. Replay never counts as necessary. */
export const replay: StartItem = {
  name: 'replay',
  when: 'idle',
  start({ visit }) {
    if (!visit.replay) return undefined;
    let session: ReplaySession | 'loading' | null = null;
    const uid = () => {
      const { account } = playerStore.getState();
      return isPlayer() && account !== null ? String(account.core.userId) : null;
    };
    const follow = () => {
      const isGiven = isAllowed('C0002');
      if (session === 'loading' || (session === null && !isGiven)) return;
      if (session !== null) return session.setConsent(isGiven);
      session = 'loading';
      void import('../../services/telemetry/createRrwebReplay.browser.ts').then(
        ({ createRrwebReplay }) =>
          whenIdle(() => {
            const made = createReplaySession(createRrwebReplay(), (error) =>
              report('REPLAY_IDENTIFY_ERROR', errorFacts(error)),
            );
            session = made;
            made.setConsent(isAllowed('C0002'));
            made.setPlayer(uid());
          }),
        // A failed recording is not an error.
        () => (session = null),
      );
    };
    const identify = (player: string | null) => {
      if (session !== null && session !== 'loading') session.setPlayer(player);
    };
    const stops = [onLogin(() => identify(uid())), onLogout(() => identify(null)), followConsent(follow)];
    follow();
    return () => stops.forEach((stop) => stop());
  },
};
