import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import type { JackpotPot, JackpotTicker as Ticker } from '../../domain/site/jackpotTicker.ts';
import { noJackpots } from '../../domain/site/jackpotTicker.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { flagsWith } from '../../flags/flags.ts';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Visit } from '../../market/visit.ts';
import JackpotTicker from './JackpotTicker.tsx';
import { tickerPause } from './tickerPause.ts';

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
  asOf: Date.now(),
  ...own,
});
const pots = (mega: number) => [
  pot('megaMoolah', 1, mega),
  pot('wowPot', 2, 128_431_007, { lastWon: { amount: 1, wonAt: start - 9 * 86_400_000 } }),
  pot('rapid', 3, 410_000, { mustGoByAmount: 500_000 }),
  pot('daily', 4, 2_154_090, { mustGoBefore: start + 80 * 60_000 }),
];
const know = (jackpotTicker: Partial<Ticker>) =>
  act(() => siteStore.setState({ jackpotTicker: { ...noJackpots, state: 'answered', ...jackpotTicker } }));
const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
};
/** What a cell shows to eyes. */
const seen = (cell: Element) =>
  [...cell.querySelectorAll('a > span:not(.visually-hidden)')]
    .map(({ textContent }) => textContent)
    .filter(Boolean)
    .join(' ');
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

let isCalm = false;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: start });
  isCalm = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: isCalm,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  siteStore.setState({ jackpotTicker: noJackpots });
  gamesStore.setState(initialGamesState);
  tickerPause.setState({ isPaused: false, canPause: false });
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

test('LB-10 HT-07 the slice’s four jackpots under names of our own, each with its figure and what there is to know of it', async () => {
  await show();
  expect(screen.getByRole('region', { name: 'Jackpots right now' }).getAttribute('aria-busy')).toBe('true');
  know({ data: pots(641_820_733) });
  expect(screen.getAllByRole('listitem').map(seen)).toEqual([
    'Mega jackpot £6,418,207.33 Not won yet',
    'Must win: rapid £4,100.00 Must go by £5,000',
    'Must win: daily £21,540.90 Before 23:00 today',
    'Grand pot £1,284,310.07 Won 9 days ago',
  ]);
  expect(document.body.textContent).not.toMatch(/moolah|wowpot/i);
  expect(document.querySelectorAll('[data-jackpot] [style]')).toHaveLength(2);
  expect(follow).toHaveBeenCalledOnce();
});

test('LB-10 figures step once a second, never past what is known, and a pause stops them here and on the next page', async () => {
  await show();
  know({ data: pots(100_000) });
  pass(5);
  know({ data: pots(200_000) });
  pass(3);
  expect(figure('Mega jackpot')).toBe('£1,200.00');
  fireEvent.click(screen.getByRole('button', { name: 'Pause the figures', pressed: false }));
  pass(30);
  expect(figure('Mega jackpot')).toBe('£1,200.00');
  expect(tickerPause.getState().isPaused).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the figures', pressed: true }));
  pass(30);
  expect(figure('Mega jackpot')).toBe('£2,000.00');
});

test('LB-10 whoever wants little motion sees no steps between two minutes', async () => {
  isCalm = true;
  await show();
  know({ data: pots(100_000) });
  pass(5);
  know({ data: pots(200_000) });
  pass(40);
  expect(figure('Mega jackpot')).toBe('£1,000.00');
  pass(20);
  expect(figure('Mega jackpot')).toBe('£2,000.00');
});

test('LB-10 a figure older than a minute is muted and says from when it is, also while it is paused', async () => {
  await show();
  know({ data: pots(100_000) });
  pass(61);
  expect(screen.getAllByText('as of 21:40')).toHaveLength(4);
  expect(document.querySelectorAll('[data-stale]')).toHaveLength(4);
  know({ data: pots(100_000) });
  pass(1);
  expect(screen.queryByText('as of 21:40')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the figures' }));
  pass(70);
  know({ data: pots(100_000) });
  expect(screen.getAllByText('as of 21:41')).toHaveLength(4);
});

test('LB-10 a screen reader is told the figure of the moment of focus, and nothing by itself', async () => {
  await show();
  know({ data: pots(100_000) });
  const cell = screen.getByRole('link', { name: 'Mega jackpot: £1,000.00. Not won yet' });
  const heard = () => cell.querySelector('.visually-hidden')?.textContent;
  expect(cell.getAttribute('href')).toBe('/jackpots');
  know({ data: pots(200_000) });
  pass(20);
  expect(heard()).toContain('£1,000.00');
  act(() => cell.focus());
  expect(heard()).toContain('£2,000.00');
  expect(document.querySelector('[aria-live]')).toBeNull();
});

test('LB-10 phones get whole units, and without the flag the jackpots stand in a row of text', async () => {
  await show({ device: 'mobile', flags: flagsWith({ revampedJackpotTicker: false }) });
  know({ data: pots(641_820_799) });
  expect(screen.getAllByRole('listitem').map(seen)[0]).toBe('Mega jackpot £6,418,207 Not won yet');
  expect(document.querySelectorAll('[data-jackpot] [style]')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Pause the figures' })).toBeTruthy();
});

test('LB-10 a service that never answered leaves a sentence; one that fails later leaves the figures; a missing jackpot leaves the others', async () => {
  await show();
  know({ state: 'failed' });
  expect(screen.getByRole('status').textContent).toBe('The jackpots did not come.');
  know({ data: pots(100_000).slice(0, 2) });
  know({ data: pots(100_000).slice(0, 2), state: 'failed' });
  expect(figure('Mega jackpot')).toBe('£1,000.00');
  expect(within(screen.getByRole('link', { name: /^Must win: rapid/ })).queryByText(/£/)).toBeNull();
});

test('the jackpots step aside while a category is shown', async () => {
  await show();
  act(() => gamesStore.setState({ activeCategory: 3 }));
  expect(screen.queryByRole('region')).toBeNull();
});
