import { ownValue } from '@foyer/contract/ownValue';
import { siteStore } from '../../domain/site/siteStore.ts';
import { heldStore, potKey } from './heldAmounts.ts';
import { potMoney } from './potMoney.ts';
import { tickerPause } from './tickerPause.ts';

export interface BadgeBoard {
  /** Writes the figure of the game's jackpot into the element while it is on the screen. Returns how to stop. */
  watch(figure: HTMLElement, gameGroupId: number): () => void;
  stop(): void;
}

interface BoardDeps {
  locale: string;
  /** Asks for jackpots from now on; returns how to stop. */
  follow(): () => void;
}

interface Watched {
  gameGroupId: number;
  /** Narrow tiles have room for whole units only. */
  isNarrow: boolean;
  /** Whose figure stands there: who logs in may be told another currency. */
  potKey: string;
}

/** In CSS pixels: the width of a tile from which on the part below one fits beside the heart. */
const wideTile = 200;

/**
 * The figures on tiles: one observer for all of them, one way to the jackpots, and work only for those on the screen.
 * They move with the ticker of the page; a page without one has no button to stop them, and there they stand still.
 */
export function createBadgeBoard({ locale, follow }: BoardDeps): BadgeBoard {
  const watched = new Map<Element, Watched>();
  const onScreen = new Set<Element>();
  /** As the last tile that was measured: tiles of a page are mostly of one width. */
  let isUsuallyNarrow = true;
  let stopFollowing: (() => void) | null = null;

  const isMoving = () => tickerPause.getState().canPause && !tickerPause.getState().isPaused;

  /** Another jackpot's figure is written in any case; that of the same one only where it may move. */
  function write(element: Element, mayMove: boolean): void {
    const facts = watched.get(element);
    const pot = siteStore
      .getState()
      .jackpotTicker.data.find(({ gameIds }) => facts !== undefined && gameIds.includes(facts.gameGroupId));
    if (facts === undefined || pot === undefined) return;
    const key = potKey(pot);
    if (!mayMove && facts.potKey === key) return;
    facts.potKey = key;
    const figure = potMoney(
      ownValue(heldStore.getState().shown, key) ?? pot.amount,
      pot.currencyIsoCode,
      locale,
      facts.isNarrow,
    );
    if (element.textContent !== figure) element.textContent = figure;
  }

  function writeAll(): void {
    for (const element of onScreen) write(element, isMoving());
  }

  function followWhileSeen(): void {
    if (onScreen.size > 0 && isMoving()) stopFollowing ??= follow();
    else {
      stopFollowing?.();
      stopFollowing = null;
    }
  }

  const observer =
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver((entries) => {
          for (const { target, isIntersecting } of entries) {
            const facts = watched.get(target);
            if (facts === undefined) continue;
            if (!isIntersecting) {
              onScreen.delete(target);
              continue;
            }
            isUsuallyNarrow = facts.isNarrow = (target.closest('li')?.clientWidth ?? 0) < wideTile;
            if (!onScreen.has(target)) write(target, true);
            onScreen.add(target);
          }
          followWhileSeen();
        });
  const stops = [siteStore.subscribe(writeAll), heldStore.subscribe(writeAll), tickerPause.subscribe(followWhileSeen)];

  return {
    watch(figure, gameGroupId) {
      watched.set(figure, { gameGroupId, isNarrow: isUsuallyNarrow, potKey: '' });
      // With the tile itself, and not a frame later when the observer answers.
      write(figure, true);
      observer?.observe(figure);
      return () => {
        observer?.unobserve(figure);
        watched.delete(figure);
        onScreen.delete(figure);
        followWhileSeen();
      };
    },
    stop() {
      observer?.disconnect();
      for (const stop of stops) stop();
      stopFollowing?.();
    },
  };
}

let board: BadgeBoard | null = null;

export function startBadgeBoard(parts: BoardDeps): () => void {
  board = createBadgeBoard(parts);
  return () => {
    board?.stop();
    board = null;
  };
}

/** For a badge of this tab's board. */
export function watchBadge(figure: HTMLElement, gameGroupId: number): () => void {
  return board?.watch(figure, gameGroupId) ?? (() => undefined);
}
