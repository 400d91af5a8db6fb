import { sitePlaces } from '../../domain/site/sitePlaces.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FreeSpinsCard } from './FreeSpinsCard.tsx';
import { QuestPicture } from './QuestPicture.tsx';
import { QuestProgress } from './QuestProgress.tsx';
import styles from './QuestsPanel.module.css';
import { rewardOf } from './questsStore.ts';
import type { QuestsData } from './questsStore.ts';
import { RewardState } from './RewardState.tsx';

interface QuestListProps {
  data: QuestsData;
  onSelect: (campaignId: string) => void;
  onRecord: () => void;
}

/** Free spins that wait, every quest, and a day off, which is worth as much as any of them. */
export function QuestList({ data: { quests, rewards, freeSpins }, onSelect, onRecord }: QuestListProps) {
  const { t } = useText();
  return (
    <>
      <ul className={styles.list}>
        {freeSpins
          .filter(({ state }) => state === 'active')
          .map((spins) => (
            <FreeSpinsCard key={spins.freeSpinsId} spins={spins} />
          ))}
        {quests.map((quest) => {
          const reward = rewardOf(quest, rewards);
          const isClaimable = reward?.state === 'claimable';
          return (
            <li key={quest.campaignId} className={isClaimable ? `${styles.card} ${styles.claimable}` : styles.card}>
              <QuestPicture quest={quest} />
              <div className={styles.facts}>
                <h3>
                  {isClaimable ? (
                    <button type="button" className={styles.select} onClick={() => onSelect(quest.campaignId)}>
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
                      // It takes the place of the button that claims: the second half of a double press there asks for nothing.
                      onClick={({ detail }) => detail < 2 && onSelect(quest.campaignId)}
                    >
                      {t('quests.details')}
                    </Button>
                  )}
                </QuestProgress>
              </div>
            </li>
          );
        })}
      </ul>
      {quests.length === 0 && <p>{t('quests.none')}</p>}
      <div className={styles.dayOff}>
        <Icon name="coffee" size={36} />
        <div className={styles.facts}>
          <h3>{t('quests.dayOff')}</h3>
          <p className={styles.note}>{t('quests.dayOffText')}</p>
        </div>
        <ButtonLink size="s" href={sitePlaces.myPlay}>
          {t('quests.break')}
        </ButtonLink>
      </div>
      <Button icon="trophy" onClick={onRecord}>
        {t('quests.record')}
      </Button>
      <p className={styles.note}>{t('quests.note')}</p>
    </>
  );
}
