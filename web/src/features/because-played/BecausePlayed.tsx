import type { ResponseBody } from '@foyer/contract/endpoint';
import { useEffect, useId, useState } from 'react';
import { similarGames } from '../../domain/game/gamesApi.ts';
import { cacheTiles, gamesStore, listStatesStore } from '../../domain/game/gamesStore.ts';
import { TileList } from '../../domain/game/TileList.tsx';
import { hideRow, useHiddenRow } from '../../domain/hidden-rows/useHiddenRow.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import scrollRow from '../../ui/scrollRow.module.css';
import styles from './BecausePlayed.module.css';

/** Key by which the row is hidden. */
const row = 'because-played';
/** Fewer games than these make no row. */
const minGames = 4;
const maxGames = 12;
const tileSizes = '(min-width:1440px) 240px, 165px';

/**
 * Games of the same kind and theme as the player's last game, with that reason. Only where the market allows prompts to
 * continue (UK9); the resolver leaves the block out elsewhere. The player can hide the row, and show it again.
 */
export default function BecausePlayed() {
  const { t } = useText();
  const id = useId();
  const played = useStoreValue(gamesStore, (games) => games.recentlyPlayedGameIds);
  const isOtherShown = useStoreValue(gamesStore, (games) => games.activeCategory !== null);
  const isKnown = useStoreValue(listStatesStore, (lists) => lists.recentlyPlayed !== 'notLoaded');
  const { isHidden, isKnown: isChoiceKnown } = useHiddenRow(row);
  const [similar, setSimilar] = useState<ResponseBody<typeof similarGames> | 'failed' | null>(null);
  const last = played[0];
  useEffect(() => {
    if (last === undefined || isHidden || !isChoiceKnown) return undefined;
    const abort = new AbortController();
    void fetchSimilarGames(last, abort.signal).then((response) => {
      if (!abort.signal.aborted) setSimilar(response ?? 'failed');
    });
    return () => abort.abort();
  }, [last, isHidden, isChoiceKnown]);

  if (isHidden && last !== undefined)
    return (
      <section className={styles.row} hidden={isOtherShown} data-empty="">
        <button type="button" className={styles.less} onClick={() => hideRow(row, false)}>
          {t('becausePlayed.show')}
        </button>
      </section>
    );
  const tiles =
    similar === null || similar === 'failed'
      ? []
      : similar.tiles.filter((tile) => !played.includes(tile.id) && tile.isUnavailable !== true).slice(0, maxGames);
  const isNothing =
    (isKnown && last === undefined) || similar === 'failed' || (similar !== null && tiles.length < minGames);
  if (similar === null || similar === 'failed' || isNothing)
    return <section className={styles.row} aria-hidden="true" data-empty={isNothing ? '' : undefined} />;
  return (
    <section className={styles.row} aria-labelledby={id} hidden={isOtherShown}>
      <div className={styles.heading}>
        <h2 id={id}>{t('becausePlayed.heading', { name: similar.game.name })}</h2>
        <button type="button" className={styles.less} onClick={() => hideRow(row, true)}>
          {t('becausePlayed.hide')}
        </button>
      </div>
      <p className={styles.reason}>{t('becausePlayed.reason')}</p>
      <TileList
        tiles={tiles}
        className={scrollRow.row}
        sizes={tileSizes}
        label={t('becausePlayed.heading', { name: similar.game.name })}
        launchedFrom="becausePlayed"
      />
    </section>
  );
}

/** Returns games like this one; null on failure. */
async function fetchSimilarGames(
  gameId: number,
  signal: AbortSignal,
): Promise<ResponseBody<typeof similarGames> | null> {
  const response = await createApiClient().call(similarGames, { params: { gameId: String(gameId) } }, { signal });
  if (!response.ok) return null;
  cacheTiles(response.value.tiles);
  return response.value;
}
