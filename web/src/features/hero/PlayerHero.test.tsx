import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { initialGamesState } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { createFormats } from '../../i18n/formats.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Visit } from '../../services/market/visit.ts';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import Hero from './PlayerHero.tsx';

const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const tile = (id: number, name: string): GameTile => ({
  id,
  name,
  image: `/covers/${id}.webp`,
  provider: 'Halcyon',
  rtp: 96.1,
  volatility: 'low',
  kind: 'slot',
});
const newest = tile(1, 'Red Lantern');

function show(continuePlaying: boolean) {
  return render(
    <VisitContext value={{ continuePlaying, mediaOrigin: 'http://media.localhost' } as Visit}>
      <NavigationContext value={{ go: () => undefined, back: () => undefined, reload: () => Promise.resolve() }}>
        <TextContext value={text}>
          <Hero heading="Welcome back" newest={newest} />
        </TextContext>
      </NavigationContext>
    </VisitContext>,
  ).container;
}

beforeEach(() => {
  playerStore.setState(initialPlayerState);
  gamesStore.setState(initialGamesState);
});

test('shows the newest game and dashes while the player is unknown', () => {
  show(true);
  expect(screen.getByRole('heading', { level: 2, name: 'Red Lantern' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/game/1');
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(figures).toEqual(['–', '–', '–', '–']);
});

test('shows the last played game, except where the market forbids the prompt', () => {
  const played = { recentlyPlayedGameIds: [7], lobbyGames: { 7: tile(7, 'Whale Song') } };
  const allowed = show(true);
  act(() => {
    gamesStore.setState(played);
  });
  expect(allowed.textContent).toContain('Last played');
  expect(allowed.querySelector('h2')?.textContent).toBe('Whale Song');
  const forbidden = show(false);
  expect(forbidden.textContent).not.toContain('Last played');
  expect(forbidden.querySelector('h2')?.textContent).toBe('Red Lantern');
});

test('shows losses with a minus sign before the currency', () => {
  show(true);
  act(() => {
    playerStore.setState({
      summary: {
        sessionStartTime: '2026-11-20T20:00:00.000Z',
        elapsedSeconds: 0,
        currencyIsoCode: 'GBP',
        balances: [{ type: 0, amount: 24_860 }],
        netPosition: -340,
        staked: 340,
        won: 0,
        netPositionToday: -1140,
      },
    });
  });
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(figures[0]).toBe('\u2212£11.40');
  expect(figures[1]).toBe('\u2212£3.40');
  expect(figures[3]).toBe('£248.60');
});
