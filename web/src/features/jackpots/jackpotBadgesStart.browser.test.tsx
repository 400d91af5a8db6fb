import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { TileList } from '../../domain/game/TileList.tsx';
import { tileBadgeStore } from '../../domain/game/tileStores.ts';
import { figuresPause } from '../../domain/site/figuresPause.browser.ts';
import type { JackpotPot } from '../../domain/site/siteStore.ts';
import { noJackpots, siteStore } from '../../domain/site/siteStore.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { flagsWith } from '../../services/flags/flags.ts';
import type { Visit } from '../../services/market/visit.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { displayedAmountsStore, noDisplayedAmounts, potKey } from './displayedAmounts.ts';
import { jackpotBadgesStart } from './jackpotBadgesStart.browser.ts';

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
  hasBadge: true,
  asOf: 0,
  ...own,
});
const setJackpots = (...data: JackpotPot[]) =>
  act(() =>
    siteStore.setState({
      jackpotTicker: {
        ...noJackpots,
        data,
        lists: Object.fromEntries(data.map(({ type, gameIds }) => [type, gameIds])),
        state: 'responded',
      },
    }),
  );
const setJackpot = (one: JackpotPot) => setJackpots(one);

let stop: (() => void) | undefined;
let observers: { notify: (entries: { target: Element; isIntersecting: boolean }[]) => void; watched: Set<Element> }[] =
  [];
