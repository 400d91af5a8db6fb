import type { ReactNode } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import type { QuestCard } from './questsApi.ts';
import styles from './QuestsPanel.module.css';

interface QuestProgressProps {
  quest: Pick<QuestCard, 'title' | 'unit' | 'progress' | 'target'>;
  /** What can be done about it, beside the words. */
  children?: ReactNode;
}

/** How far a quest is, as a bar and in words. */
export function QuestProgress({ quest: { title, unit, progress, target }, children }: QuestProgressProps) {
  const { t } = useText();
  const done = Math.min(progress, target);
  return (
    <div className={styles.progress}>
      <progress max={target} value={done} aria-label={t('quests.progressOf', { title })} />
      <div className={styles.ways}>
        <span className={`${styles.done} num`}>{t(`quests.${unit}`, { done, target })}</span>
        {children}
      </div>
    </div>
  );
}
