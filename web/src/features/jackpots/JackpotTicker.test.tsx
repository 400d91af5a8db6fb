import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { figuresPause } from '../../domain/site/figuresPause.browser.ts';
import type { JackpotPot, JackpotTicker as Ticker } from '../../domain/site/siteStore.ts';
import { noJackpots, siteStore } from '../../domain/site/siteStore.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { flagsWith } from '../../services/flags/flags.ts';
import type { Visit } from '../../services/market/visit.ts';
import { displayedAmountsStore } from './displayedAmounts.ts';
import JackpotTicker from './JackpotTicker.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'jackpots');

const follow = vi.hoisted(() => vi.fn<() => () => void>());
vi.mock('./jackpotPoll.browser.ts', () => ({ followJackpots: follow }));

const start = new Date(2026, 10, 21, 21, 40).getTime();
const pot = (
  type: JackpotPot['type'],
  moduleId: number,
  amount: number,
  own: Partial<JackpotPot> = {},
): JackpotPot => ({
  type,
  moduleId,
  amount,
  currencyIsoCode: 'GBP',
  mustGoByAmount: null,
  mustGoBefore: null,
  lastWon: null,
  gameIds: [],
  hasBadge: false,
  asOf: Date.now(),
  ...own,
});
const pots = (mega: number) => [
  pot('megaMoolah', 1, mega),
  pot('wowPot', 2, 128_431_007, { lastWon: { amount: 201_000_000, wonAt: start - 9 * 86_400_000 } }),
  pot('rapid', 3, 410_000, { mustGoByAmount: 500_000 }),
  pot('daily', 4, 2_154_090, { mustGoBefore: start + 80 * 60_000 }),
];
const setTicker = (jackpotTicker: Partial<Ticker>) =>
  act(() => siteStore.setState({ jackpotTicker: { ...noJackpots, state: 'responded', ...jackpotTicker } }));
const passSeconds = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
};
/** The visible text of a cell. */
const visibleText = (cell: Element) =>
  [...cell.querySelectorAll('a > span:not(.visually-hidden)')]
    .map(({ textContent }) => textContent)
    .filter(Boolean)
    .join(' ');
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

let hasReducedMotion = false;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: start });
  hasReducedMotion = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: hasReducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  siteStore.setState({ jackpotTicker: noJackpots });
  gamesStore.setState(initialGamesState);
  localStorage.clear();
  figuresPause.setState({ isPaused: false, canPause: false });
  follow.mockReset().mockReturnValue(() => undefined);
});
afterEach(() => vi.useRealTimers());

const show = async (visit: Partial<Visit> = {}) => {
  render(
    <GameTestContext messages={messages} visit={{ flags: flagsWith({}), ...visit }}>
      <JackpotTicker />
    </GameTestContext>,
  );
  await act(async () => undefined);
};

test('LB-10 HT-07 shows the four jackpots under the product’s names with their amounts and details', async () => {
  await show();
  expect(screen.getByRole('region', { name: 'Jackpots right now' }).getAttribute('aria-busy')).toBe('true');
  setTicker({ data: pots(641_820_733) });
  expect(screen.getAllByRole('listitem').map(visibleText)).toEqual([
    'Mega jackpot £6,418,207.33 Not won yet',
    'Rapid jackpot £4,100.00 Must go by £5,000',
    'Daily jackpot £21,540.90 Before 23:00 today',
    'Grand jackpot £1,284,310.07 Won 9 days ago £2,010,000',
  ]);
  expect(document.body.textContent).not.toMatch(/moolah|wowpot/i);
  expect(document.querySelectorAll('[data-jackpot] [style*=scaleX]')).toHaveLength(2);
  expect(follow).toHaveBeenCalledOnce();
});

