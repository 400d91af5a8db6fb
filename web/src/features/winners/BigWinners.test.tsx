import type { WinnersSort } from '@foyer/contract/winners';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import type { BigWinner } from '../../domain/game/gamesState.ts';
import { initialGamesState, noWinners } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { figuresPause } from '../../domain/site/figuresPause.browser.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { sampleAccount } from '../../services/session/sampleLogin.ts';
import BigWinners from './BigWinners.tsx';
import type { BigWinnersProperties } from './BigWinners.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'winners');

const poll = vi.hoisted(() => ({
  follow: vi.fn<() => () => void>(),
  openWith: vi.fn<(sort: string) => void>(),
  sortBy: vi.fn<(sort: string) => void>(),
}));
vi.mock('./winnersPoll.browser.ts', () => ({ winnersPoll: () => poll }));

const asOf = new Date(2026, 10, 21, 21, 41).getTime();
const win = (id: number, own: Partial<BigWinner> = {}): BigWinner => ({
  id: `win-${id}`,
  tile: tileFixture({ id, name: `Game ${id}` }),
  playerName: 'A***n',
  amount: 120_400,
  currencyIsoCode: 'GBP',
  multiplier: 602,
  wonAt: asOf,
  ...own,
});
const setWinners = (own: object) =>
  act(() =>
    gamesStore.setState(({ bigWinners }) => ({ bigWinners: { ...bigWinners, state: 'responded', asOf, ...own } })),
  );

/** Simulates whether the block is in the viewport. */
let observers: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
const setVisible = (isIntersecting: boolean) =>
  act(() => {
    for (const onIntersect of observers) onIntersect([{ isIntersecting }]);
  });
beforeEach(() => {
  gamesStore.setState(initialGamesState);
  playerStore.setState({ account: null });
  localStorage.clear();
  figuresPause.setState({ isPaused: false });
  poll.follow.mockReset().mockReturnValue(() => undefined);
  poll.openWith.mockReset();
  poll.sortBy.mockReset();
  observers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onIntersect: (entries: { isIntersecting: boolean }[]) => void) {
        observers.push(onIntersect);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 2000 } as DOMRect);
});

const go = vi.fn<(path: string) => void>();
const show = async (properties: BigWinnersProperties = {}) => {
  render(
    <GameTestContext messages={messages} visit={{ loginState: 'Logged-In' }} navigation={{ go }}>
      <BigWinners {...properties} />
    </GameTestContext>,
  );
  await act(async () => undefined);
};
const block = () => screen.queryByRole('region', { name: 'Big winners' });

test('LB-09 shows at most eight winners with cover, amount, masked name, multiplier and play link', async () => {
  await show();
  setWinners({
    games: [
      win(1),
      win(2, { multiplier: 4.59, amount: 87_500, playerName: 'L***a' }),
      ...[3, 4, 5, 6, 7, 8, 9, 10].map((id) => win(id)),
    ],
  });
  const cards = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(cards).toHaveLength(8);
  expect(cards.slice(0, 2).map((card) => card.textContent)).toEqual(['£1,204.00A***n x602', '£875.00L***a x4.5']);
  expect(screen.getByText('Updated 21:41. Wins are rare')).toBeTruthy();
  const play = screen.getByRole('link', { name: 'Play Game 2' });
  expect(play.getAttribute('href')).toBe('/game/2');
  fireEvent.click(play);
  expect(go).toHaveBeenCalledExactlyOnceWith('/game/2');
});

test('LB-09 excludes the player’s own wins', async () => {
  await show();
  playerStore.setState({ account: sampleAccount({ username: 'Ada.Lovegrain' }) });
  setWinners({ games: [win(1), win(2, { playerName: 'L***a' })] });
  expect(
    within(screen.getByRole('tabpanel'))
      .getAllByRole('listitem')
      .map((card) => card.textContent),
  ).toEqual([expect.stringContaining('L***a')]);
  setWinners({ games: [win(1)] });
  expect(within(screen.getByRole('tabpanel')).queryAllByRole('listitem')).toEqual([]);
});

test('LB-09 HT-07 each tab is a sort order of the slice, and choosing one requests its list', async () => {
  await show();
  setWinners({ games: [win(1)] });
  expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Top winners', 'false'],
    ['Top multiplier', 'false'],
    ['Current', 'true'],
  ]);
  fireEvent.click(screen.getByRole('tab', { name: 'Top multiplier' }));
  await act(async () => undefined);
  expect(poll.sortBy).toHaveBeenCalledExactlyOnceWith('topMultiplier');
  setWinners({ sortBy: 'topMultiplier', games: [win(5)] });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Top multiplier');
  expect(screen.getByRole('link', { name: 'Play Game 5' })).toBeTruthy();
  act(() => screen.getByRole('tab', { selected: true }).focus());
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft' });
  expect(document.activeElement?.textContent).toBe('Top winners');
});

