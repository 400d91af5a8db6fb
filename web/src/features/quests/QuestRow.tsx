import type { Reward } from '@foyer/contract/campaigns';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { QuestPicture } from './QuestPicture.tsx';
import { QuestProgress } from './QuestProgress.tsx';
import type { QuestCard } from './questsApi.ts';
import { RewardState } from './RewardState.tsx';
import styles from './QuestsPanel.module.css';

interface QuestRowProps {
  quest: QuestCard;
  reward: Reward | null;
  onSelect: () => void;
}

/** Time within which systems recognise a double click. */
const doublePressMs = 500;

/**
 * Returns a function that returns whether the value changed in the last half second, so that a control which replaces a
 * pressed button can ignore the second half of a double press. Based on time, because not all touch screens report
 * click counts.
 */
function useJustChanged(value: unknown): () => boolean {
  const previous = useRef(value);
  const changedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (Object.is(previous.current, value)) return;
    previous.current = value;
    changedAt.current = performance.now();
  }, [value]);
  return () => performance.now() - changedAt.current < doublePressMs;
}

/** Quest in the list. While its reward can be claimed, the title opens the details and the button claims. */
export function QuestRow({ quest, reward, onSelect }: QuestRowProps) {
  const { t } = useText();
  const isClaimable = reward?.state === 'claimable';
  const wasClaimedJustNow = useJustChanged(isClaimable);
  return (
    <li className={isClaimable ? `${styles.card} ${styles.claimable}` : styles.card}>
      <QuestPicture quest={quest} />
      <div className={styles.facts}>
        <h3>
          {isClaimable ? (
            <button type="button" className={styles.select} onClick={onSelect}>
              {quest.title}
            </button>
          ) : (
            quest.title
          )}
        </h3>
        <p className={styles.reward}>{quest.rewardText}</p>
        <QuestProgress quest={quest}>
          {reward !== null && <RewardState reward={reward} title={quest.title} />}
          {!isClaimable && (
            <Button
              size="s"
              className={styles.quiet}
              aria-label={t('quests.detailsOf', { title: quest.title })}
              // This button replaces the one that claims, so a double press must not open the details.
              onClick={() => !wasClaimedJustNow() && onSelect()}
            >
              {t('quests.details')}
            </Button>
          )}
        </QuestProgress>
      </div>
    </li>
  );
}
