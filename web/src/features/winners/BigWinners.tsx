import { maskedName } from '@foyer/contract/winners';
import type { WinnersSort } from '@foyer/contract/winners';
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { LaterCode } from '../../base/bundleNames.ts';
import { gameLink } from '../../domain/game/gameLink.browser.ts';
import { noWinners } from '../../domain/game/gamesState.ts';
import type { BigWinner, BigWinners as WinnersList } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { NamedCover } from '../../domain/game/NamedCover.tsx';
import { useTabKeys } from '../../domain/game/useTabKeys.ts';
import { figuresPause, pauseFigures, restoreFiguresPause } from '../../domain/site/figuresPause.browser.ts';
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

/** `full`: the whole list. `compact`: one row, for a list without wins. `none`: nothing could be loaded. */
type Height = 'full' | 'compact' | 'none';

/**
 * Returns the height of a block that may turn out empty. It changes only while the block is below the screen, so that
 * nothing visible moves.
 * @param ref element that is rendered in all cases
 */
function useSettledHeight(ref: RefObject<Element | null>, wanted: Height): Height {
  const [height, setHeight] = useState(wanted);
  const isOnScreen = useOnScreen(ref);
  useEffect(() => {
    const isBelow = isOnScreen === false && (ref.current?.getBoundingClientRect().top ?? 0) > 0;
    if (isBelow) setHeight(wanted);
  }, [ref, isOnScreen, wanted]);
  return height;
}

/**
 * A win: the game's cover and link, the amount, the winner's masked name and the multiplier of the stake. `place`:
 * position in the list, from 1.
 */
const WinnerCard = memo(function WinnerCard({ winner, place }: { winner: BigWinner; place: number }) {
  const { t, formats } = useText();
  const { locale } = useVisit();
  const { tile, playerName, amount, currencyIsoCode, multiplier } = winner;
  const money = formats.money(amount, currencyIsoCode);
  return (
    <li className={styles.card}>
      <NamedCover game={tile} widths={[120, 240]} sizes="66px" width={66} height={88} />
      <p className="stack fill">
        <b className={styles.amount} data-long={money.length > usualAmountLength || undefined} translate="no">
          {money}
        </b>
        <span className={styles.who}>
          <span translate="no">{playerName}</span>{' '}
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

export interface BigWinnersProperties {
  /** Order in which the list opens, unless the player has chosen one in this tab. */
  sortBy?: WinnersSort | undefined;
}

interface WinnersInView extends WinnersList {
  setSort(sort: WinnersSort): void;
}

/** Distance from the screen at which the list loads, so that it is there when it becomes visible. */
const nearPx = 600;

/**
 * Returns the big winners, polled every ten seconds while a view is near the screen, visible and not paused.
 * `opensWith`: order that an editor set.
 */
function useWinners({ isPaused, opensWith }: { isPaused: boolean; opensWith: WinnersSort }): WinnersInView {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    void loadPoll().then((poll) => {
      if (isGone) return;
      poll?.openWith(opensWith);
      setOpened(true);
      stop = poll?.follow() ?? null;
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isPaused, opensWith]);
  const setSort = useCallback((sort: WinnersSort) => void loadPoll().then((poll) => poll?.sortBy(sort)), []);
  const winners = useStoreValue(gamesStore, (games) => games.bigWinners);
  // Until the code of the poll is loaded, the tab that it will select is already shown as selected.
  const sortBy = isOpened || winners.sortBy !== noWinners.sortBy ? winners.sortBy : opensWith;
  return { ...winners, sortBy, setSort };
}

/** LB-09: lists recent big wins of this product. Renders nothing if no list could be loaded. */
export default function BigWinners({ sortBy: opensWith = noWinners.sortBy }: BigWinnersProperties) {
  const { t, formats } = useText();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const isHidden = useStoreValue(gamesStore, (games) => games.activeCategory !== null);
  const isUnknown = useStoreValue(gamesStore, ({ bigWinners }) => bigWinners.asOf === null);
  const isPaused = useStoreValue(figuresPause, (pause) => pause.isPaused);
  useEffect(restoreFiguresPause, []);
  // A pause needs content: a sort order that was never loaded is awaited.
  const isNear = useOnScreen(ref, nearPx) === true;
  const { sortBy, games, asOf, state, setSort } = useWinners({
    isPaused: !isNear || (isPaused && !isUnknown),
    opensWith,
  });
  const { onKeyDown } = useTabKeys();
  const username = useStoreValue(playerStore, ({ account }) => account?.core.username ?? null);
  // The list is shared by a market and contains masked names only, so other players with the same mask are left out
  // too.
  const others = username === null ? games : games.filter(({ playerName }) => playerName !== maskedName(username));
  const isEmpty = state !== 'notRequested' && others.length === 0;
  const hasFailed = isEmpty && state === 'failed' && asOf === null;
  const height = useSettledHeight(ref, hasFailed ? 'none' : isEmpty ? 'compact' : 'full');
  const refreshed =
    asOf === null
      ? ''
      : t(state === 'failed' ? 'winners.notRefreshed' : 'winners.updated', { time: formats.timeOfDay(asOf) });

  return (
    <div ref={ref} data-height={isHidden ? 'none' : height}>
      {height !== 'none' && (
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
                onClick={() => pauseFigures(!isPaused)}
              />
            </p>
          </div>
          <div
            id={`${id}list`}
            role="tabpanel"
            aria-labelledby={`${id}${sortBy}`}
            className={styles.panel}
            data-height={height}
          >
            {isEmpty ? (
              <p className={styles.none}>
                <Icon name="trophy" size={24} />
                <span>{t(hasFailed ? 'winners.failed' : 'winners.none')}</span>
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
