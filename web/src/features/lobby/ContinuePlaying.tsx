import { useEffect, useId } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { TileList } from '../../domain/game/TileList.tsx';
import { recentlyPlayedKnown } from '../../domain/recently-played/recentlyPlayedKnown.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './GamesRow.module.css';
import { reelSizes } from './gridSizes.ts';
import { RowHeading } from './RowHeading.tsx';

/** Games of the row; who wants more has My Games. */
const most = 20;

/** LB-08: the games a player played last. Only where the market allows to prompt for them. Its place is kept free until the list is there. */
export function ContinuePlaying({ viewAllUrl }: { viewAllUrl: string | null }) {
  const { t } = useText();
  const id = useId();
  const ids = useStoreValue(gamesStore, (games) => games.continuePlaying);
  const known = useStoreValue(gamesStore, (games) => games.lobbyGames);
  const isHidden = useStoreValue(gamesStore, (games) => games.activeCategory !== null);
  const shown = ids.slice(0, most);
  const wanted = shown.join(',');
  useEffect(() => {
    if (wanted === '') return;
    // Code that cannot be fetched leaves the row out; the games are in My Games too.
    import('../../domain/game/gamesLoader.browser.ts').then(({ gamesLoader }) => void gamesLoader().know(wanted.split(',').map(Number)), () => undefined);
  }, [wanted]);
  const tiles = shown.flatMap((game) => known[game] ?? []);
  const isKnown = useStoreValue(recentlyPlayedKnown, (list) => list.isKnown);
  if (isKnown && wanted === '') return null;
  return (
    <section className={styles.row} aria-labelledby={id} hidden={isHidden}>
      <RowHeading id={id} heading={t('lobby.continuePlaying')} reason={t('lobby.continuePlaying.reason')} viewAllUrl={viewAllUrl} />
      {tiles.length === 0 ? (
        <div className={styles.reel} aria-hidden="true">
          <div className={styles.skeleton} />
        </div>
      ) : (
        <TileList tiles={tiles} className={styles.reel} sizes={reelSizes} label={t('lobby.continuePlaying')} />
      )}
    </section>
  );
}
