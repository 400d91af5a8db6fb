import { useEffect, useMemo, useState } from 'react';
import type { LaterCode } from '../../base/bundleNames.ts';
import { gamesLoader } from '../../domain/game/gamesLoader.browser.ts';
import type { Category, SubCategory } from '../../domain/game/gamesState.ts';
import { gamesStore, listStatesStore } from '../../domain/game/gamesStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { isOff } from '../../services/market/isOff.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { idsOfChoice, listsOfChoice, needsPlayer } from './categoryChoice.ts';
import { minGamesForFilters } from './gridView.ts';
import { TileSkeletons } from './TileSkeletons.tsx';
import { VirtualGrid } from './VirtualGrid.tsx';
import styles from './GamesRow.module.css';

interface CategoryGamesProps {
  category: Category;
  sub: SubCategory | null;
  /** Returns to the page's own rows. */
  onLeave: () => void;
}

/** Number of tiles requested by id; further ones come from the list of all games. */
const pageSize = 60;
/** Age from which a choice requests the order of live games again; the server's own facts are as old. */
const maxLiveOrderMs = 300_000;

const favourites = {
  bundle: 'player',
  load: () => import('../../domain/favourites/favourites.browser.ts'),
} satisfies LaterCode;
const recentlyPlayed = {
  bundle: 'player-start',
  load: () => import('../../domain/recently-played/recentlyPlayed.browser.ts'),
} satisfies LaterCode;

/** Without the code nothing is loaded, and the failure stays. */
function refetchLists(): void {
  favourites.load().then(
    ({ refetchFavourites }) => refetchFavourites(),
    () => undefined,
  );
  recentlyPlayed.load().then(
    ({ refetchRecentlyPlayed }) => refetchRecentlyPlayed(),
    () => undefined,
  );
}

/** Grid with the games of the chosen sub-category. */
export default function CategoryGames({ category, sub, onLeave }: CategoryGamesProps) {
  const { t } = useText();
  const visit = useVisit();
  const favouriteGameIds = useStoreValue(gamesStore, (games) => games.favouriteGameIds);
  const recentlyPlayedGameIds = useStoreValue(gamesStore, (games) => games.recentlyPlayedGameIds);
  const known = useStoreValue(gamesStore, (games) => games.lobbyGames);
  const states = useStoreValue(listStatesStore, (lists) => lists);
  const [progress, setProgress] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const ids = useMemo(
    () => idsOfChoice(category, sub, { favouriteGameIds, recentlyPlayedGameIds }),
    [category, sub, favouriteGameIds, recentlyPlayedGameIds],
  );
  const wanted = ids.slice(0, pageSize).join(',');
  // The order of live games follows their opening hours. A choice shows the current one, and nothing moves afterwards.
  const maxAgeMs = known[ids[0] ?? 0]?.kind === 'live' ? maxLiveOrderMs : Infinity;
  const [ordered, setOrdered] = useState<number | null>(null);
  const isOutdated = maxAgeMs < Infinity && ordered !== category.Id && !gamesLoader().hasCategories(maxAgeMs);

  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const isListed = needsPlayer(category) || (await gamesLoader().categories(maxAgeMs));
      if (!isOver) setOrdered(category.Id);
      const isKnown = isListed && (wanted === '' || (await gamesLoader().know(wanted.split(',').map(Number))));
      if (!isOver) setProgress(isKnown ? 'ready' : 'failed');
    };
    setProgress((before) => (before === 'failed' ? 'loading' : before));
    void load();
    return () => {
      isOver = true;
    };
    // A list that turns out to be live is not requested again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [category, wanted, attempt]);

  const tiles = useMemo(
    () => (wanted === '' ? [] : wanted.split(',').flatMap((id) => known[Number(id)] ?? [])),
    [wanted, known],
  );
  function loadAgain(): void {
    setAttempt(attempt + 1);
    if (lists.length > 0) refetchLists();
  }
  const isComplete = ids.length <= pageSize;
  const games = useMemo(
    () => ({
      tiles,
      total: isComplete ? tiles.length : ids.length,
      query: { by: 'ids' as const, ids: isComplete ? tiles.map(({ id }) => id) : [...ids] },
    }),
    [tiles, ids, isComplete],
  );
  // A guest and a restricted player have no lists.
  const lists = visit.access === 'full' ? listsOfChoice(category, sub).filter((list) => !isOff(visit, list)) : [];
  const isWaiting =
    isOutdated ||
    (tiles.length === 0 && (progress === 'loading' || lists.some((list) => states[list] === 'notLoaded')));
  const hasFailed = tiles.length === 0 && (progress === 'failed' || lists.some((list) => states[list] === 'failed'));
  const isPlayedOnly =
    sub?.SubCategoryType === 'Recently Played' || (needsPlayer(category) && isOff(visit, 'favourites'));
  const count = tiles.length === 0 ? ids.length : shown;
  return (
    <section className={styles.row} aria-labelledby="category-heading" aria-busy={isWaiting}>
      <div className={styles.heading}>
        <h2 id="category-heading">{sub?.Name ?? category.Name}</h2>
        <span className={styles.count} role="status">
          {isWaiting || hasFailed || count === null ? '' : t('lobby.count', { count })}
        </span>
      </div>
      {hasFailed ? (
        <div className={styles.empty}>
          <Icon name="plugs" size={44} />
          <p>{t('lobby.failed')}</p>
          <Button variant="outline" onClick={loadAgain}>
            {t('site.tryAgain')}
          </Button>
        </div>
      ) : isWaiting ? (
        <TileSkeletons count={12} />
      ) : tiles.length === 0 ? (
        <div className={styles.empty}>
          <Icon name={isPlayedOnly ? 'clock-counter-clockwise' : 'heart'} size={44} />
          <p>
            {t(isPlayedOnly ? 'lobby.empty.recent' : needsPlayer(category) ? 'lobby.empty.favourites' : 'lobby.empty')}
          </p>
          <Button variant="outline" onClick={onLeave}>
            {t('lobby.toLobby')}
          </Button>
        </div>
      ) : (
        <VirtualGrid
          key={`${category.Id} ${sub?.Id ?? ''}`}
          games={games}
          label={sub?.Name ?? category.Name}
          isHidden={false}
          isChoosable={games.total > minGamesForFilters}
          eager={6}
          onCount={setShown}
        />
      )}
    </section>
  );
}
