import type { Reward } from '@foyer/contract/campaigns';
import { useText } from '../../i18n/TextContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { useJustChanged } from '../../ui/useJustChanged.ts';
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

/** A quest in the list. While its reward can be claimed, the title leads to the details and the button claims. */
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
              // It takes the place of the button that claims.
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
