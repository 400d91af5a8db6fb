import { useEffect, useRef } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useQueuedOverlay } from '../../overlays/useQueuedOverlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useStayTime } from '../../ui/useStayTime.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { endAchievement, celebrationsStore } from './celebrations.ts';
import styles from './Celebrations.module.css';

/** Milliseconds that an achievement stays while nobody looks at it closely. */
const stayMs = 6000;

/** QU-05: what was achieved, one at a time, and never over a round. */
export function AchievementToast() {
  const title = useStoreValue(celebrationsStore, ({ achievements }) => achievements[0] ?? null);
  const isShown = useQueuedOverlay('achievement', title !== null, 'achievement', { waitsForRound: true });
  const told = useRef<string | null>(null);
  useEffect(() => {
    // One that gave way to what the player opened comes up again, and is told once.
    if (!isShown || title === null || told.current === title) return;
    told.current = title;
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
  const holders = useStayTime(stayMs, endAchievement);
  return (
    <div className={styles.toast} {...holders}>
      <Icon name="trophy-fill" size={36} />
      <b className={styles.words}>{t('quests.achievement', { title })}</b>
      <button type="button" className={styles.close} aria-label={t('site.close')} onClick={endAchievement}>
        <Icon name="x" size={18} />
      </button>
    </div>
  );
}
