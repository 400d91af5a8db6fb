import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { useMayCelebrate } from '../../services/dial/mayCelebrate.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { streakFadeMs, streakToastTime } from '../../services/overlays/streakToastTime.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { useQueuedOverlay } from '../../services/overlays/useQueuedOverlay.ts';
import { useIsPlayer } from '../../services/player/useIsPlayer.ts';
import { getCookie } from '../../services/storage/cookieJar.browser.ts';
import { cookies } from '../../services/storage/cookies.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCurrentPath } from '../../ui/NavigationContext.tsx';
import { useAutoDismiss } from '../../ui/useAutoDismiss.ts';
import { useDialStep } from '../../ui/useDialStep.ts';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { celebrationsStore, clearCelebrations, endAchievement, endStreakToast } from './celebrations.ts';
import { Flame } from './Flame.tsx';
import { StreakCelebration } from './StreakCelebration.tsx';
import toast from '../../ui/toast.module.css';
import styles from './Celebrations.module.css';

const loadPanel = () => import('./QuestsPanel.tsx');

/** Duration of an achievement toast without focus or pointer on it. */
const toastDurationMs = 6000;

/** QU-05: shows achievements one at a time, never in a game. */
function AchievementToast({ isInGame }: { isInGame: boolean }) {
  const title = useStoreValue(celebrationsStore, ({ achievements }) => achievements[0] ?? null);
  const isShown = useQueuedOverlay('achievement', title !== null && !isInGame, 'achievement', { waitsForRound: true });
  const announcedTitle = useRef<string | null>(null);
  useEffect(() => {
    // A toast that yielded to an overlay is shown again but announced and tracked once.
    if (!isShown || title === null || announcedTitle.current === title) return;
    announcedTitle.current = title;
    trackInteraction({ area: 'quests', action: 'achievementToast', campaignId: null });
  }, [isShown, title]);
  return (
    <div className={styles.foot} role="status">
      {isShown && title !== null && <Achievement key={title} title={title} />}
    </div>
  );
}

function Achievement({ title }: { title: string }) {
  const { t } = useText();
  const holders = useAutoDismiss(toastDurationMs, endAchievement);
  return (
    <div className={`${toast.toast} ${styles.toast}`} {...holders}>
      <Icon name="trophy-fill" size={36} />
      <b className={styles.text}>{t('quests.achievement', { title })}</b>
      <button type="button" className={toast.close} aria-label={t('site.close')} onClick={endAchievement}>
        <Icon name="x" size={18} />
      </button>
    </div>
  );
}

/** QU-03: shows the streak for five seconds and a fade. Pointer or focus pause the timer. */
function StreakToast({ streak }: { streak: number }) {
  const { t } = useText();
  const [isFading, setIsFading] = useState(false);
  const holders = useAutoDismiss(streakToastTime(getCookie(cookies.testHarness)), () => setIsFading(true));
  useEffect(() => {
    if (!isFading) return undefined;
    const timer = window.setTimeout(endStreakToast, streakFadeMs);
    return () => window.clearTimeout(timer);
  }, [isFading]);
  return (
    <div className={`${toast.toast} ${styles.toast} ${isFading ? styles.fading : ''}`} {...holders}>
      <Flame className={styles.small} />
      <b className={styles.text}>{t('quests.streak', { count: streak })}</b>
      <button type="button" className={toast.close} aria-label={t('site.close')} onClick={endStreakToast}>
        <Icon name="x" size={18} />
      </button>
    </div>
  );
}

/** Shows streaks and achievements that the hub announces, outside games, and the quests panel on request. */
export default function QuestsWindow() {
  const { t } = useText();
  const { flags, streaks } = useVisit();
  const isPlayer = useIsPlayer();
  const isInGame = useCurrentPath().startsWith('/game/');
  const trackedStreak = useRef<number | null>(null);
  const { streak, celebrated } = useStoreValue(celebrationsStore, (state) => state);
  const mayCelebrate = useMayCelebrate('full');
  const isLively = useDialStep() === 'lively';
  const mayCelebrateStreak = useMayCelebrate(streaks === 'celebrated' && isLively ? 'full' : 'none');
  useEffect(() => {
    if (!mayCelebrate) clearCelebrations();
  }, [mayCelebrate]);
  const isToastShown = useQueuedOverlay('streakToast', streak !== null && mayCelebrate && !isInGame, 'achievement', {
    waitsForRound: true,
  });
  useEffect(() => {
    // Tracked once per streak, even if the toast yields to an overlay and is shown again.
    if (streak === null || !isToastShown || trackedStreak.current === streak) return;
    trackedStreak.current = streak;
    trackInteraction({ area: 'loginStreak', action: 'toast', days: streak });
  }, [streak, isToastShown]);
  const isOpen = useStoreValue(overlayStore, ({ open }) => open === 'quests');
  const QuestsPanel = useLoadedView(isOpen, loadPanel, () => {
    closeOverlay();
    showToast(t('errors.general'), 'error');
  });
  if (!isPlayer) return null;
  return (
    <>
      {/* Rendered empty from the start, so that screen readers announce changes. */}
      <div className={styles.corner} role="status">
        {streak !== null && isToastShown && <StreakToast key={streak} streak={streak} />}
      </div>
      {/* A modal dialog covers toasts, so the celebration opens after the toast has gone. */}
      {flags.gamification && mayCelebrateStreak && (
        <StreakCelebration streak={streak === null && !isInGame ? celebrated : null} />
      )}
      <AchievementToast isInGame={isInGame} />
      {isOpen && QuestsPanel !== null && <QuestsPanel />}
    </>
  );
}
