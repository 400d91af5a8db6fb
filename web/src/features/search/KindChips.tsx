import { useText } from '../../i18n/TextContext.tsx';
import { kindChoices, ofKind } from './kindCounts.ts';
import type { KindChoice } from './kindCounts.ts';
import type { SearchGame } from './searchGames.ts';
import styles from './SearchOverlay.module.css';

/** Kinds of what was found, each with how many there are. */
export function KindChips({ games, chosen, onChoose }: { games: readonly SearchGame[]; chosen: KindChoice; onChoose: (kind: KindChoice) => void }) {
  const { t } = useText();
  return (
    <div className={styles.chips} role="group" aria-label={t('search.kinds')}>
      {kindChoices.map((kind) => {
        const count = ofKind(games, kind).length;
        // A kind without games is no choice, unless it is the chosen one: that one must stay to be left.
        if (count === 0 && kind !== chosen && kind !== 'all') return null;
        return (
          <button key={kind} type="button" className={styles.chip} aria-pressed={kind === chosen} onClick={() => onChoose(kind)}>
            {t('search.kind', { kind, count })}
          </button>
        );
      })}
    </div>
  );
}
