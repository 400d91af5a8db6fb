import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import type { GamePicker } from '../../domain/metered/gamePicker.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { Visit } from '../../services/market/visit.ts';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { overlayQueueStore } from '../../services/overlays/overlayQueue.ts';
import { initialPlayerState } from '../../services/player/playerState.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { sampleAccount } from '../../services/session/sampleLogin.ts';
import GamePage from './GamePage.tsx';

vi.mock('./GameWindow.tsx', () => ({ default: () => <p>The game runs.</p> }));

const messages = await loadMessages('en');
await loadLazyMessages('en', 'gameFacts');

function show(visit: Partial<Visit>) {
  render(
    <GameTestContext messages={messages} visit={{ access: 'full', ...visit }}>
      <GamePage
        game={tileFixture({ id: 7, provider: 'Oxbow' })}
        picker={{} as GamePicker}
        rules={['Nine lines pay from left to right.']}
        stakes={{ currencyIsoCode: 'GBP', minimum: 20, maximum: 500 }}
        maxWin={1250}
        jackpots={[]}
        groups={{ studio: { name: 'Oxbow', path: '/studios/oxbow' } }}
        others={[]}
        similar={[tileFixture({ id: 8 })]}
      />
    </GameTestContext>,
  );
}

beforeEach(() => {
  closeOverlay();
  overlayQueueStore.setState({ requests: [], isRoundRunning: false });
  playerStore.setState({ ...initialPlayerState, isLoggedIn: true });
});

test('UK16 GM-03 a visitor sees figures, studio and similar games, and logs in to play', () => {
  show({ loginState: 'Logged-Out' });
  expect(screen.getByText('1,250x stake')).toBeTruthy();
  expect(screen.getByText('Nine lines pay from left to right.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Oxbow' }).getAttribute('href')).toBe('/studios/oxbow');
  expect(screen.getByRole('heading', { name: 'Similar games' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(overlayStore.getState()).toMatchObject({ open: 'login', intendedGameId: 7 });
});

test('AU-19 a guest reads what is necessary to play, and can log out', () => {
  show({ loginState: 'Logged-In', access: 'guest' });
  expect(screen.getByText('You are logged in as a guest. Log out and create an account to play.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
});

test.each(['terms', 'restrictedCountry'] as const)(
  'RG-05 MK-11 the game of a player opens only after the notice %s is closed',
  async (id) => {
    overlayQueueStore.setState({ requests: [{ id, rank: 'regulator' }] });
    show({ loginState: 'Logged-In' });
    await act(async () => void (await import('./GameWindow.tsx')));
    expect(screen.queryByText('The game runs.')).toBeNull();
    act(() => overlayQueueStore.setState({ requests: [] }));
    expect(await screen.findByText('The game runs.')).toBeTruthy();
  },
);

test('RG-05 the game of a player opens only after the terms are accepted', async () => {
  const accountWith = (areTermsAndConditionsAccepted: boolean) => sampleAccount({}, { areTermsAndConditionsAccepted });
  playerStore.setState({ account: accountWith(false) });
  show({ loginState: 'Logged-In' });
  await act(async () => void (await import('./GameWindow.tsx')));
  expect(screen.queryByText('The game runs.')).toBeNull();
  act(() => playerStore.setState({ account: accountWith(true) }));
  expect(await screen.findByText('The game runs.')).toBeTruthy();
});