test('LB-09 opens with Current by default, and with the order that an editor set', async () => {
  await show();
  setVisible(true);
  await act(async () => undefined);
  expect(poll.openWith).toHaveBeenCalledExactlyOnceWith('current');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Current');
  cleanup();
  poll.openWith.mockImplementation((sortBy) =>
    gamesStore.setState({ bigWinners: { ...noWinners, sortBy: sortBy as WinnersSort } }),
  );
  render(
    <GameTestContext messages={messages} visit={{ loginState: 'Logged-In' }} navigation={{ go }}>
      <BigWinners sortBy="topWinners" />
    </GameTestContext>,
  );
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Top winners');
  await act(async () => undefined);
  setVisible(true);
  await act(async () => undefined);
  expect(poll.openWith).toHaveBeenLastCalledWith('topWinners');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Top winners');
});

test('LB-09 a pause keeps the list, and an order without data still loads', async () => {
  const stop = vi.fn<() => void>();
  poll.follow.mockReturnValue(stop);
  await show();
  setVisible(true);
  await act(async () => undefined);
  setWinners({ games: [win(1)] });
  fireEvent.click(screen.getByRole('button', { name: 'Pause winners', pressed: false }));
  expect(stop).toHaveBeenCalledOnce();
  setWinners({ sortBy: 'topWinners', games: [], asOf: null, state: 'notRequested' });
  await act(async () => undefined);
  expect(poll.follow).toHaveBeenCalledTimes(2);
  setWinners({ sortBy: 'topWinners', games: [win(2)] });
  expect(stop).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Pause winners', pressed: true })).toBeTruthy();
});

test('LB-09 winners load near the screen only', async () => {
  const stop = vi.fn<() => void>();
  poll.follow.mockReturnValue(stop);
  await show();
  setVisible(false);
  await act(async () => undefined);
  expect(poll.follow).not.toHaveBeenCalled();
  setVisible(true);
  await act(async () => undefined);
  expect(poll.follow).toHaveBeenCalledOnce();
  setVisible(false);
  expect(stop).toHaveBeenCalledOnce();
});

test('LB-09 a failure keeps the last list with a note, and without a list nothing is shown', async () => {
  await show();
  setWinners({ games: [win(1)] });
  setWinners({ state: 'failed' });
  expect(screen.getByRole('link', { name: 'Play Game 1' })).toBeTruthy();
  expect(screen.getByText('Updated 21:41. Could not refresh.')).toBeTruthy();
  setWinners({ games: [], asOf: null, state: 'failed' });
  setVisible(false);
  expect(block()).toBeNull();
  setWinners({ games: [win(3)] });
  expect(screen.getByRole('link', { name: 'Play Game 3' })).toBeTruthy();
});

test('LB-09 a list that failed to load keeps its place while visible, so that nothing below moves', async () => {
  await show();
  setVisible(true);
  setWinners({ games: [], asOf: null, state: 'failed' });
  expect(block()?.textContent).toContain('We can’t load winners right now. Try again in a moment.');
  setVisible(false);
  expect(block()).toBeNull();
});

test('LB-09 a list without big wins says so and stays, also when a later request fails', async () => {
  await show();
  setVisible(false);
  setWinners({ games: [] });
  expect(block()?.textContent).toContain('No big wins in the last 7 days. Wins are rare.');
  setWinners({ games: [], state: 'failed' });
  expect(block()?.textContent).toContain('No big wins in the last 7 days. Wins are rare.');
});

test('LB-09 a list without wins takes one row, which changes only while the block is below the screen', async () => {
  await show();
  const height = () => screen.getByRole('tabpanel').dataset['height'];
  setVisible(true);
  setWinners({ games: [] });
  expect(height()).toBe('full');
  setVisible(false);
  expect(height()).toBe('compact');
  setVisible(true);
  setWinners({ games: [win(1), win(2)] });
  expect([height(), screen.getAllByRole('listitem').length]).toEqual(['compact', 2]);
  setVisible(false);
  expect(height()).toBe('full');
});

test('LB-09 a large amount is set smaller, so that it fits beside the cover', async () => {
  await show();
  setWinners({ games: [win(1, { amount: 641_820_733 }), win(2)] });
  expect([...document.querySelectorAll('[data-long]')].map(({ textContent }) => textContent)).toEqual([
    '£6,418,207.33',
  ]);
});

test('the winners are hidden while a category is shown', async () => {
  await show();
  setWinners({ games: [win(1)] });
  expect(block()).not.toBeNull();
  act(() => gamesStore.setState({ activeCategory: 3 }));
  expect(block()).toBeNull();
});
