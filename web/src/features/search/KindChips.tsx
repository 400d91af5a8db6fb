import type { AllGames } from '../../domain/game/allGames.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { kindChoices, kindCounts } from './kindCounts.ts';
import type { KindChoice } from './kindCounts.ts';
import styles from './SearchOverlay.module.css';

/** Kinds of what was found, each with how many there are. */
export function KindChips({
  list,
  games,
  chosen,
  onChoose,
}: {
  list: AllGames;
  games: readonly number[];
  chosen: KindChoice;
  onChoose: (kind: KindChoice) => void;
}) {
  const { t } = useText();
  const counts = kindCounts(list, games);
  return (
    <div className={styles.chips} role="group" aria-label={t('search.kinds')}>
      {kindChoices.map((kind) => {
        const count = counts[kind];
        // A kind without games is no choice, unless it is the chosen one: that one must stay to be left.
        if (count === 0 && kind !== chosen && kind !== 'all') return null;
        return (
          <button
            key={kind}
            type="button"
            className={styles.chip}
            aria-pressed={kind === chosen}
            onClick={() => onChoose(kind)}
          >
            {t('search.kind', { kind, count })}
          </button>
        );
      })}
    </div>
  );
}
