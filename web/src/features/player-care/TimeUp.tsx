import { useEffect, useState } from 'react';
import { playerStore } from '../../domain/player/playerStore.ts';
import { loadProtection } from '../../domain/protection/protection.browser.ts';
import { protectionStore } from '../../domain/protection/protectionStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useQueuedOverlay } from '../../overlays/useQueuedOverlay.ts';
import { useLogout } from '../../session/useSession.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { CareCard } from './CareCard.tsx';

/** ON7: the player's own time is used up. The platform begins no round then; this says why, once. */
export function TimeUp() {
  const { t } = useText();
  const logOut = useLogout();
  const summary = useStoreValue(playerStore, (state) => state.summary);
  const times = useStoreValue(protectionStore, (state) => state.protection?.limits) ?? [];
  const set = times.filter(({ kind, value }) => kind === 'time' && value !== null);
  const isUp = set.some(({ used, value }) => value !== null && used >= value);
  const hasLimit = set.length > 0;
  const [isAcknowledged, setAcknowledged] = useState(false);
  const isShown = useQueuedOverlay('timeUp', isUp && !isAcknowledged, 'regulator', { waitsForRound: true });
  // The summary comes every minute and after each round.
  useEffect(() => {
    if (hasLimit && summary !== null) void loadProtection();
  }, [hasLimit, summary]);
  return (
    <CareCard
      isOpen={isShown}
      icon="clock-counter-clockwise"
      title={t('care.timeUp.title')}
      ways={[
        { label: t('site.close'), onPress: () => setAcknowledged(true) },
        { label: t('care.reminder.leave'), onPress: logOut },
      ]}
    >
      <p>{t('care.timeUp.text')}</p>
    </CareCard>
  );
}
