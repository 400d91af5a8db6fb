import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../market/VisitContext.tsx';
import { PlayLink } from './PlayLink.tsx';
import { QuestPicture } from './QuestPicture.tsx';
import type { SpinsCard } from './questsApi.ts';
import styles from './QuestsPanel.module.css';

/** Free spins that are left in a game, what each is worth, and until when. */
export function FreeSpinsCard({
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
        <p className={styles.note}>
          {t('quests.freeSpinsText', { stake: formats.money(stake, currencyIsoCode), day })}
        </p>
        <div className={styles.ways}>
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
