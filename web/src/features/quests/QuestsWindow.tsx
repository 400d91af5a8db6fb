import { useEffect, useRef } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { closeOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { showToast } from '../../overlays/toasts.ts';
import { useQueuedOverlay } from '../../overlays/useQueuedOverlay.ts';
import { useIsLoggedIn } from '../../session/useSession.ts';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { AchievementToast } from './AchievementToast.tsx';
import { celebrationsStore } from './celebrations.ts';
import { StreakCelebration } from './StreakCelebration.tsx';
import { StreakToast } from './StreakToast.tsx';
import styles from './Celebrations.module.css';

const loadPanel = () => import('./QuestsPanel.tsx');

/** What a player is told of by the hub, and the panel of quests when it is asked for. */
export default function QuestsWindow() {
  const { t } = useText();
  const { flags, streaks } = useVisit();
  const isLoggedIn = useIsLoggedIn();
  const trackedStreak = useRef<number | null>(null);
  const { streak, celebrated } = useStoreValue(celebrationsStore, (state) => state);
  const isToastShown = useQueuedOverlay('streakToast', streak !== null, 'achievement', { waitsForRound: true });
  useEffect(() => {
    // Once for each streak, although the toast gives way to what the player opens and comes up again.
    if (streak === null || !isToastShown || trackedStreak.current === streak) return;
    trackedStreak.current = streak;
    trackInteraction({ area: 'loginStreak', action: 'toast', days: streak });
  }, [streak, isToastShown]);
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'quests');
  const QuestsPanel = useLoadedView(isOpen, loadPanel, () => {
    closeOverlay();
    showToast(t('errors.general'), 'error');
  });
  if (!isLoggedIn) return null;
  return (
    <>
      {/* Empty from the start, so that a screen reader is listening. */}
      <div className={styles.corner} role="status">
        {streak !== null && isToastShown && <StreakToast key={streak} streak={streak} />}
      </div>
      {/* A modal dialog covers toasts, so the celebration opens after the toast has gone. */}
      {flags.gamification && streaks === 'celebrated' && (
        <StreakCelebration streak={streak === null ? celebrated : null} />
      )}
      <AchievementToast />
      {isOpen && QuestsPanel !== null && <QuestsPanel />}
    </>
  );
}
