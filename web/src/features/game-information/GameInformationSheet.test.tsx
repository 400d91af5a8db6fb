import type { ResponseBody } from '@foyer/contract/endpoint';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chosenGameStore } from '../../domain/game/chosenGame.ts';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import type { readGame } from '../../domain/game/gamesApi.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import { openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { GameInformation } from './GameInformation.tsx';

const messages = await loadMessages('en');
const game = tileFixture({ id: 7, name: 'Iron Longship', provider: 'Oxbow' });
const response = {
  game,
  picker: { moduleId: 11, clientId: 12 },
  stakes: { currencyIsoCode: 'GBP', minimum: 20, maximum: 500, young: { below: 25, maximum: 200 } },
  rules: ['Nine lines pay from left to right.'],
  maxWin: 1250,
  groups: { studio: { name: 'Oxbow', path: '/studios/oxbow' }, theme: { name: 'Vikings', path: '/themes/viking' } },
  jackpots: [{ type: 'rapid', facts: ['How it is funded: 0.5% of every stake.', 'Seed: £100.00.'] }],
} satisfies ResponseBody<typeof readGame>;
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

beforeEach(() => overlayStore.setState({ open: null, intendedGameId: null, shownGameId: null }));

async function show(go: (path: string) => void = () => undefined) {
  render(
    <GameTestContext messages={messages} navigation={{ go }}>
      <GameInformation />
    </GameTestContext>,
  );
  act(() => openOverlay('gameInformation', { shownGameId: 7 }));
  await vi.waitFor(() => screen.getByRole('dialog'));
  await settle();
}

test('UK16 UK24 shows RTP, volatility, provider, stakes, jackpots and rules before play', async () => {
  vi.stubGlobal('fetch', async () => Response.json(response));
  await show();
  const dialog = screen.getByRole('dialog', { name: 'Iron Longship' });
  for (const text of [
    '96.1%',
    'Medium',
    'Oxbow',
    'Vikings',
    '1,250x stake',
    '£0.20 – £5.00 (under 25: up to £2.00)',
    'Rapid jackpot',
    'Seed: £100.00.',
    'Nine lines pay from left to right.',
  ]) {
    expect(within(dialog).getByText(text)).toBeTruthy();
  }
});

test('LB-11 the play link asks a visitor to log in first, opens the game and reports its place', async () => {
  vi.stubGlobal('fetch', async () => Response.json(response));
  const go = vi.fn<(path: string) => void>();
  await show(go);
  fireEvent.click(screen.getByRole('link', { name: 'Play' }));
  expect(go).toHaveBeenCalledWith('/game/7');
  expect(overlayStore.getState()).toMatchObject({ open: 'login', intendedGameId: 7 });
  expect(chosenGameStore.getState().chosen).toMatchObject({ gameGroupId: 7, launchedFrom: 'gameInformation' });
});

test('a failed request is reported and can be retried', async () => {
  let calls = 0;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return calls === 1 ? Response.json({ message: 'no' }, { status: 404 }) : Response.json(response);
  });
  await show();
  expect(screen.getByRole('alert').textContent).toContain('We can’t load the information about this game right now');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.getByText('Nine lines pay from left to right.')).toBeTruthy();
});