beforeEach(() => {
  observers = [];
  follow.mockReset().mockReturnValue(stopFollowing);
  stopFollowing.mockReset();
  siteStore.setState({ jackpotTicker: noJackpots });
  playerStore.setState(initialPlayerState);
  displayedAmountsStore.setState(noDisplayedAmounts, true);
  figuresPause.setState({ isPaused: false, canPause: true });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watched = new Set<Element>();
      notify: (typeof observers)[number]['notify'];
      constructor(notify: (typeof observers)[number]['notify']) {
        this.notify = notify;
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

/** Notifies the badges of flags that change while the page is open. */
let changeFlags: (visit: Visit) => void = () => {};
const start = (visit: Visit) => {
  let shown = visit;
  stop = jackpotBadgesStart.start({
    page: { getState: () => ({ visit: shown }) },
    followFlags: (listener) => {
      changeFlags = (changed) => {
        shown = changed;
        listener();
      };
      listener();
      return () => undefined;
    },
  });
};

const startAndRender = async (visit: Partial<Visit> = {}) => {
  start(visitFixture(visit));
  render(
    <GameTestContext messages={messages}>
      <TileList
        tiles={[1, 2, 3].map((id) => tileFixture({ id, name: `Game ${id}` }))}
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
const setVisible = (places: readonly number[], isIntersecting = true) =>
  act(() =>
    observers[0]?.notify(
      places.flatMap((place) => badges()[place] ?? []).map((target) => ({ target, isIntersecting })),
    ),
  );

test('LB-10 HT-07 tiles of jackpot games have a badge that updates while visible, with one observer', async () => {
  await startAndRender();
  expect(badges()).toEqual([]);
  setJackpot(pot(8_431_055));
  expect(screen.getAllByRole('listitem').map((tile) => tile.querySelector('[data-jackpot]') !== null)).toEqual([
    false,
    true,
    true,
  ]);
  expect(badges().map(({ textContent }) => textContent)).toEqual(['£84,310', '£84,310']);
  expect(stopFollowing).toHaveBeenCalledOnce();
  setVisible([0]);
  expect(badges().map(({ textContent }) => textContent)).toEqual(['£84,310.55', '£84,310']);
  setVisible([1]);
  expect(observers).toHaveLength(1);
  expect(observers[0]?.watched.size).toBe(2);
  expect(follow).toHaveBeenCalledTimes(2);
  setVisible([0, 1], false);
  expect(stopFollowing).toHaveBeenCalledTimes(2);
  setJackpot(pot(9_000_000));
  expect(badges()[0]?.textContent).toBe('£84,310.55');
});

test('LB-10 a badge matches the ticker, shows whole units on narrow tiles and pauses with it', async () => {
  await startAndRender();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(165);
  const first = pot(8_431_055);
  setJackpot(first);
  act(() => displayedAmountsStore.setState({ ...noDisplayedAmounts, shown: { [potKey(first)]: 8_400_099 } }));
  setVisible([0]);
  expect(badges()[0]?.textContent).toBe('£84,000');
  act(() => displayedAmountsStore.setState({ ...noDisplayedAmounts, shown: { [potKey(first)]: 8_500_000 } }));
  expect(badges()[0]?.textContent).toBe('£85,000');
  act(() => figuresPause.setState({ isPaused: true }));
  act(() => displayedAmountsStore.setState({ ...noDisplayedAmounts, shown: { [potKey(first)]: 8_600_000 } }));
  expect(badges()[0]?.textContent).toBe('£85,000');
});

test('LB-10 a badge leaves out minor units if the whole amount is wider than its tile', async () => {
  await startAndRender();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(211);
  setJackpot(pot(100_000_000));
  setVisible([0]);
  expect(badges()[0]?.textContent).toBe('£1,000,000.00');
  setJackpot(pot(12_345_678_900));
  expect(badges()[0]?.textContent).not.toContain('.00');
});

test('LB-10 badges stand still without a ticker to pause, and use the player’s currency after login', async () => {
  figuresPause.setState({ canPause: false });
  await startAndRender();
  setJackpot(pot(8_431_055));
  setVisible([0]);
  setJackpot(pot(9_000_000));
  expect(badges()[0]?.textContent).toBe('£84,310.55');
  expect(follow).toHaveBeenCalledOnce();
  act(() =>
    playerStore.setState(({ customerData }) => ({ customerData: { ...customerData, currencyIsoCode: 'EUR' } })),
  );
  expect(follow).toHaveBeenCalledTimes(2);
  setJackpot(pot(9_900_000, { currencyIsoCode: 'EUR' }));
  expect(badges()[0]?.textContent).toBe('€99,000.00');
});

test('LB-10 only large jackpots have a badge, and a game with two shows the larger one', async () => {
  await startAndRender();
  const rapid = pot(410_000, { type: 'rapid', moduleId: 3, gameIds: [1, 2], hasBadge: false });
  const daily = pot(2_154_090, { type: 'daily', moduleId: 4, gameIds: [2] });
  setJackpots(rapid, daily, pot(8_431_055));
  expect(screen.getAllByRole('listitem').map((tile) => tile.querySelector('.num')?.textContent)).toEqual([
    undefined,
    '£84,310',
    '£84,310',
  ]);
  setJackpots(rapid, { ...daily, amount: 500_000, hasBadge: false });
  expect(badges()).toEqual([]);
});

test('LB-10 an amount that is too long for a narrow tile is abbreviated', async () => {
  await startAndRender();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(165);
  setJackpot(pot(12_843_100_799));
  setVisible([0]);
  expect(badges()[0]?.textContent).toBe('£128.43m');
});

test('LB-10 without its flag there is no badge and no request', async () => {
  start(visitFixture({ flags: flagsWith({ gameCardJackpotTicker: false }) }));
  await act(async () => undefined);
  setJackpot(pot(8_431_055));
  expect(tileBadgeStore.getState().Badge).toBeNull();
  expect(follow).not.toHaveBeenCalled();
});

test('FF-02 LB-10 changing the flag removes the badges and restores them', async () => {
  await startAndRender();
  setJackpot(pot(8_431_055));
  const visit = (gameCardJackpotTicker: boolean) => visitFixture({ flags: flagsWith({ gameCardJackpotTicker }) });
  act(() => changeFlags(visit(false)));
  expect(badges()).toEqual([]);
  act(() => changeFlags(visit(true)));
  await vi.waitFor(() => expect(badges()).toHaveLength(2));
});

test('LB-10 covers show how far a pot is filled that drops before an amount, also without a badge, and no other pot', async () => {
  await startAndRender();
  const levels = () =>
    [...document.querySelectorAll<HTMLElement>('[data-level]')].map(({ style }) => style.getPropertyValue('--level'));
  setJackpot(pot(20_000, { type: 'rapid', mustGoByAmount: 25_000, hasBadge: false }));
  expect([levels(), badges().length]).toEqual([['80%', '80%'], 0]);
  setJackpot(pot(20_000, { type: 'daily', moduleId: 2, mustGoBefore: 1 }));
  expect([levels(), badges().length]).toEqual([[], 2]);
});
