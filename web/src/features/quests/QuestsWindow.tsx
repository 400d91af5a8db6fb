import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { closeOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { showToast } from '../../overlays/toasts.ts';
import { useIsLoggedIn } from '../../session/useSession.ts';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { AchievementToast } from './AchievementToast.tsx';
import { momentsStore } from './moments.ts';
import styles from './Moments.module.css';
import { StreakCelebration } from './StreakCelebration.tsx';
import { StreakToast } from './StreakToast.tsx';

const loadPanel = () => import('./QuestsPanel.tsx');

/** What a player is told of by the hub, and the panel of quests when it is asked for. */
export default function QuestsWindow() {
  const { t } = useText();
  const { flags, streaks } = useVisit();
  const isLoggedIn = useIsLoggedIn();
  const { streak, celebrated } = useStoreValue(momentsStore, (state) => state);
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
        {streak !== null && <StreakToast key={streak} streak={streak} />}
      </div>
      {/* Of one rank the first that asks comes first: the streak was told before. */}
      {flags.gamification && streaks === 'celebrated' && <StreakCelebration streak={celebrated} />}
      <AchievementToast />
      {isOpen && QuestsPanel !== null && <QuestsPanel />}
    </>
  );
}
