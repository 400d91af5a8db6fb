import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { gamesStore, listStatesStore } from '../../domain/game/gamesStore.ts';
import { useIsNewPlayer } from '../../domain/player/useIsNewPlayer.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { needsPlayer } from './categoryChoice.ts';
import type { GamesBlock } from './gamesBlock.ts';
import { Reel } from './Reel.tsx';
import styles from './GamesRow.module.css';

/** Maximum number of games in the row; My Games has the others. */
const maxGames = 20;

/** Minimum number of games: fewer would leave the row nearly empty, and the hero shows the last one. */
const minGames = 3;

/**
 * LB-08: lists the player's last played games, as a prompt to continue where the market allows it and under a neutral
 * name elsewhere (UK9). Its space is reserved until the list is known. A row that turns out too short while it is on
 * screen keeps its space, so that nothing moves under the player's eyes.
 */
export default function ContinuePlaying() {
  const { t } = useText();
  const isPrompt = useVisit().continuePlaying;
  const ids = useStoreValue(gamesStore, (games) => games.continuePlaying);
  const known = useStoreValue(gamesStore, (games) => games.lobbyGames);
  const isHidden = useStoreValue(gamesStore, (games) => games.activeCategory !== null);
  const list = useStoreValue(listStatesStore, ({ recentlyPlayed }) => recentlyPlayed);
  const isKnown = list !== 'notLoaded';
  const own = useStoreValue(gamesStore, (games) => games.categories.find(needsPlayer));
  // A new player has no such games yet.
  const isNewPlayer = useIsNewPlayer();
  const section = useRef<HTMLElement>(null);
  /** Whether the list was known before the row was first rendered, or became known while the row was off screen. */
  const [canCollapse, setCanCollapse] = useState(isKnown);
  const isTooShort = ids.length < minGames;
  const wanted = isTooShort ? '' : ids.slice(0, maxGames).join(',');
  useLayoutEffect(() => {
    if (!isKnown || section.current === null) return;
    const { top, bottom } = section.current.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight) setCanCollapse(true);
  }, [isKnown]);
  useEffect(() => {
    if (wanted === '') return;
    // Without the code the row is left out; My Games lists the games too.
    import('../../domain/game/gamesLoader.browser.ts').then(
      ({ gamesLoader }) => void gamesLoader().know(wanted.split(',').map(Number)),
      () => undefined,
    );
  }, [wanted]);
  const block = useMemo<GamesBlock>(() => {
    const tiles = isTooShort ? [] : ids.slice(0, maxGames).flatMap((id) => known[id] ?? []);
    return {
      heading: t(isPrompt ? 'lobby.continuePlaying' : 'lobby.yourGames'),
      row: null,
      reason: t('lobby.continuePlaying.reason'),
      variant: 'reel',
      viewAllUrl: own === undefined ? null : `/?category=${own.Slug}`,
      tiles,
      total: tiles.length,
      query: null,
      screen: 1,
      isLeading: false,
      place: 1,
    };
  }, [ids, isTooShort, known, t, isPrompt, own]);
  if (block.tiles.length > 0) return <Reel block={block} isHidden={isHidden} />;
  const isNothing = isTooShort && (isKnown || isNewPlayer);
  if (isNothing && (canCollapse || isNewPlayer)) return null;
  return (
    <section ref={section} className={styles.row} data-part="row" hidden={isHidden} aria-busy={!isNothing}>
      <div className={styles.heading}>
        <h2>{block.heading}</h2>
      </div>
      {isNothing ? (
        <p className={styles.nothing}>{t(list === 'failed' ? 'lobby.failed' : 'lobby.empty.recent')}</p>
      ) : (
        <div className={styles.reel} aria-hidden="true">
          <div className={styles.skeleton} />
        </div>
      )}
    </section>
  );
}
