import type { GameHistory } from '@foyer/contract/history';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Visit } from '../../services/market/visit.ts';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { loadQueryLibrary } from '../../services/query/loadQueryLibrary.browser.ts';
import { playerOfSession } from '../../services/session/playerOfSession.ts';
import { sampleLogin } from '../../services/session/sampleLogin.ts';
import PlayerHistory from './PlayerHistory.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'history');

const page: GameHistory = { currencyIsoCode: 'GBP', totals: { staked: 1500, won: 900 }, rounds: [], next: null };
const round = (roundId: string) => ({
  roundId,
  name: `Game ${roundId}`,
  gameGroupId: 5,
  openedAt: Date.UTC(2026, 10, 20, 10),
  stake: 100,
  win: 0,
  balance: 900,
});

/** Responses to come; a test without one has a call under way. */
let responses: (() => Response)[] = [];
let requested: string[] = [];
let waiting: ((response: Response) => void)[] = [];

const reply = (more: Partial<GameHistory>) => () => Response.json({ ...page, ...more });
const broken = () => Response.json({ message: 'no' }, { status: 404 });

async function settle(response: () => Response): Promise<void> {
  await act(async () => waiting.shift()?.(response()));
}

let off: NonNullable<Visit['off']> = [];

async function show(...first: (() => Response)[]): Promise<void> {
  responses = first;
  await act(async () => {
    render(
      <GameTestContext messages={messages} visit={{ off }}>
        <PlayerHistory />
      </GameTestContext>,
    );
  });
}

beforeAll(loadQueryLibrary);
beforeEach(() => {
  [requested, waiting] = [[], []];
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address);
    const response = responses.shift();
    return response === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(response());
  });
  const { account, session, tokens } = sampleLogin();
  sessionStorage.setItem('mgsUserToken', tokens.userToken);
  playerStore.setState(playerOfSession(account, session));
  openOverlay('history');
});
afterEach(() => {
  vi.unstubAllGlobals();
  playerStore.setState(initialPlayerState, true);
});

test('UK4 ON6 the history of a period says how many of its rounds are still open', async () => {
  await show(reply({ open: { rounds: 2, staked: 500 } }));
  expect(
    screen.getByText('2 rounds are not finished: their stakes of £5.00 count as lost until they end.'),
  ).not.toBeNull();
});

test.each([[{}], [{ open: { rounds: 0, staked: 0 } }]])('UK4 names no open rounds for %j', async (more) => {
  await show(reply(more));
  expect(screen.queryByText(/not finished/)).toBeNull();
});

const empty = () => screen.queryByText('No entries in this period.');
const failure = () => screen.queryByText(/We can’t load your history/);
const totals = () => screen.queryByText('£15.00');

test('HI-01 tells apart a period that loads, one without entries, and one that failed', async () => {
  await show();
  expect([screen.queryByText('Loading') !== null, empty(), failure(), totals()]).toEqual([true, null, null, null]);
  await settle(broken);
  expect([screen.queryByText('Loading'), empty(), failure() !== null]).toEqual([null, null, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle(reply({}));
  expect([failure(), empty() !== null, totals() !== null]).toEqual([null, true, true]);
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
});

test('HI-01 a further page that fails leaves the entries, and is loaded again', async () => {
  await show(reply({ rounds: [round('1')], next: '1-1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await settle(broken);
  expect([screen.queryByText('Game 1') !== null, failure() !== null, totals() !== null]).toEqual([true, true, true]);
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle(reply({ rounds: [round('2')] }));
  expect(screen.getAllByText(/^Game \d$/).map(({ textContent }) => textContent)).toEqual(['Game 1', 'Game 2']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(requested.map((address) => new URL(address, 'http://a').searchParams.get('after'))).toEqual([
    null,
    '1-1',
    '1-1',
  ]);
});

test('HI-01 the response of an earlier period does not replace that of the chosen one', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Transactions' }));
  await act(async () => {});
  fireEvent.click(screen.getByRole('button', { name: 'Games' }));
  await act(async () => {});
  expect(waiting).toHaveLength(3);
  await act(async () => waiting[2]?.(reply({ rounds: [round('3')] })()));
  await settle(reply({ rounds: [round('1')] }));
  expect(screen.getAllByText(/^Game \d$/).map(({ textContent }) => textContent)).toEqual(['Game 3']);
});

test('HI-01 rounds of a game on a day are one row with their net sum, which unfolds to the rounds', async () => {
  await show(reply({ rounds: [round('1'), { ...round('1'), roundId: '2', win: 250 }], next: null }));
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows().slice(1)).toEqual(['20 November 2026£0.50', 'Game 1 2 rounds£2.00£2.50£0.50']);
  fireEvent.click(screen.getByRole('button', { name: 'Game 1 2 rounds' }));
  expect(rows()).toHaveLength(5);
  expect(screen.getAllByRole('button', { name: /How this round was decided$/ })).toHaveLength(2);
});

test('HI-01 the net sum of a day says when more of its rounds are to be loaded', async () => {
  await show(reply({ rounds: [round('1')], next: '1-1' }));
  expect(screen.getByText('\u2212£1.00 so far')).not.toBeNull();
});

test('HI-02 links to the account portal are there, and not where the operator has none', async () => {
  await show(reply({}));
  expect(screen.queryByRole('list', { name: 'Account portal' })).not.toBeNull();
  cleanup();
  off = ['portal'];
  await show(reply({}));
  off = [];
  expect(screen.queryByRole('list', { name: 'Account portal' })).toBeNull();
});