test('LB-10 every jackpot shows its last win, and one that just happened stands out', async () => {
  await show();
  const won = { gameName: 'Sphinx Riddle', playerName: 'A***n' };
  setTicker({
    data: [
      pot('megaMoolah', 1, 641_820_733, { lastWon: { ...won, amount: 410_000_099, wonAt: start - 40 * 86_400_000 } }),
      pot('wowPot', 2, 50_000_000, { lastWon: { amount: 128_431_007, wonAt: start - 10_000 } }),
      pot('rapid', 3, 410_000, {
        mustGoByAmount: 500_000,
        lastWon: { ...won, amount: 320_410, wonAt: start - 720_000 },
      }),
      pot('daily', 4, 2_154_090, { mustGoBefore: start + 80 * 60_000 }),
    ],
  });
  expect(screen.getAllByRole('listitem').map(visibleText)).toEqual([
    'Mega jackpot £6,418,207.33 Won 40 days ago £4,100,000 in Sphinx Riddle',
    'Rapid jackpot £4,100.00 Must go by £5,000 Won 12 min ago: £3,204 in Sphinx Riddle',
    'Daily jackpot £21,540.90 Before 23:00 today',
    'Grand jackpot £500,000.00 Won today Just won: £1,284,310',
  ]);
  expect([...document.querySelectorAll('[data-new]')].map(({ textContent }) => textContent)).toEqual([
    'Just won: £1,284,310',
  ]);
  expect(
    screen.getByRole('link', {
      name: 'Rapid jackpot: £4,100.00. Must go by £5,000. Won 12 min ago: £3,204 in Sphinx Riddle. Winner: A***n',
    }),
  ).toBeTruthy();
  passSeconds(120);
  expect(document.querySelectorAll('[data-new]')).toHaveLength(0);
});

test('LB-10 a past time in Chinese has a space after its digits', async () => {
  await show({ locale: 'zh-CN' });
  setTicker({
    data: [pot('rapid', 3, 410_000, { mustGoByAmount: 500_000, lastWon: { amount: 320_410, wonAt: start - 720_000 } })],
  });
  expect(document.body.textContent).toContain('12 分钟前');
});

test('LB-10 amounts step once a second up to the known amount, and pause on all pages', async () => {
  await show();
  setTicker({ data: pots(100_000) });
  passSeconds(5);
  setTicker({ data: pots(200_000) });
  passSeconds(3);
  expect(figure('Mega jackpot')).toBe('£1,200.00');
  fireEvent.click(screen.getByRole('button', { name: 'Pause jackpots', pressed: false }));
  passSeconds(30);
  expect(figure('Mega jackpot')).toBe('£1,200.00');
  expect(figuresPause.getState().isPaused).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Pause jackpots', pressed: true }));
  passSeconds(30);
  expect(figure('Mega jackpot')).toBe('£2,000.00');
});

