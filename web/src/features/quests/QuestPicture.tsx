import { coverAddress, coverSet } from '../../domain/game/coverAddress.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { QuestCard } from './questsApi.ts';
import styles from './QuestsPanel.module.css';

/** Cover of the next game, or an icon of the task. */
export function QuestPicture({ quest: { games, unit } }: { quest: Pick<QuestCard, 'games' | 'unit'> }) {
  const { mediaOrigin } = useVisit();
  const [game] = games;
  if (game !== undefined) {
    return (
      <img
        className={styles.picture}
        src={coverAddress(game.image, { mediaOrigin, width: 120 })}
        srcSet={coverSet(game.image, mediaOrigin, [120, 240])}
        sizes="72px"
        alt=""
        width={72}
        height={72}
        loading="lazy"
        decoding="async"
      />
    );
  }
  return (
    <span className={styles.picture}>
      <Icon name={unit === 'hearts' ? 'heart-fill' : 'trophy-fill'} size={36} />
    </span>
  );
}
