import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FreeSpinsCard } from './FreeSpinsCard.tsx';
import { QuestRow } from './QuestRow.tsx';
import { rewardOf } from './questsStore.ts';
import type { QuestsData } from './questsStore.ts';
import styles from './QuestsPanel.module.css';

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
        {quests.map((quest) => (
          <QuestRow
            key={quest.campaignId}
            quest={quest}
            reward={rewardOf(quest, rewards)}
            onSelect={() => onSelect(quest.campaignId)}
          />
        ))}
      </ul>
      {quests.length === 0 && <p>{t('quests.none')}</p>}
      <div className={styles.dayOff}>
        <Icon name="coffee" size={36} />
        <div className={styles.facts}>
          <h3>{t('quests.dayOff')}</h3>
          <p className={styles.note}>{t('quests.dayOffText')}</p>
        </div>
        <ButtonLink size="s" href={sitePaths.myPlay}>
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
