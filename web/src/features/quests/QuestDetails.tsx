import type { Reward } from '@foyer/contract/campaigns';
import { coverAddress } from '../../domain/game/coverAddress.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { PlayLink } from './PlayLink.tsx';
import { QuestProgress } from './QuestProgress.tsx';
import type { QuestCard } from './questsApi.ts';
import { rewardOf } from './questsStore.ts';
import { RewardState } from './RewardState.tsx';
import styles from './QuestsPanel.module.css';

/** Details of a quest: task, games, reward and terms. */
export function QuestDetails({ quest, rewards }: { quest: QuestCard; rewards: readonly Reward[] }) {
  const { t } = useText();
  const { mediaOrigin } = useVisit();
  const reward = rewardOf(quest, rewards);
  return (
    <>
      <p>{quest.summary}</p>
      <p className={styles.reward}>{t('quests.brings', { reward: quest.rewardText })}</p>
      <QuestProgress quest={quest}>
        {reward !== null && <RewardState reward={reward} title={quest.title} />}
      </QuestProgress>
      {quest.games.length > 0 && (
        <section className={styles.section}>
          <h3>{t('quests.gamesToTry')}</h3>
          <ul className={styles.games}>
            {quest.games.map((game, index) => (
              <li key={game.id}>
                <img
                  src={coverAddress(game.image, { mediaOrigin, width: 120 })}
                  alt=""
                  width={48}
                  height={64}
                  loading="lazy"
                  decoding="async"
                />
                <span>{game.name}</span>
                <PlayLink
                  gameId={game.id}
                  name={game.name}
                  campaignId={quest.campaignId}
                  sectionName={quest.title}
                  gameIndex={index + 1}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section}>
        <h3>{t('quests.terms')}</h3>
        <ul className={styles.terms}>
          {quest.terms.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
