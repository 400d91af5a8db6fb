import type { Protection } from '@foyer/contract/limits';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { markInformed, markJustRegistered } from '../../domain/player/justRegistered.browser.ts';
import { protectionStore } from '../../domain/safer-gambling/protectionStore.ts';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore, summaryAgeStore } from '../../services/player/playerStore.ts';
import { sampleAccount } from '../../services/session/sampleLogin.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import Hero from './PlayerHero.tsx';

const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const tile = (id: number, name: string) => tileFixture({ id, name });
const newest = tile(1, 'Red Lantern');

function show(continuePlaying: boolean) {
  return render(
    <VisitContext value={visitFixture({ continuePlaying })}>
      <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <Hero heading="Welcome back" newPlayerHeading="Welcome" newest={newest} />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  ).container;
}

beforeEach(() => {
  playerStore.setState(initialPlayerState);
  gamesStore.setState(initialGamesState);
  protectionStore.setState({ protection: null, hasFailed: false, loadedAt: null });
  summaryAgeStore.setState({ hasFailed: false, loadedAt: null });
  window.sessionStorage.clear();
});

test('shows the newest game and dashes while the player is unknown', () => {
  show(true);
  expect(screen.getByRole('heading', { level: 2, name: 'Red Lantern' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/game/1');
  expect(figures().map(([, value]) => value)).toEqual(['–', '–', '–', '–']);
});

test('shows the last played game, except where the market forbids the prompt', () => {
  const played = { recentlyPlayedGameIds: [7], lobbyGames: { 7: tile(7, 'Whale Song') } };
  const allowed = show(true);
  act(() => {
    gamesStore.setState(played);
  });
  expect(allowed.textContent).toContain('Last played');
  expect(allowed.querySelector('h2')?.textContent).toBe('Whale Song');
  expect(allowed.querySelector('h1')?.textContent).toBe('Welcome back');
  const forbidden = show(false);
  expect(forbidden.textContent).not.toContain('Last played');
  expect(forbidden.querySelector('h2')?.textContent).toBe('Red Lantern');
  expect(forbidden.querySelector('h1')?.textContent).toMatch(/^Welcome to /);
});

const summary = {
  sessionStartTime: '2026-11-20T20:00:00.000Z',
  elapsedSeconds: 0,
  currencyIsoCode: 'GBP',
  balances: [{ type: 0 as const, amount: 24_860 }],
  netPosition: -340,
  staked: 340,
  won: 0,
  netPositionToday: -1140,
};
const protection = {
  currencyIsoCode: 'GBP',
  limits: [{ kind: 'deposit', period: 'week', value: 10_000, used: 6000, waiting: null }],
  netPosition: { week: -2500, month: 4000 },
  lifetimeNetDeposits: 6000,
} as unknown as Protection;
const figures = () =>
  screen
    .getAllByRole('term')
    .map((term, index) => [term.textContent, screen.getAllByRole('definition')[index]?.textContent]);

test('UK4 UK13 My play shows figures that the header does not, with a minus sign before the currency', () => {
  const { firstChild } = show(true);
  act(() => {
    playerStore.setState({ summary });
    protectionStore.setState({ protection });
  });
  expect(figures()).toEqual([
    ['Net position, today', '\u2212£11.40'],
    ['Net position, 7 days', '\u2212£25.00'],
    ['Lifetime net deposits', '£60.00'],
    ['Deposit limit, 7 days', '£60.00 of £100.00'],
  ]);
  expect((firstChild as HTMLElement).querySelector('progress')?.value).toBe(0.6);
});

test('UK4 My play says from when its figures are while they cannot be loaded again', () => {
  show(true);
  const loadedAt = new Date(2026, 0, 15, 21, 4).getTime();
  act(() => summaryAgeStore.setState({ hasFailed: false, loadedAt }));
  expect(screen.queryByText(/^Figures at/)).toBeNull();
  act(() => summaryAgeStore.setState({ hasFailed: true, loadedAt }));
  expect(screen.getByText('Figures at 21:04')).toBeTruthy();
  act(() => protectionStore.setState({ hasFailed: true, loadedAt: loadedAt - 60_000 }));
  expect(screen.getByText('Figures at 21:03')).toBeTruthy();
});

test('UK13 My play says that no deposit limit is set and offers the two tools', () => {
  show(true);
  act(() => protectionStore.setState({ protection: { ...protection, limits: [] } }));
  expect(figures()[3]).toEqual(['Deposit limit', 'No limit']);
  for (const name of ['Change limit', 'Take a break'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/responsible-gaming#my-play');
});

test('RG-02 a player who has just joined is welcomed, not welcomed back', () => {
  markJustRegistered(71);
  gamesStore.setState({ ...initialGamesState, recentlyPlayedGameIds: [7], lobbyGames: { 7: tile(7, 'Whale Song') } });
  show(true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
  act(() => playerStore.setState({ account: sampleAccount({ userId: 71 }) }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome');
  act(() => markInformed(71));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome');
  act(() => playerStore.setState({ account: sampleAccount({ userId: 72 }) }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
});