test('LB-10 off screen only the shared amounts change, and the ticker catches up when it returns', async () => {
  let setVisible: (isIntersecting: boolean) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onIntersect: (entries: { isIntersecting: boolean }[]) => void) {
        setVisible = (isIntersecting) => act(() => onIntersect([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  await show();
  setVisible(true);
  setTicker({ data: pots(100_000) });
  passSeconds(5);
  setTicker({ data: pots(200_000) });
  passSeconds(1);
  expect(figure('Mega jackpot')).toBe('£1,000.00');
  setVisible(false);
  passSeconds(5);
  expect(figure('Mega jackpot')).toBe('£1,000.00');
  expect(displayedAmountsStore.getState().shown['1 GBP']).toBeGreaterThan(130_000);
  setVisible(true);
  passSeconds(1);
  expect(figure('Mega jackpot')).not.toBe('£1,000.00');
});

test('LB-10 with reduced motion, amounts change once a minute', async () => {
  hasReducedMotion = true;
  await show();
  setTicker({ data: pots(100_000) });
  passSeconds(5);
  setTicker({ data: pots(200_000) });
  passSeconds(40);
  expect(figure('Mega jackpot')).toBe('£1,000.00');
  passSeconds(20);
  expect(figure('Mega jackpot')).toBe('£2,000.00');
});

test('LB-10 an amount older than a minute is muted and shows its time, also while paused', async () => {
  await show();
  setTicker({ data: pots(100_000) });
  passSeconds(61);
  expect(screen.getAllByText('as of 21:40')).toHaveLength(4);
  expect(document.querySelectorAll('[data-stale]')).toHaveLength(4);
  setTicker({ data: pots(100_000) });
  passSeconds(1);
  expect(screen.queryByText('as of 21:40')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Pause jackpots' }));
  passSeconds(70);
  setTicker({ data: pots(100_000) });
  expect(screen.getAllByText('as of 21:41')).toHaveLength(4);
});

test('LB-10 screen readers get the current amount on focus and no live announcements', async () => {
  await show();
  setTicker({ data: pots(100_000) });
  const cell = screen.getByRole('link', { name: 'Mega jackpot: £1,000.00. Not won yet' });
  const accessibleText = () => cell.querySelector('.visually-hidden')?.textContent;
  expect(cell.getAttribute('href')).toBe('/jackpots');
  setTicker({ data: pots(200_000) });
  passSeconds(20);
  expect(accessibleText()).toContain('£1,000.00');
  act(() => cell.focus());
  expect(accessibleText()).toContain('£2,000.00');
  expect(document.querySelector('[aria-live]')).toBeNull();
});

test('LB-10 phones show whole units, and without the flag the jackpots are a row of text', async () => {
  await show({ device: 'mobile', flags: flagsWith({ revampedJackpotTicker: false }) });
  setTicker({ data: pots(641_820_799) });
  expect(screen.getAllByRole('listitem').map(visibleText)[0]).toBe('Mega jackpot £6,418,207 Not won yet');
  expect(document.querySelectorAll('[data-jackpot] [style*=scaleX]')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Pause jackpots' })).toBeTruthy();
});

test('LB-10 an amount passes its number of characters to the styles that fit it into its cell', async () => {
  await show({ device: 'mobile' });
  setTicker({ data: pots(1_249_889_586_000) });
  const amount = within(screen.getByRole('link', { name: /^Mega jackpot/ })).getByText('£12,498,895,860');
  expect(amount.style.getPropertyValue('--letters')).toBe('15');
});

test('LB-10 shows a message without data, and keeps known amounts after a later failure', async () => {
  await show();
  setTicker({ state: 'failed' });
  expect(screen.getByRole('status').textContent).toBe('We can’t load jackpots right now. Try again in a moment.');
  setTicker({ data: pots(100_000).slice(0, 2) });
  setTicker({ data: pots(100_000).slice(0, 2), state: 'failed' });
  expect(figure('Mega jackpot')).toBe('£1,000.00');
  expect(within(screen.getByRole('link', { name: /^Rapid jackpot/ })).queryByText(/£/)).toBeNull();
});

test('LB-10 a jackpot is awaited until the first response, and without one has a dash', async () => {
  await show();
  const awaited = () =>
    [...document.querySelectorAll('li > a > span:nth-child(2)')].map(({ textContent }) => textContent);
  expect(awaited()).toEqual(['', '', '', '']);
  setTicker({ data: pots(100_000).slice(0, 1) });
  expect(awaited()).toEqual(['£1,000.00', '–', '–', '–']);
  setTicker({ data: [] });
  expect(awaited()).toEqual(['–', '–', '–', '–']);
});

test('the jackpots are hidden while a category is shown', async () => {
  await show();
  act(() => gamesStore.setState({ activeCategory: 3 }));
  expect(screen.queryByRole('region')).toBeNull();
});

test('LB-09 LB-10 a pause holds on the next page, until it is undone', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Pause jackpots', pressed: false }));
  const openNextPage = async () => {
    cleanup();
    figuresPause.setState({ isPaused: false, canPause: false });
    await show();
  };
  await openNextPage();
  fireEvent.click(screen.getByRole('button', { name: 'Pause jackpots', pressed: true }));
  await openNextPage();
  expect(screen.getByRole('button', { name: 'Pause jackpots', pressed: false })).toBeTruthy();
});
