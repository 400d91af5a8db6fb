import { sitePaths } from '../../domain/site/sitePaths.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PlayLink } from './PlayLink.tsx';
import { QuestPicture } from './QuestPicture.tsx';
import { QuestRow } from './QuestRow.tsx';
import type { SpinsCard } from './questsApi.ts';
import { rewardOf } from './questsStore.ts';
import type { QuestsData } from './questsStore.ts';
import styles from './QuestsPanel.module.css';

interface QuestListProps {
  data: QuestsData;
  onSelect: (campaignId: string) => void;
  onRecord: () => void;
}

/** Remaining free spins in a game, the value of each, and their expiry. */
function FreeSpinsCard({
  spins: { game, gameId, left, stake, won, currencyIsoCode, playBefore },
}: {
  spins: SpinsCard;
}) {
  const { t, formats } = useText();
  const { locale } = useVisit();
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(playBefore);
  const name = game?.name ?? '';
  return (
    <li className={styles.card}>
      <QuestPicture quest={{ games: game === null ? [] : [game], unit: 'rounds' }} />
      <div className={styles.facts}>
        <h3>{t('quests.freeSpins', { count: left, game: name })}</h3>
        <p className="t14 muted">{t('quests.freeSpinsText', { stake: formats.money(stake, currencyIsoCode), day })}</p>
        <div className={styles.actions}>
          {won > 0 && (
            <span className={styles.done}>
              {t('quests.freeSpinsWon', { amount: formats.money(won, currencyIsoCode) })}
            </span>
          )}
          <PlayLink
            gameId={gameId}
            name={name}
            campaignId={null}
            sectionName={t('quests.freeSpins', { count: left, game: name })}
            gameIndex={1}
          />
        </div>
      </div>
    </li>
  );
}

/** Lists available free spins, every quest, and the note that days off cost nothing. */
export function QuestList({ data: { quests, rewards, freeSpins }, onSelect, onRecord }: QuestListProps) {
  const { t } = useText();
  return (
    <>
      <ul className="stack g16">
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
          <p className="t14 muted">{t('quests.dayOffText')}</p>
        </div>
        <ButtonLink size="s" href={sitePaths.myPlay}>
          {t('quests.break')}
        </ButtonLink>
      </div>
      <Button icon="trophy" onClick={onRecord}>
        {t('quests.record')}
      </Button>
      <p className="t14 muted">{t('quests.note')}</p>
    </>
  );
}
