import { ownValue } from '@foyer/contract/ownValue';
import { figuresPause } from '../../domain/site/figuresPause.browser.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { badgePot } from './badgePots.ts';
import { displayedAmountsStore, potKey } from './displayedAmounts.ts';
import { followJackpots } from './jackpotPoll.browser.ts';
import { potMoney, shortPotMoney } from './potMoney.ts';

export interface BadgeBoard {
  /** Writes the game's jackpot into the element while it is on screen. Returns a function that stops it. */
  watch(figure: HTMLElement, gameGroupId: number): () => void;
  stop(): void;
}

interface Watched {
  gameGroupId: number;
  /** Width of the tile in CSS pixels. */
  tileWidth: number;
  /** Identifies pot and currency: after a login the currency may differ. */
  potKey: string;
}

/** Minimum width of a tile, in CSS pixels, whose badge may show minor units. */
const wideTile = 200;
/** Width of everything beside the amount, with the favourite button, and of one character of the amount. */
const besideAmount = 105;
const characterWidth = 8;

/**
 * Updates the amounts on tiles with one observer, one poll, and work only for tiles on screen. Badges move with the
 * page's ticker; on a page without a ticker, and thus without a pause button, they stand still.
 */
export function createBadgeBoard(locale: string): BadgeBoard {
  const watched = new Map<Element, Watched>();
  const onScreen = new Set<Element>();
  /** Width of the last measured tile: the tiles of a page mostly have the same width. */
  let usualWidth = 0;
  let stopFollowing: (() => void) | null = null;

  const isMoving = () => figuresPause.getState().canPause && !figuresPause.getState().isPaused;

  /** Always writes the amount of another jackpot; writes a new amount of the same one only if it may move. */
  function write(element: Element, mayMove: boolean): void {
    const facts = watched.get(element);
    const pot = facts && badgePot(siteStore.getState().jackpotTicker.data, facts.gameGroupId);
    if (facts === undefined || pot === undefined) return;
    const key = potKey(pot);
    if (!mayMove && facts.potKey === key) return;
    facts.potKey = key;
    const amount = ownValue(displayedAmountsStore.getState().shown, key) ?? pot.amount;
    const whole = potMoney(amount, pot.currencyIsoCode, locale, false);
    const figure =
      facts.tileWidth < Math.max(wideTile, besideAmount + whole.length * characterWidth)
        ? shortPotMoney(amount, pot.currencyIsoCode, locale)
        : whole;
    if (element.textContent !== figure) element.textContent = figure;
  }

  function writeAll(): void {
    for (const element of onScreen) write(element, isMoving());
  }

  function followWhileSeen(): void {
    if (onScreen.size > 0 && isMoving()) stopFollowing ??= followJackpots();
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
            usualWidth = facts.tileWidth = target.closest('li')?.clientWidth ?? 0;
            if (!onScreen.has(target)) write(target, true);
            onScreen.add(target);
          }
          followWhileSeen();
        });
  const stops = [
    siteStore.subscribe(writeAll),
    displayedAmountsStore.subscribe(writeAll),
    figuresPause.subscribe(followWhileSeen),
  ];

  return {
    watch(figure, gameGroupId) {
      watched.set(figure, { gameGroupId, tileWidth: usualWidth, potKey: '' });
      // Writes with the tile's first paint, not a frame later when the observer responds.
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

export function startBadgeBoard(locale: string): () => void {
  board = createBadgeBoard(locale);
  return () => {
    board?.stop();
    board = null;
  };
}

/** Watches a badge with this tab's board. */
export function watchBadge(figure: HTMLElement, gameGroupId: number): () => void {
  return board?.watch(figure, gameGroupId) ?? (() => undefined);
}
