import { useCallback, useMemo, useState } from 'react';
import type { AllGames } from '../../domain/game/allGames.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { TileList } from '../../domain/game/TileList.tsx';
import { useText } from '../../i18n/TextContext.tsx';
import { closeOverlay } from '../../services/overlays/openOverlay.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { BestMatch } from './BestMatch.tsx';
import { captionSizes } from './captionSizes.ts';
import type { FilteredGames } from './filterSearch.ts';
import type { SearchOutcome } from './gameSearch.ts';
import { kindChoices, kindCounts, ofKind } from './kindCounts.ts';
import type { KindChoice } from './kindCounts.ts';
import styles from './SearchOverlay.module.css';

/** Links to the lobby's categories. Choosing one ends the search (LB-01). */
export function CategoryChips() {
  const { t } = useText();
  const categories = useStoreValue(gamesStore, (games) => games.categories);
  return (
    <nav className={styles.chips} aria-label={t('search.categories')}>
      {categories.map(({ Id, Name, Slug }) => (
        <SiteLink
          key={Id}
          href={`/?category=${Slug}`}
          className={styles.chip}
          onClick={() => {
            gamesStore.setState({ searchText: '', searching: false });
            closeOverlay();
          }}
        >
          {Name}
        </SiteLink>
      ))}
    </nav>
  );
}

/** Leads to the page with the games that the typed filters match. */
function FilterLink({ filtered, onChoose }: { filtered: FilteredGames; onChoose: () => void }) {
  const { t } = useText();
  return (
    <nav className={styles.chips} aria-label={t('search.filters')}>
      <SiteLink href={filtered.href} className={styles.filters} data-result="" onClick={onChoose}>
        <Icon name="sliders-horizontal" size={18} />
        <span>{filtered.text}</span>
      </SiteLink>
    </nav>
  );
}

interface SearchResultsProps {
  text: string;
  outcome: Exclude<SearchOutcome, { kind: 'short' }>;
  onExactly: () => void;
  onRetry: () => void;
  onChoose: () => void;
}

/**
 * Number of results drawn first, so that a keystroke is answered within a frame (LB-03): as many as fit on a large
 * screen. More appear on request.
 */
const pageSize = 20;
const nextPageSize = 60;

/** Kinds of the games found, each with its count. */
function KindChips({
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
        // A kind without games is hidden, unless it is the chosen one.
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

/** Returns the tiles of an outcome: those found, and those offered beside or instead of them. */
function tilesOf(outcome: SearchOutcome, games: readonly number[]): Record<'found' | 'others', readonly GameTile[]> {
  if (outcome.kind === 'found')
    return { found: games.map(outcome.list.tile), others: outcome.related.map(outcome.list.tile) };
  if (outcome.kind === 'filtered')
    return { found: outcome.filtered.games.slice(0, pageSize).map(outcome.list.tile), others: [] };
  if (outcome.kind === 'nothing') return { found: [], others: outcome.nearest.map(outcome.list.tile) };
  return { found: [], others: [] };
}

export function SearchResults({ text, outcome, onExactly, onRetry, onChoose }: SearchResultsProps) {
  const { t } = useText();
  const [kind, setKind] = useState<KindChoice>('all');
  const [opened, setOpened] = useState({ text, count: pageSize });
  const count = opened.text === text ? opened.count : pageSize;
  const choose = useCallback(() => {
    onChoose();
    closeOverlay();
  }, [onChoose]);
  const grid = (tiles: readonly GameTile[], label: string, before = 0) => (
    <TileList
      tiles={tiles}
      before={before}
      className={styles.grid}
      sizes={captionSizes}
      eager={5}
      label={label}
      launchedFrom="search"
      isCaptioned
      onChoose={choose}
    />
  );

  // A letter changes the text before the outcome, and tiles that stay the same are not drawn for it.
  const games = useMemo(
    () => (outcome.kind === 'found' ? ofKind(outcome.list, outcome.games, kind) : []),
    [outcome, kind],
  );
  const tiles = useMemo(() => tilesOf(outcome, games.slice(1, count + 1)), [outcome, games, count]);
  const filtered = outcome.kind === 'found' || outcome.kind === 'filtered' ? outcome.filtered : null;
  const best = games[0];
  const others = games.length - 1;
  const status =
    outcome.kind === 'found'
      ? outcome.corrected === null
        ? t('search.count', { count: games.length, text })
        : t('search.corrected', { count: games.length, corrected: outcome.corrected, text })
      : outcome.kind === 'nothing'
        ? t('search.nothing', { text })
        : outcome.kind === 'failed'
          ? t('search.failed')
          : outcome.kind === 'filtered'
            ? t('search.count', { count: outcome.filtered.games.length, text })
            : '';
  return (
    <>
      {filtered !== null && <FilterLink filtered={filtered} onChoose={choose} />}
      {outcome.kind === 'found' && (
        <KindChips list={outcome.list} games={outcome.games} chosen={kind} onChoose={setKind} />
      )}
      <p className={styles.status}>
        <span role="status">{status}</span>
        {outcome.kind === 'found' && outcome.corrected !== null && (
          <span>
            {' '}
            <button type="button" className={styles.exactly} onClick={onExactly}>
              {t('search.exactly')}
            </button>
          </span>
        )}
        {outcome.kind === 'failed' && (
          <Button variant="outline" size="s" onClick={onRetry}>
            {t('site.tryAgain')}
          </Button>
        )}
      </p>
      {outcome.kind === 'loading' && (
        <div className={styles.grid} aria-hidden="true">
          {Array.from({ length: 10 }, (_, index) => (
            <div key={index} className={styles.skeleton} />
          ))}
        </div>
      )}
      {outcome.kind === 'found' && best !== undefined && (
        <div className={styles.found}>
          <BestMatch tile={outcome.list.tile(best)} wanted={outcome.corrected ?? text} onChoose={choose} />
          <div className={styles.others}>
            {others > 0 && grid(tiles.found, t('search.results'), 1)}
            {others > count && (
              <Button
                variant="outline"
                className={styles.more}
                data-track="viewMore"
                onClick={() => setOpened({ text, count: count + nextPageSize })}
              >
                {t('lobby.viewMore')}
              </Button>
            )}
            {kind === 'all' && others < 5 && outcome.related.length > 0 && (
              <>
                <h3>{t('search.related')}</h3>
                {grid(tiles.others, t('search.related'))}
              </>
            )}
          </div>
        </div>
      )}
      {outcome.kind === 'filtered' && grid(tiles.found, t('search.results'))}
      {outcome.kind === 'nothing' && (
        <>
          <CategoryChips />
          <h3 className={styles.nearest}>
            <Icon name="compass" /> {t('search.nearest')}
          </h3>
          {grid(tiles.others, t('search.nearest'))}
        </>
      )}
    </>
  );
}
