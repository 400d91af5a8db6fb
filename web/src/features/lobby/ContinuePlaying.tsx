import { useEffect, useMemo, useState } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { recentlyPlayedKnown } from '../../domain/recently-played/recentlyPlayed.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import type { GamesBlock } from './gamesBlock.ts';
import { Reel } from './Reel.tsx';
import styles from './GamesRow.module.css';

/** Maximum number of games in the row; My Games has the others. */
const maxGames = 20;

/**
 * LB-08: lists the player's last played games where the market allows such prompts. Its space is reserved until the
 * list arrives, so that the page does not move if the list is empty.
 */
export function ContinuePlaying({ viewAllUrl }: { viewAllUrl: string | null }) {
  const { t } = useText();
  const ids = useStoreValue(gamesStore, (games) => games.continuePlaying);
  const known = useStoreValue(gamesStore, (games) => games.lobbyGames);
  const isHidden = useStoreValue(gamesStore, (games) => games.activeCategory !== null);
  const isKnown = useStoreValue(recentlyPlayedKnown, (list) => list.isKnown);
  const [wasKnown] = useState(isKnown);
  const wanted = ids.slice(0, maxGames).join(',');
  useEffect(() => {
    if (wanted === '') return;
    // Without the code the row is left out; My Games lists the games too.
    import('../../domain/game/gamesLoader.browser.ts').then(
      ({ gamesLoader }) => void gamesLoader().know(wanted.split(',').map(Number)),
      () => undefined,
    );
  }, [wanted]);
  const block = useMemo<GamesBlock>(() => {
    const tiles = ids.slice(0, maxGames).flatMap((id) => known[id] ?? []);
    return {
      heading: t('lobby.continuePlaying'),
      reason: t('lobby.continuePlaying.reason'),
      variant: 'reel',
      viewAllUrl,
      tiles,
      total: tiles.length,
      query: null,
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
