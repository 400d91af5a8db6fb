import { maskedName } from '@foyer/contract/winners';
import type { WinnersSort } from '@foyer/contract/winners';
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { LaterCode } from '../../base/bundles.ts';
import { coverAddress, coverSet } from '../../domain/game/coverAddress.ts';
import { gameLink } from '../../domain/game/gameLink.browser.ts';
import type { BigWinner, BigWinners as WinnersList } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { useTabKeys } from '../../domain/game/useTabKeys.ts';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { playerStore } from '../../services/player/playerStore.ts';
import { IconButton, IconLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useOnScreen } from '../../ui/useOnScreen.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import styles from './BigWinners.module.css';

/** Tabs from left to right. */
const tabs: readonly WinnersSort[] = ['topWinners', 'topMultiplier', 'current'];
/** Maximum number of characters of an amount in the usual size. */
const usualAmountLength = 11;
/** Number of cards on wide screens; narrow ones show the first half. */
const maxWinners = 8;

/**
 * Returns whether a block that may turn out empty reserves its height. The height is removed or restored only while the
 * block is below the screen, so that nothing visible moves; a block that turns out empty on screen keeps its height.
 * @param ref element that is rendered in both cases
 */
function useReservedHeight(ref: RefObject<Element | null>, isNothing: boolean): boolean {
  const [isHeightReserved, setReservedHeight] = useState(!isNothing);
  const isOnScreen = useOnScreen(ref);
  useEffect(() => {
    const isBelow = isOnScreen === false && (ref.current?.getBoundingClientRect().top ?? 0) > 0;
    if (isBelow) setReservedHeight(!isNothing);
  }, [ref, isOnScreen, isNothing]);
  return isHeightReserved;
}

/**
 * A win: the game's cover and link, the amount, the winner's masked name and the multiplier of the stake. `place`:
 * position in the list, from 1.
 */
const WinnerCard = memo(function WinnerCard({ winner, place }: { winner: BigWinner; place: number }) {
  const { t, formats } = useText();
  const { locale, mediaOrigin } = useVisit();
  const { tile, playerName, amount, currencyIsoCode, multiplier } = winner;
  const money = formats.money(amount, currencyIsoCode);
  return (
    <li className={styles.card}>
      <img
        src={coverAddress(tile.image, { mediaOrigin, width: 120 })}
        srcSet={coverSet(tile.image, mediaOrigin, [120, 240])}
        sizes="66px"
        width={66}
        height={88}
        alt={tile.name}
        loading="lazy"
      />
      <p className={styles.win}>
        <b className={styles.amount} data-long={money.length > usualAmountLength || undefined}>
          {money}
        </b>
        <span className={styles.who}>
          {playerName}{' '}
          <span className={styles.multiplier}>
            {t('winners.multiplier', { value: multiplierText(multiplier, locale) })}
          </span>
        </span>
      </p>
      {tile.isUnavailable !== true && (
        <IconLink
          {...gameLink(tile.id, { launchedFrom: 'bigWinners', sectionName: t('winners.title'), gameIndex: place })}
          label={t('winners.play', { name: tile.name })}
          icon="play-fill"
          className={styles.play}
        />
      )}
    </li>
  );
});

/** Formats a multiplier: decimals for small ones only. Never rounded up. */
function multiplierText(multiplier: number, locale: string): string {
  const places = multiplier < 10 ? 10 : 1;
  return (Math.floor(multiplier * places) / places).toLocaleString(locale);
}

const polling = { bundle: 'player', load: () => import('./winnersPoll.browser.ts') } satisfies LaterCode;
/** Without the code the list stays as it is. */
const loadPoll = () =>
  polling.load().then(
    ({ winnersPoll }) => winnersPoll(),
    () => null,
  );

interface WinnersInView extends WinnersList {
  setSort(sort: WinnersSort): void;
}

/** Returns the big winners, polled every ten seconds while a view is mounted, visible and not paused. */
function useWinners({ isPaused = false }: { isPaused?: boolean } = {}): WinnersInView {
  useEffect(() => {
    if (isPaused) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    void loadPoll().then((poll) => {
      if (poll !== null && !isGone) stop = poll.follow();
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isPaused]);
  const setSort = useCallback((sort: WinnersSort) => void loadPoll().then((poll) => poll?.sortBy(sort)), []);
  return { ...useStoreValue(gamesStore, (games) => games.bigWinners), setSort };
}

/** LB-09: lists recent big wins of this product. Renders nothing if no list could be loaded. */
export default function BigWinners() {
  const { t, formats } = useText();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isHidden = useStoreValue(gamesStore, (games) => games.activeCategory !== null);
  const isUnknown = useStoreValue(gamesStore, ({ bigWinners }) => bigWinners.asOf === null);
  const [isPaused, setPaused] = useState(false);
  // A pause needs content: a sort order that was never loaded is awaited.
  const { sortBy, games, asOf, state, setSort } = useWinners({ isPaused: isPaused && !isUnknown });
  const { onKeyDown } = useTabKeys();
  const username = useStoreValue(playerStore, ({ account }) => account?.core.username ?? null);
  // The list is shared by a market and contains masked names only, so other players with the same mask are left out
  // too.
  const others = username === null ? games : games.filter(({ playerName }) => playerName !== maskedName(username));
  const isEmpty = state !== 'notRequested' && others.length === 0;
  const hasFailed = isEmpty && state === 'failed' && asOf === null;
  const isHeightReserved = useReservedHeight(ref, hasFailed);
  const refreshed =
    asOf === null
      ? ''
      : t(state === 'failed' ? 'winners.notRefreshed' : 'winners.updated', { time: formats.timeOfDay(asOf) });

  return (
    <div ref={ref} data-empty={isHeightReserved && !isHidden ? undefined : ''}>
      {isHeightReserved && (
        <section className={styles.winners} aria-labelledby={id} aria-busy={state === 'notRequested'} hidden={isHidden}>
          <div className={styles.heading}>
            <h2 id={id}>{t('winners.title')}</h2>
            {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus */}
            <div className={styles.tabs} role="tablist" aria-label={t('winners.sort')} onKeyDown={onKeyDown}>
              {tabs.map((sort) => (
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
              {/* The key replaces the text without moving the layout. */}
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
            {isEmpty ? (
              <p className={styles.none}>
                <Icon name="trophy" size={24} />
                {t(hasFailed ? 'winners.failed' : 'winners.none')}
              </p>
            ) : (
              <ul className={styles.cards}>
                {others.length === 0
                  ? Array.from({ length: maxWinners }, (_, place) => (
                      <li key={place} className={styles.waiting} aria-hidden="true" />
                    ))
                  : others
                      .slice(0, maxWinners)
                      .map((winner, index) => <WinnerCard key={winner.id} winner={winner} place={index + 1} />)}
              </ul>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
