import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore, listStatesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { hiddenRowsStart } from '../../domain/hidden-rows/hiddenRows.browser.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import BecausePlayed from './BecausePlayed.tsx';
import { resolveBecausePlayed } from './blocks.server.ts';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'becausePlayed');
const tile = (id: number) => tileFixture({ id, name: `Game ${id}` });
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
const requested = vi.fn<(address: string) => void>();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  requested.mockReset();
  gamesStore.setState({ ...initialGamesState });
  listStatesStore.setState({ recentlyPlayed: 'notLoaded' });
  hiddenRowsStart.start();
});
afterEach(() => vi.unstubAllGlobals());

/** Shows the row for a player whose last games are 7 and 8. */
async function show(similar: readonly number[] | null = [7, 8, 10, 11, 12, 13]) {
  vi.stubGlobal('fetch', async (input: string | Request) => {
    requested(typeof input === 'string' ? input : input.url);
    return similar === null
      ? Response.json({ message: 'no' }, { status: 404 })
      : Response.json({ game: tile(7), tiles: similar.map(tile) });
  });
  gamesStore.setState({ recentlyPlayedGameIds: [7, 8] });
  listStatesStore.setState({ recentlyPlayed: 'loaded' });
  const view = render(
    <GameTestContext messages={messages} visit={{ loginState: 'Logged-In' }}>
      <BecausePlayed />
    </GameTestContext>,
  );
  await settle();
  return view;
}

test('shows games like the last one with its reason, and none that the player knows', async () => {
  await show();
  expect(screen.getByRole('region', { name: 'Because you played Game 7' })).toBeTruthy();
  expect(screen.getAllByRole('img').map((cover) => cover.getAttribute('alt'))).toEqual([
    'Game 10',
    'Game 11',
    'Game 12',
    'Game 13',
  ]);
  expect(screen.getByText(/same type and theme/)).toBeTruthy();
  expect(requested.mock.calls[0]?.[0]).toContain('/api/game/7/similar');
});

test('hides on request, stays hidden, and returns on request', async () => {
  const { unmount } = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Hide these suggestions' }));
  await settle();
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  requested.mockReset();
  await show();
  expect(screen.queryByRole('region')).toBeNull();
  expect(requested).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Show suggestions based on my games' }));
  await settle();
  expect(screen.getByRole('region')).toBeTruthy();
});

test.each([
  ['too few games are left', [7, 8, 10, 11]],
  ['the request fails', null],
])('leaves no gap when %s', async (_case, similar) => {
  const { container } = await show(similar);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(container.querySelector('[data-empty]')).not.toBeNull();
});

test('UK9 the block is left out where the market allows no prompt, and for visitors, guests and restricted players', async () => {
  const visit = visitFixture({ continuePlaying: true, loginState: 'Logged-In' });
  expect(await resolveBecausePlayed({}, { visit })).toEqual({});
  for (const changed of [
    { continuePlaying: false },
    { loginState: 'Logged-Out' },
    { access: 'guest' },
    { access: 'restricted' },
  ] as const)
    expect([changed, await resolveBecausePlayed({}, { visit: visitFixture({ ...visit, ...changed }) })]).toEqual([
      changed,
      'absent',
    ]);
});
