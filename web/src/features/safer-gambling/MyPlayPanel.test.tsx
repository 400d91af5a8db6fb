import type { SessionSummary } from '@foyer/contract/accounts';
import type { Protection } from '@foyer/contract/limits';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { protectionStore } from '../../domain/safer-gambling/protectionStore.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Visit } from '../../services/market/visit.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import MyPlayPanel from './MyPlayPanel.tsx';

vi.mock('../../domain/safer-gambling/protectionQuery.browser.ts', () => ({ loadProtection: () => undefined }));
const messages = await loadMessages('en');
await loadLazyMessages('en', 'saferGambling');

const protection = {
  currencyIsoCode: 'GBP',
  limits: [],
  netPosition: { week: -100, month: -200 },
  lifetimeNetDeposits: 300,
  isCalm: false,
  dialStep: null,
  reminderMinutes: 60,
  offers: {
    otherBrands: [],
    helpLine: { name: 'Help', phone: '0', url: 'https://help.example' },
    exclusionScheme: { name: 'Scheme', url: 'https://scheme.example' },
    timeOuts: [],
    selfExclusions: [],
    returnCoolingOff: { hours: 24, long: null },
    reminderMinutes: { choices: [60], usual: 60 },
    reviewMonths: null,
  },
} as unknown as Protection;

beforeEach(() => protectionStore.setState({ protection: null, hasFailed: false, loadedAt: null }));

const show = (off: Visit['off'] = []) =>
  render(
    <GameTestContext messages={messages} visit={{ off }}>
      <MyPlayPanel section={null} />
    </GameTestContext>,
  );

test('UK11 limits say which account they hold for while there are other brands', () => {
  protectionStore.setState({ protection, hasFailed: false, loadedAt: 1 });
  show();
  const sentence = () => screen.queryByText(/^Your limits apply to this .*\(Aurora Bay and Pulse\)/);
  expect(sentence()).toBeNull();
  const offers = { ...protection.offers, otherBrands: ['Aurora Bay', 'Pulse'] };
  act(() => protectionStore.setState({ protection: { ...protection, offers } }));
  expect(sentence()).not.toBeNull();
});

test('HI-02 links to the account portal are there, and not where the operator has none', () => {
  protectionStore.setState({ protection, hasFailed: false, loadedAt: 1 });
  const links = () =>
    [/Download or delete your data/, /Marketing preferences/].map(
      (name) => screen.queryByRole('button', { name }) !== null,
    );
  const { unmount } = show();
  expect(links()).toEqual([true, true]);
  unmount();
  show(['portal']);
  expect(links()).toEqual([false, false]);
  expect(screen.queryByRole('button', { name: /password/i })).not.toBeNull();
});

test('UK3 UK4 figures that are not loaded, failed, known, and old show differently', () => {
  show();
  const texts = () =>
    [/^Loading$/, /We can’t load your figures/, /^£3\.00$/, /These are from 21:40/].map(
      (one) => screen.queryByText(one) !== null,
    );
  expect(texts()).toEqual([true, false, false, false]);
  act(() => protectionStore.setState({ hasFailed: true }));
  expect(texts()).toEqual([false, true, false, false]);
  act(() =>
    protectionStore.setState({ protection, hasFailed: false, loadedAt: new Date(2026, 10, 21, 21, 40).getTime() }),
  );
  expect(texts()).toEqual([false, false, true, false]);
  act(() => protectionStore.setState({ hasFailed: true }));
  expect(texts()).toEqual([false, false, true, true]);
});

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('RM-05 UK20 limits, breaks and help come before the account, and the help line can be called', () => {
  protectionStore.setState({ protection, hasFailed: false, loadedAt: 1 });
  show();
  expect(headings()).toEqual(['Your limits', 'Reality check', 'Take a break', 'Talk to someone', 'Account']);
  expect(screen.getByRole('link', { name: 'Call 0' }).getAttribute('href')).toBe('tel:0');
});

test('UK3 UK4 net positions of zero are one sentence, and others are figures', () => {
  const netPosition = { week: 0, month: 0 };
  protectionStore.setState({ protection: { ...protection, netPosition }, hasFailed: false, loadedAt: 1 });
  playerStore.setState({
    summary: { currencyIsoCode: 'GBP', netPosition: 0, netPositionToday: 0, balances: [] } as unknown as SessionSummary,
  });
  show();
  const sentence = () => screen.queryByText('Your net position is £0.00 for this session, today, 7 days and 1 month.');
  expect([sentence() !== null, screen.queryByText('Net position, 7 days')]).toEqual([true, null]);
  act(() => protectionStore.setState({ protection, hasFailed: false, loadedAt: 2 }));
  expect([sentence(), screen.queryByText('Net position, 7 days') !== null]).toEqual([null, true]);
  playerStore.setState(initialPlayerState, true);
});
