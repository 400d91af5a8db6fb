import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BigWinner } from '../../domain/game/bigWinner.ts';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { toGameTile } from '../../domain/game/gameTile.ts';
import { inventedGame } from '../../domain/game/inventedGame.ts';
import type { PlayerState } from '../../domain/player/playerState.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import BigWinners from './BigWinners.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'winners');

const poll = vi.hoisted(() => ({ follow: vi.fn<() => () => void>(), sortBy: vi.fn<(sort: string) => void>() }));
vi.mock('./winnersPoll.browser.ts', () => ({ winnersPoll: () => poll }));

const asOf = new Date(2026, 10, 21, 21, 41).getTime();
const win = (id: number, own: Partial<BigWinner> = {}): BigWinner => ({
  id: `win-${id}`,
  tile: toGameTile(inventedGame({ id, name: `Game ${id}` })),
  playerName: 'A***n',
  amount: 120_400,
  currencyIsoCode: 'GBP',
  multiplier: 602,
  wonAt: asOf,
  ...own,
});
const know = (own: object) =>
  act(() =>
    gamesStore.setState(({ bigWinners }) => ({ bigWinners: { ...bigWinners, state: 'answered', asOf, ...own } })),
  );

/** Tells the block whether it is on the screen; a block below it has a distance from the top. */
let look: (isIntersecting: boolean) => void = () => undefined;
beforeEach(() => {
  gamesStore.setState(initialGamesState);
  playerStore.setState({ account: null });
  poll.follow.mockReset().mockReturnValue(() => undefined);
  poll.sortBy.mockReset();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => act(() => told([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 2000 } as DOMRect);
});

const go = vi.fn<(path: string) => void>();
const show = async () => {
  render(
    <GameTestContext messages={messages} visit={{ loginState: 'Logged-In' }} navigation={{ go }}>
      <BigWinners />
    </GameTestContext>,
  );
  await act(async () => undefined);
};
const block = () => screen.queryByRole('region', { name: 'Big winners' });

test('LB-09 eight winners at most: cover, sum, masked name, multiple, and the way to the game; when the list is from, and that wins are rare', async () => {
  await show();
  know({
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

test('LB-09 a player’s own wins are never among the big winners', async () => {
  await show();
  playerStore.setState({ account: { core: { username: 'Ada.Lovegrain' } } as NonNullable<PlayerState['account']> });
  know({ games: [win(1), win(2, { playerName: 'L***a' })] });
  expect(
    within(screen.getByRole('tabpanel'))
      .getAllByRole('listitem')
      .map((card) => card.textContent),
  ).toEqual([expect.stringContaining('L***a')]);
  know({ games: [win(1)] });
  expect(within(screen.getByRole('tabpanel')).queryAllByRole('listitem')).toEqual([]);
});

test('LB-09 HT-07 the tabs are the orders of the slice, Current first; choosing one asks for its list', async () => {
  await show();
  know({ games: [win(1)] });
  expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Current', 'true'],
    ['Top multiplier', 'false'],
    ['Top winners', 'false'],
  ]);
  fireEvent.click(screen.getByRole('tab', { name: 'Top multiplier' }));
  await act(async () => undefined);
  expect(poll.sortBy).toHaveBeenCalledExactlyOnceWith('topMultiplier');
  know({ sortBy: 'topMultiplier', games: [win(5)] });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Top multiplier');
  expect(screen.getByRole('link', { name: 'Play Game 5' })).toBeTruthy();
  act(() => screen.getByRole('tab', { selected: true }).focus());
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('Top winners');
});

test('LB-09 a pause keeps the list; an order that was never asked for is waited for', async () => {
  const stop = vi.fn<() => void>();
  poll.follow.mockReturnValue(stop);
  await show();
  know({ games: [win(1)] });
  fireEvent.click(screen.getByRole('button', { name: 'Pause the list', pressed: false }));
  expect(stop).toHaveBeenCalledOnce();
  know({ sortBy: 'topWinners', games: [], asOf: null, state: 'unasked' });
  await act(async () => undefined);
  expect(poll.follow).toHaveBeenCalledTimes(2);
  know({ sortBy: 'topWinners', games: [win(2)] });
  expect(stop).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Pause the list', pressed: true })).toBeTruthy();
});

test('LB-09 a failure keeps the last list and says so; without any list there is nothing', async () => {
  await show();
  know({ games: [win(1)] });
  know({ state: 'failed' });
  expect(screen.getByRole('link', { name: 'Play Game 1' })).toBeTruthy();
  expect(screen.getByText('Updated 21:41. Could not refresh.')).toBeTruthy();
  know({ games: [], asOf: null });
  look(false);
  expect(block()).toBeNull();
  know({ games: [win(3)] });
  expect(screen.getByRole('link', { name: 'Play Game 3' })).toBeTruthy();
});

test('LB-09 what comes to nothing before the player’s eyes keeps its room and says so; nothing below it moves', async () => {
  await show();
  look(true);
  know({ games: [], asOf: null, state: 'failed' });
  expect(block()?.textContent).toContain('No wins to show. Wins are rare.');
  look(false);
  expect(block()).toBeNull();
});

test('the winners step aside while a category is shown', async () => {
  await show();
  know({ games: [win(1)] });
  expect(block()).not.toBeNull();
  act(() => gamesStore.setState({ activeCategory: 3 }));
  expect(block()).toBeNull();
});
