import { useEffect, useState } from 'react';
import { protectionStore } from '../../domain/safer-gambling/protectionStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { overlayQueueStore } from '../../services/overlays/overlayQueue.ts';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { useIsPlayer } from '../../services/player/useIsPlayer.ts';
import { lastActivity, noteActivity } from '../../services/session/playerActivity.browser.ts';
import { requestLogout } from '../../services/session/requestLogout.browser.ts';
import { refreshSessionSummary } from '../../services/session/sessionSummary.browser.ts';
import { NoticeDialog } from '../../ui/NoticeDialog.tsx';
import { useNow } from '../../ui/useNow.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { inactivityAt, isAnnounced } from './inactivity.ts';

/** Default in minutes until the market's value is known. */
const defaultMinutes = 20;
/** Time to learn the market's value before the default decides, in milliseconds. */
const settleMs = 10_000;

/** RM-02: asks a player who was inactive in all tabs, and logs out without a response. */
export default function InactivityReminder() {
  return useIsPlayer() ? <Watch /> : null;
}

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
/** Minimum time between two writes of the last activity, in milliseconds. */
const writeIntervalMs = 5000;

/**
 * Records input on this page and every round of a game, because a game's frame does not pass on its input. While the
 * reminder is open, `isNoted` returns false and input is ignored. Returns a function that stops it.
 */
function watchActivity(isNoted: () => boolean): () => void {
  const onActivity = () => {
    if (isNoted()) noteActivity(writeIntervalMs);
  };
  // Opening a page or coming back to it is activity, unless the session's idle time is over. A page that is restored in
  // the background is not.
  if (!document.hidden) onActivity();
  for (const type of activityEvents) document.addEventListener(type, onActivity, { capture: true, passive: true });
  const stopRounds = overlayQueueStore.subscribe(
    (state, before) => state.isRoundRunning !== before.isRoundRunning && onActivity(),
  );
  return () => {
    for (const type of activityEvents) document.removeEventListener(type, onActivity, { capture: true });
    stopRounds();
  };
}

/** Without stored activity, for example in a browser that blocks storage, the time begins now. */
const lastActiveAt = (): number => lastActivity() ?? Date.now();

function Watch() {
  const { t, formats } = useText();
  const now = useNow();
  const ownMinutes = useStoreValue(protectionStore, (state) => state.protection?.offers.inactivityMinutes);
  const minutes = ownMinutes ?? defaultMinutes;
  const [openedAt] = useState(Date.now);
  const [isWatching, setWatching] = useState(false);
  useEffect(() => {
    const stop = watchActivity(
      () => inactivityAt(Date.now(), { lastActiveAt: lastActiveAt(), minutes }).step === 'active',
    );
    setWatching(true);
    return stop;
  }, [minutes]);
  const state =
    now === null || !isWatching || (ownMinutes === undefined && now - openedAt < settleMs)
      ? ({ step: 'active' } as const)
      : inactivityAt(now, { lastActiveAt: lastActiveAt(), minutes });
  const isShown = useQueuedOverlay('inactivity', state.step === 'reminding', 'regulator');
  useEffect(() => {
    if (isShown) trackInteraction({ area: 'inactivityReminder', action: 'shown' });
  }, [isShown]);
  const stay = () => {
    trackInteraction({ area: 'inactivityReminder', action: 'continue' });
    noteActivity();
    // Tells the service at once: its idle time is nearly over.
    void refreshSessionSummary();
  };
  const leave = () => {
    trackInteraction({ area: 'inactivityReminder', action: 'logout' });
    requestLogout();
  };
  const isOver = state.step === 'over';
  useEffect(() => {
    if (isOver) requestLogout('inactivity');
  }, [isOver]);
  const secondsLeft = state.step === 'reminding' ? Math.ceil(state.leftMs / 1000) : 0;
  return (
    <NoticeDialog
      isOpen={isShown}
      icon="clock-counter-clockwise"
      title={t('saferGambling.inactive.title')}
      actions={[
        { label: t('saferGambling.inactive.stay'), onPress: stay },
        { label: t('saferGambling.inactive.leave'), onPress: leave },
      ]}
    >
      <p>{t('saferGambling.inactive.text', { minutes, left: formats.duration(secondsLeft) })}</p>
      <p role="status" className="visually-hidden">
        {isAnnounced(secondsLeft) && t('saferGambling.inactive.said', { seconds: secondsLeft })}
      </p>
    </NoticeDialog>
  );
}
