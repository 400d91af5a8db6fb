import { useEffect, useState } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { streakFadeMs, streakToastTime } from '../../overlays/streakToastTime.ts';
import { seeCookie } from '../../storage/cookieJar.browser.ts';
import { cookies } from '../../storage/cookies.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useStayTime } from '../../ui/useStayTime.ts';
import { endStreakToast } from './celebrations.ts';
import { Flame } from './Flame.tsx';
import styles from './Celebrations.module.css';

/** QU-03: the days in a row, for five seconds and a fade. A pointer or the focus holds it. */
export function StreakToast({ streak }: { streak: number }) {
  const { t } = useText();
  const [isFading, setIsFading] = useState(false);
  const holders = useStayTime(streakToastTime(seeCookie(cookies.testHarness)), () => setIsFading(true));
  useEffect(() => {
    if (!isFading) return undefined;
    const timer = window.setTimeout(endStreakToast, streakFadeMs);
    return () => window.clearTimeout(timer);
  }, [isFading]);
  return (
    <div className={`${styles.toast} ${isFading ? styles.fading : ''}`} {...holders}>
      <Flame className={styles.small} />
      <b className={styles.words}>{t('quests.streak', { count: streak })}</b>
      <button type="button" className={styles.close} aria-label={t('site.close')} onClick={endStreakToast}>
        <Icon name="x" size={18} />
      </button>
    </div>
  );
}
