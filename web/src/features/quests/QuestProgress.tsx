import type { ReactElement } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import type { QuestCard } from './questsApi.ts';
import '../../ui/progress.css';
import styles from './QuestsPanel.module.css';

interface QuestProgressProps {
  quest: Pick<QuestCard, 'title' | 'unit' | 'progress' | 'target'>;
  /** Actions beside the text. */
  children?: ReactElement | false | (ReactElement | false)[];
}

/** Progress of a quest as a bar and as text. */
export function QuestProgress({ quest: { title, unit, progress, target }, children }: QuestProgressProps) {
  const { t } = useText();
  const done = Math.min(progress, target);
  return (
    <div className={styles.progress}>
      <progress max={target} value={done} aria-label={t('quests.progressOf', { title })} />
      <div className={styles.actions}>
        <span className={`${styles.done} num`}>{t(`quests.${unit}`, { done, target })}</span>
        {children}
      </div>
    </div>
  );
}
