import { maskedName, winnersSorts } from '@foyer/contract/winners';
import { useId, useRef, useState } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { useTabKeys } from '../../domain/game/useTabKeys.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { useReservedHeight } from './useReservedHeight.ts';
import { useWinners } from './useWinners.ts';
import { WinnerCard } from './WinnerCard.tsx';
import styles from './BigWinners.module.css';

/** Cards of a wide window; a narrower one shows the first half of them. */
const most = 8;

/** LB-09: who won lately in this product, from rounds really played. Without a list there is nothing. */
export default function BigWinners() {
  const { t, formats } = useText();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isHidden = useStoreValue(gamesStore, (games) => games.activeCategory !== null);
  const isUnknown = useStoreValue(gamesStore, ({ bigWinners }) => bigWinners.asOf === null);
  const [isPaused, setPaused] = useState(false);
  // A pause needs something to keep: another order that was never asked for is waited for.
  const { sortBy, games, asOf, state, setSort } = useWinners({ isPaused: isPaused && !isUnknown });
  const { onKeyDown } = useTabKeys();
  const username = useStoreValue(playerStore, ({ account }) => account?.core.username ?? null);
  // The list is one for a whole market. Entries carry a masked name only, so another player of the same mask is left out too.
  const others = username === null ? games : games.filter(({ playerName }) => playerName !== maskedName(username));
  const isOver = state !== 'unasked' && others.length === 0;
  const isHeightReserved = useReservedHeight(ref, isOver);
  const refreshed =
    asOf === null
      ? ''
      : t(state === 'failed' ? 'winners.notRefreshed' : 'winners.updated', { time: formats.timeOfDay(asOf) });

  return (
    <div ref={ref} data-empty={isHeightReserved && !isHidden ? undefined : ''}>
      {isHeightReserved && (
        <section className={styles.winners} aria-labelledby={id} aria-busy={state === 'unasked'} hidden={isHidden}>
          <div className={styles.heading}>
            <h2 id={id}>{t('winners.title')}</h2>
            {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- keys reach the tabs inside; the list itself is no stop */}
            <div className={styles.tabs} role="tablist" aria-label={t('winners.sort')} onKeyDown={onKeyDown}>
              {winnersSorts.map((sort) => (
                <button
                  key={sort}
                  type="button"
                  role="tab"
                  id={`${id}${sort}`}
                  className={styles.tab}
                  aria-selected={sort === sortBy}
                  aria-controls={`${id}list`}
                  tabIndex={sort === sortBy ? 0 : -1}
                  onClick={() => setSort(sort)}
                >
                  {t(`winners.${sort}`)}
                </button>
              ))}
            </div>
            <p className={styles.news}>
              {/* Other words come in place of these, and nothing moves. */}
              <span key={refreshed}>{refreshed}</span>
              <IconButton
                label={t('winners.pause')}
                icon={isPaused ? 'play-fill' : 'pause-fill'}
                className={styles.pause}
                aria-pressed={isPaused}
                onClick={() => setPaused(!isPaused)}
              />
            </p>
          </div>
          <div id={`${id}list`} role="tabpanel" aria-labelledby={`${id}${sortBy}`} className={styles.panel}>
            {isOver ? (
              <p className={styles.none}>
                <Icon name="trophy" size={24} />
                {t('winners.none')}
              </p>
            ) : (
              <ul className={styles.cards}>
                {others.length === 0
                  ? Array.from({ length: most }, (_, place) => (
                      <li key={place} className={styles.waiting} aria-hidden="true" />
                    ))
                  : others
                      .slice(0, most)
                      .map((winner, index) => <WinnerCard key={winner.id} winner={winner} place={index + 1} />)}
              </ul>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
