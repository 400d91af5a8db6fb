import { useEffect, useState } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { protectionStore } from '../../domain/protection/protectionStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useQueuedOverlay } from '../../overlays/useQueuedOverlay.ts';
import { useIsLoggedIn, useLogout } from '../../session/useSession.ts';
import { useNow } from '../../ui/useNow.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { lastActivity, noteActivity, watchActivity } from './activity.browser.ts';
import { CareCard } from './CareCard.tsx';
import { inactivityAt, isAnnounced } from './inactivity.ts';

/** Minutes as long as those of the player's market are not known. */
const usualMinutes = 20;

/** RM-02: asks who has done nothing for long in any tab, and logs out who does not answer. */
export default function InactivityReminder() {
  return useIsLoggedIn() ? <Watch /> : null;
}

function Watch() {
  const { t, formats } = useText();
  const now = useNow();
  const logOut = useLogout();
  const minutes = useStoreValue(protectionStore, (state) => state.protection?.offers.inactivityMinutes) ?? usualMinutes;
  const [isWatching, setWatching] = useState(false);
  useEffect(() => {
    const stop = watchActivity(
      () => inactivityAt(Date.now(), { lastActiveAt: lastActivity(), minutes }).step === 'active',
    );
    setWatching(true);
    return stop;
  }, [minutes]);
  // Not before this page has been noted as a sign: a player who comes back after an hour is there.
  const state =
    now === null || !isWatching
      ? ({ step: 'active' } as const)
      : inactivityAt(now, { lastActiveAt: lastActivity(), minutes });
  const isShown = useQueuedOverlay('inactivity', state.step === 'asked', 'regulator');
  useEffect(() => {
    if (isShown) trackInteraction({ area: 'inactivityReminder', action: 'shown' });
  }, [isShown]);
  const stay = () => {
    trackInteraction({ area: 'inactivityReminder', action: 'continue' });
    noteActivity();
  };
  const leave = () => {
    trackInteraction({ area: 'inactivityReminder', action: 'logout' });
    logOut();
  };
  const isOver = state.step === 'over';
  useEffect(() => {
    if (isOver) logOut();
    // Once, however often the button's function is made anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  const secondsLeft = state.step === 'asked' ? Math.ceil(state.leftMs / 1000) : 0;
  return (
    <CareCard
      isOpen={isShown}
      icon="clock-counter-clockwise"
      title={t('care.inactive.title')}
      ways={[
        { label: t('care.inactive.stay'), onPress: stay },
        { label: t('care.inactive.leave'), onPress: leave },
      ]}
    >
      <p>{t('care.inactive.text', { minutes, left: formats.duration(secondsLeft) })}</p>
      <p role="status" className="visually-hidden">
        {isAnnounced(secondsLeft) && t('care.inactive.said', { seconds: secondsLeft })}
      </p>
    </CareCard>
  );
}
