import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { toGameTile } from '../../domain/game/gameTile.ts';
import { inventedGame } from '../../domain/game/inventedGame.ts';
import { tileBadgeStore } from '../../domain/game/tileBadge.ts';
import { TileList } from '../../domain/game/TileList.tsx';
import { initialPlayerState } from '../../domain/player/playerState.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import type { JackpotPot } from '../../domain/site/jackpotTicker.ts';
import { noJackpots } from '../../domain/site/jackpotTicker.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { flagsWith } from '../../flags/flags.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Visit } from '../../market/visit.ts';
import { heldStore, nothingHeld, potKey } from './heldAmounts.ts';
import { jackpotBadgesStart } from './jackpotBadges.browser.ts';
import { tickerPause } from './tickerPause.ts';

const messages = await loadMessages('en');
const follow = vi.hoisted(() => vi.fn<() => () => void>());
const stopFollowing = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./jackpotPoll.browser.ts', () => ({ followJackpots: follow }));

const pot = (amount: number, own: Partial<JackpotPot> = {}): JackpotPot => ({
  type: 'megaMoolah',
  moduleId: 1,
  amount,
  currencyIsoCode: 'GBP',
  mustGoByAmount: null,
  mustGoBefore: null,
  lastWon: null,
  gameIds: [2, 3],
  asOf: 0,
  ...own,
});
const know = (one: JackpotPot) =>
  act(() =>
    siteStore.setState({
      jackpotTicker: { ...noJackpots, data: [one], lists: { [one.type]: one.gameIds }, state: 'answered' },
    }),
  );

let stop: (() => void) | undefined;
let observers: { told: (entries: { target: Element; isIntersecting: boolean }[]) => void; watched: Set<Element> }[] =
  [];
beforeEach(() => {
  observers = [];
  follow.mockReset().mockReturnValue(stopFollowing);
  stopFollowing.mockReset();
  siteStore.setState({ jackpotTicker: noJackpots });
  playerStore.setState(initialPlayerState);
  heldStore.setState(nothingHeld, true);
  tickerPause.setState({ isPaused: false, canPause: true });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watched = new Set<Element>();
      told: (typeof observers)[number]['told'];
      constructor(told: (typeof observers)[number]['told']) {
        this.told = told;
        observers.push(this);
      }
      observe(element: Element) {
        this.watched.add(element);
      }
      unobserve(element: Element) {
        this.watched.delete(element);
      }
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(240);
});
afterEach(() => stop?.());

/** What the badges are told of flags that change while the page is open. */
let turnFlags: (visit: Visit) => void = () => {};
const start = (visit: Visit) => {
  stop = jackpotBadgesStart.start({
    followFlags: (listener) => {
      turnFlags = listener;
      listener(visit);
      return () => undefined;
    },
  });
};

const begin = async (visit: Partial<Visit> = {}) => {
  start({ flags: flagsWith({}), culture: 'en', locale: 'en-GB', ...visit } as Visit);
  render(
    <GameTestContext messages={messages}>
      <TileList
        tiles={[1, 2, 3].map((id) => toGameTile(inventedGame({ id, name: `Game ${id}` })))}
        className="reel"
        sizes="240px"
        label="Games"
        launchedFrom="reel"
      />
    </GameTestContext>,
  );
  await vi.waitFor(() => expect(follow).toHaveBeenCalled());
};
const badges = () => [...document.querySelectorAll<HTMLElement>('[data-jackpot] .num')];
const see = (places: readonly number[], isIntersecting = true) =>
  act(() =>
    observers[0]?.told(places.flatMap((place) => badges()[place] ?? []).map((target) => ({ target, isIntersecting }))),
  );

test('LB-10 HT-07 only tiles of the slice’s games that feed a jackpot wear a badge, with a figure at once that follows while they are on the screen; one observer and one way to the jackpots serve all', async () => {
  await begin();
  expect(badges()).toEqual([]);
  know(pot(8_431_055));
  expect(screen.getAllByRole('listitem').map((tile) => tile.querySelector('[data-jackpot]') !== null)).toEqual([
    false,
    true,
    true,
  ]);
  expect(badges().map(({ textContent }) => textContent)).toEqual(['£84,310', '£84,310']);
  expect(stopFollowing).toHaveBeenCalledOnce();
  see([0]);
  expect(badges().map(({ textContent }) => textContent)).toEqual(['£84,310.55', '£84,310']);
  see([1]);
  expect(observers).toHaveLength(1);
  expect(observers[0]?.watched.size).toBe(2);
  expect(follow).toHaveBeenCalledTimes(2);
  see([0, 1], false);
  expect(stopFollowing).toHaveBeenCalledTimes(2);
  know(pot(9_000_000));
  expect(badges()[0]?.textContent).toBe('£84,310.55');
});

test('LB-10 a badge shows what the ticker shows, whole units on a narrow tile, and stops with the ticker’s pause', async () => {
  await begin();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(165);
  const first = pot(8_431_055);
  know(first);
  act(() => heldStore.setState({ ...nothingHeld, shown: { [potKey(first)]: 8_400_099 } }));
  see([0]);
  expect(badges()[0]?.textContent).toBe('£84,000');
  act(() => heldStore.setState({ ...nothingHeld, shown: { [potKey(first)]: 8_500_000 } }));
  expect(badges()[0]?.textContent).toBe('£85,000');
  act(() => tickerPause.setState({ isPaused: true }));
  act(() => heldStore.setState({ ...nothingHeld, shown: { [potKey(first)]: 8_600_000 } }));
  expect(badges()[0]?.textContent).toBe('£85,000');
});

test('LB-10 where no ticker could be paused the figures stand still; who logs in is told their own money', async () => {
  tickerPause.setState({ canPause: false });
  await begin();
  know(pot(8_431_055));
  see([0]);
  know(pot(9_000_000));
  expect(badges()[0]?.textContent).toBe('£84,310.55');
  expect(follow).toHaveBeenCalledOnce();
  act(() =>
    playerStore.setState(({ customerData }) => ({ customerData: { ...customerData, currencyIsoCode: 'EUR' } })),
  );
  expect(follow).toHaveBeenCalledTimes(2);
  know(pot(9_900_000, { currencyIsoCode: 'EUR' }));
  expect(badges()[0]?.textContent).toBe('€99,000.00');
});

test('LB-10 without its flag there is no badge and no call', async () => {
  start({ flags: flagsWith({ gameCardJackpotTicker: false }), culture: 'en', locale: 'en-GB' } as Visit);
  await act(async () => undefined);
  know(pot(8_431_055));
  expect(tileBadgeStore.getState().Badge).toBeNull();
  expect(follow).not.toHaveBeenCalled();
});

test('FF-02 LB-10 a flag that is turned while the page is open takes the badges away, and brings them back', async () => {
  await begin();
  know(pot(8_431_055));
  const visit = (gameCardJackpotTicker: boolean) =>
    ({ flags: flagsWith({ gameCardJackpotTicker }), culture: 'en', locale: 'en-GB' }) as Visit;
  act(() => turnFlags(visit(false)));
  expect(badges()).toEqual([]);
  act(() => turnFlags(visit(true)));
  await vi.waitFor(() => expect(badges()).toHaveLength(2));
});
