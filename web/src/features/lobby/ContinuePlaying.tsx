import { useEffect, useMemo, useState } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { recentlyPlayedKnown } from '../../domain/recently-played/recentlyPlayedKnown.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import type { GamesBlock } from './gamesBlock.ts';
import { Reel } from './Reel.tsx';
import styles from './GamesRow.module.css';

/** Games of the row; who wants more has My Games. */
const most = 20;

/** LB-08: the games a player played last. Only where the market allows to prompt for them. Its place is kept free until the list is there, and a page on which it was kept does not move when there is nothing. */
export function ContinuePlaying({ viewAllUrl }: { viewAllUrl: string | null }) {
  const { t } = useText();
  const ids = useStoreValue(gamesStore, (games) => games.continuePlaying);
  const known = useStoreValue(gamesStore, (games) => games.lobbyGames);
  const isHidden = useStoreValue(gamesStore, (games) => games.activeCategory !== null);
  const isKnown = useStoreValue(recentlyPlayedKnown, (list) => list.isKnown);
  const [wasKnown] = useState(isKnown);
  const wanted = ids.slice(0, most).join(',');
  useEffect(() => {
    if (wanted === '') return;
    // Code that cannot be fetched leaves the row out; the games are in My Games too.
    import('../../domain/game/gamesLoader.browser.ts').then(
      ({ gamesLoader }) => void gamesLoader().know(wanted.split(',').map(Number)),
      () => undefined,
    );
  }, [wanted]);
  const block = useMemo<GamesBlock>(() => {
    const tiles = ids.slice(0, most).flatMap((id) => known[id] ?? []);
    return {
      heading: t('lobby.continuePlaying'),
      reason: t('lobby.continuePlaying.reason'),
      variant: 'reel',
      viewAllUrl,
      tiles,
      total: tiles.length,
      question: null,
      screen: 1,
      isLeading: false,
      place: 1,
    };
  }, [ids, known, t, viewAllUrl]);
  if (block.tiles.length > 0) return <Reel block={block} isHidden={isHidden} />;
  const isNothing = isKnown && wanted === '';
  if (isNothing && wasKnown) return null;
  return (
    <section className={styles.row} hidden={isHidden} aria-busy={!isNothing}>
      <div className={styles.heading}>
        <h2>{block.heading}</h2>
      </div>
      {isNothing ? (
        <p className={styles.nothing}>{t('lobby.empty.recent')}</p>
      ) : (
        <div className={styles.reel} aria-hidden="true">
          <div className={styles.skeleton} />
        </div>
      )}
    </section>
  );
}
