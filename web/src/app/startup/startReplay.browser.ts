import type { ReplayScript } from '../../services/configuration/vendorScript.ts';
import { followConsent, isAllowed } from '../../services/consent/consentState.browser.ts';
import { errorFacts } from '../../services/errors/errorFacts.ts';
import { report } from '../../services/errors/report.ts';
import { isPlayer } from '../../services/player/isPlayer.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { onLogin, onLogout } from '../../services/session/sessionEvents.ts';
import { createReplaySession } from '../../services/telemetry/replaySession.ts';
import type { ReplaySession, ReplayVendor } from '../../services/telemetry/replaySession.ts';
import { whenIdle } from '../../ui/whenIdle.browser.ts';

/** Records this page's sessions with their player, while the visitor consents. Loads the recorder first. */
export function startReplay(choice: 'collector' | ReplayScript): () => void {
  let session: ReplaySession | null = null;
  const uid = () => {
    const { account } = playerStore.getState();
    return isPlayer() && account !== null ? String(account.core.userId) : null;
  };
  void recorderOf(choice).then(
    (vendor) =>
      whenIdle(() => {
        session = createReplaySession(vendor, (error) => report('REPLAY_IDENTIFY_ERROR', errorFacts(error)));
        session.setConsent(isAllowed('C0002'));
        session.setPlayer(uid());
      }),
    // A failed recording is not an error.
    () => undefined,
  );
  const stops = [
    onLogin(() => session?.setPlayer(uid())),
    onLogout(() => session?.setPlayer(null)),
    followConsent(() => session?.setConsent(isAllowed('C0002'))),
  ];
  return () => stops.forEach((stop) => stop());
}

async function recorderOf(choice: 'collector' | ReplayScript): Promise<ReplayVendor> {
  if (choice === 'collector')
    return (await import('../../services/telemetry/createRrwebReplay.browser.ts')).createRrwebReplay();
  return (await import('../../services/telemetry/createFullStoryReplay.browser.ts')).createFullStoryReplay(choice);
}
