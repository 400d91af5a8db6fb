import { useEffect, useRef, useState } from 'react';
import { everyGame, filterCount, isChosen, searchWithChoice } from '../../domain/game/gameChoice.ts';
import type { GameChoice } from '../../domain/game/gameChoice.ts';
import { loadFilterMessages } from '../../domain/game/loadFilterMessages.ts';
import { TileList } from '../../domain/game/TileList.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { useLoadedView } from '../../ui/useLoadedView.ts';
import { gridSizes } from './gridView.ts';
import type { GridGames } from './gridView.ts';
import { useVirtualGrid } from './useVirtualGrid.ts';
import styles from './GamesRow.module.css';

interface VirtualGridProps {
  games: GridGames;
  label: string;
  isHidden: boolean;
  /** Whether the player may filter and sort. */
  isChoosable: boolean;
  eager: number;
  /** Called with the number of games; null while it is unknown. */
  onCount: (count: number | null) => void;
}

/** Grid of any length with filters and sorting (LB-12, LB-13); the page contains its first tiles. */
export function VirtualGrid({ games, label, isHidden, isChoosable, eager, onCount }: VirtualGridProps) {
  const { t } = useText();
  const { culture } = useVisit();
  const navigation = useNavigation();
  const opener = useRef<HTMLButtonElement>(null);
  const { list, view, load } = useVirtualGrid(games, isHidden, isChoosable);
  const [isOpen, setOpen] = useState(false);
  const choice = view?.choice ?? everyGame;
  const hasFailed = view?.hasFailed ?? false;
  const Choice = useLoadedView(
    isOpen || isChosen(choice),
    async () => (await Promise.all([import('./GridChoice.tsx'), loadFilterMessages(culture)]))[0],
    () => setOpen(false),
  );
  const count = view === null ? games.total : view.count;
  useEffect(() => onCount(count), [count, onCount]);
  const choose = (next: GameChoice) => {
    setOpen(false);
    const { pathname, search } = window.location;
    navigation.go(pathname + searchWithChoice(search, next), { keepScroll: true });
    // Move the focus before the chip or sheet that has it disappears.
    opener.current?.focus({ preventScroll: true });
    const top = opener.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) window.scrollBy({ top: top - 160, behavior: 'instant' });
  };
  const filters = filterCount(choice);
  return (
    <>
      {isChoosable && (
        <div className={styles.choice}>
          <button
            ref={opener}
            type="button"
            className={styles.chooser}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            data-early=""
            onClick={() => {
              load();
              setOpen(true);
            }}
          >
            <Icon name="sliders-horizontal" size={18} />
            <span>{t('lobby.filters', { count: filters })}</span>
          </button>
          {Choice !== null && view !== null && (
            <Choice view={view} isOpen={isOpen} onChoose={choose} onClose={() => setOpen(false)} onRetry={load} />
          )}
        </div>
      )}
      <TileList
        tiles={view?.tiles ?? games.tiles}
        className={view === null ? `${styles.grid} ${styles.whole}` : `${styles.grid} ${styles.whole} ${styles.drawn}`}
        sizes={gridSizes}
        eager={eager}
        label={label}
        launchedFrom="grid"
        listRef={list}
        part={view?.part ?? null}
      />
      {hasFailed && (
        <div className={styles.empty} role="alert">
          <Icon name="plugs" size={44} />
          <p>{t('lobby.failed')}</p>
          <Button variant="outline" onClick={load}>
            {t('site.tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
}
