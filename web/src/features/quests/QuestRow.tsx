import type { Reward } from '@foyer/contract/campaigns';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PlayLink } from './PlayLink.tsx';
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

/**
 * Quest in the list, with one main action: the button claims a reward, or the link opens the next game. While a reward
 * can be claimed, the title opens the details.
 */
export function QuestRow({ quest, reward, onSelect }: QuestRowProps) {
  const { t } = useText();
  const isClaimable = reward?.state === 'claimable';
  const wasClaimedJustNow = useJustChanged(isClaimable);
  const [game] = quest.games;
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
        <p className={styles.prize}>
          <Icon name="gift" size={22} />
          <span>{quest.rewardText}</span>
        </p>
        <QuestProgress quest={quest}>
          {reward !== null && <RewardState reward={reward} title={quest.title} />}
          {!isClaimable && (
            <button
              type="button"
              className={styles.details}
              aria-label={t('quests.detailsOf', { title: quest.title })}
              // This button replaces the one that claims, so a double press must not open the details.
              onClick={() => !wasClaimedJustNow() && onSelect()}
            >
              {t('quests.details')}
            </button>
          )}
          {reward === null && game !== undefined && (
            <PlayLink
              gameId={game.id}
              name={game.name}
              campaignId={quest.campaignId}
              sectionName={quest.title}
              gameIndex={1}
            />
          )}
        </QuestProgress>
      </div>
    </li>
  );
}
