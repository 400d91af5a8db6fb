import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { TileList } from '../../domain/game/TileList.tsx';
import { tileTableStore } from '../../domain/game/tileStores.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { LiveTable } from './LiveTable.tsx';
import { closedTable, openTable } from './liveTableFixture.ts';
import { liveTablesStore } from './liveTablesStore.ts';
import type { ShownTable } from './shownTable.ts';

const watch = vi.hoisted(() => vi.fn<() => () => void>(() => () => undefined));
vi.mock('./liveTables.browser.ts', () => ({ watchTable: watch }));

const [en, zh] = await Promise.all([loadMessages('en'), loadMessages('zh')]);
await Promise.all([loadLazyMessages('en', 'liveTables'), loadLazyMessages('zh', 'liveTables')]);
const closesAt = new Date(2026, 10, 25, 4, 0).getTime();

beforeEach(() => act(() => tileTableStore.setState({ Table: LiveTable, shown: new Map() })));
afterEach(() => {
  act(() => liveTablesStore.setState({ shown: new Map() }));
  act(() => tileTableStore.setState({ Table: null, shown: new Map() }));
});

function renderTiles(shown: readonly ShownTable[], culture: 'en' | 'zh' = 'en') {
  liveTablesStore.setState({ shown: new Map(shown.map((one) => [one.table.gameGroupId, one])) });
  tileTableStore.setState({ shown: new Map(shown.map(({ table }) => [table.gameGroupId, null])) });
  return render(
    <GameTestContext messages={culture === 'en' ? en : zh} visit={{ locale: culture === 'en' ? 'en-GB' : 'zh-CN' }}>
      <TileList
        tiles={[
          tileFixture({ id: 1, name: 'Roulette Terrace', kind: 'live' }),
          tileFixture({ id: 2, name: 'Salon Twenty-One', kind: 'live', isNew: true }),
        ]}
        className="grid"
        sizes="240px"
        label="Live"
        launchedFrom="grid"
      />
    </GameTestContext>,
  );
}

test('an open table names dealer, stakes, seats, results and hours in its link', () => {
  renderTiles([
    { state: 'open', table: openTable({ id: 1, closesAt }) },
    {
      state: 'open',
      table: openTable({ id: 2, results: { game: 'blackjack', last: ['dealer', 'push', 'player'] } }),
    },
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/game/1', '/game/2']);
  screen.getByRole('link', {
    name: /^Roulette Terrace ?Live table, open until 04:00\. Dealer: Marisol\. Stakes £0\.50 to £100\. 7 seats of 12 free\. Last results, newest first: 17 black, 0 green and 32 red\.$/,
  });
  screen.getByRole('link', {
    name: /^Salon Twenty-One.*open 24 hours\..*Last results, newest first: dealer, push and player\.$/,
  });
});

test('the tile shows the same facts, and live tiles alone carry the live mark', () => {
  const { container } = renderTiles([{ state: 'open', table: openTable({ id: 1, closesAt }) }]);
  const [first, second] = container.querySelectorAll('li');
  for (const text of ['LIVE', 'to 04:00', 'Dealer: Marisol', '£0.50–£100', '7 free', '17'])
    expect(first?.textContent).toContain(text);
  expect([...(first?.querySelectorAll('i') ?? [])].map((mark) => mark.dataset['look'])).toEqual([
    'black',
    'green',
    'red',
  ]);
  // A live game whose table is unknown has an ordinary tile.
  expect(second?.textContent).toBe('NEW');
  expect(screen.getByRole('link', { name: 'Salon Twenty-One' })).toBeTruthy();
});

test('a table that opens shows its dealer in an element of its own, which no browser counts as moved', () => {
  const { container } = renderTiles([
    { state: 'closed', table: closedTable({ id: 1, opensAt: Date.now() }), opensIn: 'today' },
  ]);
  const spans = new Set(container.querySelectorAll('[aria-hidden] span span'));
  act(() => liveTablesStore.setState({ shown: new Map([[1, { state: 'open', table: openTable({ id: 1 }) }]]) }));
  expect(spans.has(screen.getByText('Dealer: Marisol'))).toBe(false);
});

test('a closed table states its next opening in words, and its link has the focus', () => {
  const opensAt = new Date(2026, 10, 26, 18, 0).getTime();
  renderTiles([
    { state: 'closed', table: closedTable({ id: 1, opensAt }), opensIn: 'tomorrow' },
    { state: 'closed', table: closedTable({ id: 2, opensAt }), opensIn: 'later' },
  ]);
  const link = screen.getByRole('link', {
    name: /^Roulette Terrace ?Live table, closed\. Opens tomorrow at 18:00\. Stakes £1 to £50\.$/,
  });
  link.focus();
  expect(document.activeElement).toBe(link);
  expect(screen.getByRole('link', { name: /Opens Thursday at 18:00/ })).toBeTruthy();
  expect(screen.queryByText('LIVE')).toBeNull();
  expect(screen.getAllByText('Closed')).toHaveLength(2);
});

test('old facts have their time, and neither seats, results nor the live mark', () => {
  const asOf = new Date(2026, 10, 24, 21, 40).getTime();
  const { container } = renderTiles([{ state: 'old', table: openTable({ id: 1 }), asOf }]);
  const [first] = container.querySelectorAll('li');
  expect(first?.textContent).toContain('As of 21:40');
  expect(first?.textContent).not.toMatch(/LIVE|free/);
  expect(container.querySelectorAll('i')).toHaveLength(0);
  expect(
    screen.getByRole('link', { name: /^Roulette Terrace ?Live table as of 21:40\. Stakes £0\.50 to £100\.$/ }),
  ).toBeTruthy();
});

test('MK-09 a table speaks Chinese', () => {
  renderTiles(
    [
      { state: 'open', table: openTable({ id: 1, dealerName: '玛丽索', seats: { total: 7, taken: 7 } }) },
      { state: 'closed', table: closedTable({ id: 2, opensAt: closesAt }), opensIn: 'today' },
    ],
    'zh',
  );
  expect(screen.getByText('真人')).toBeTruthy();
  expect(screen.getByRole('link', { name: /荷官：玛丽索。.*共 7 座，已满座。.*17 黑、0 绿和32 红/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /已休桌，今天 04:00 开桌/ })).toBeTruthy();
});

test('each live tile watches its table while it is there', () => {
  const stop = vi.fn<() => void>();
  watch.mockReset().mockReturnValue(stop);
  const { unmount } = renderTiles([]);
  expect(watch).toHaveBeenCalledTimes(2);
  unmount();
  expect(stop).toHaveBeenCalledTimes(2);
});
