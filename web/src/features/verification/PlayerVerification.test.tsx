import { accountStatuses } from '@foyer/contract/accountStatuses';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { siteStore } from '../../domain/site/siteStore.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { OverlayReturn } from '../../services/overlays/openOverlay.ts';
import { closeOverlay, openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { sampleAccount } from '../../services/session/sampleLogin.ts';
import PlayerVerification from './PlayerVerification.tsx';
import { verificationStore } from './verificationStore.ts';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'verification');

beforeEach(() => {
  verificationStore.setState({ status: null, hasFailed: false });
  siteStore.setState({ bankingModal: { show: false } });
  playerStore.setState({ account: null });
  closeOverlay();
});

/** Closes the verification that something opened, and returns the paths that the page then goes to. */
async function closeVerification(returnTo: OverlayReturn | null) {
  const go = vi.fn<(path: string) => void>();
  render(
    <GameTestContext messages={messages} navigation={{ go }} visit={{ controlRoom: null }}>
      <PlayerVerification isKYCRequired={false} />
    </GameTestContext>,
  );
  act(() => openOverlay('verification', { returnTo }));
  fireEvent.click(await screen.findByRole('button', { name: 'Later' }));
  expect(overlayStore.getState().open).toBeNull();
  return go.mock.calls.map(([path]) => path);
}

test('RT-08 a closed verification leads back to the view of the cashier that required it', async () => {
  expect(await closeVerification({ to: 'banking', view: 'withdraw' })).toEqual([]);
  expect(siteStore.getState().bankingModal).toEqual({ show: true, view: 'withdraw' });
});

test('RT-08 a closed verification leads back to the game that required it, and otherwise nowhere', async () => {
  expect(await closeVerification({ to: 'game', gameId: 7 })).toEqual(['/game/7']);
  expect(await closeVerification(null)).toEqual([]);
  expect(siteStore.getState().bankingModal.show).toBe(false);
});

test.each([
  ['active', accountStatuses.active],
  ['migrated', accountStatuses.migrated],
])('RG-04 nothing is asked of a player whose account is %s', async (_, accountStatusId) => {
  // As of a check that has ended meanwhile.
  verificationStore.setState({
    status: {
      state: 'needed',
      steps: { identity: 'missing', address: 'missing' },
      holds: { play: false, withdraw: true },
    },
  });
  playerStore.setState({ account: sampleAccount({}, { accountStatusId }) });
  render(
    <GameTestContext messages={messages} visit={{ controlRoom: null }}>
      <PlayerVerification isKYCRequired />
    </GameTestContext>,
  );
  act(() => openOverlay('verification'));
  const dialog = await screen.findByRole('dialog', { name: 'Verification' });
  expect(dialog.textContent).toContain('Your account is verified.');
  expect(dialog.textContent).not.toContain('Send');
  expect(dialog.querySelector('input[type=file]')).toBe(null);
});

test('RG-04 a verified player goes on to play or to the limits, with equal weight', async () => {
  playerStore.setState({ account: sampleAccount({}, { accountStatusId: accountStatuses.active }) });
  render(
    <GameTestContext messages={messages} visit={{ controlRoom: null }}>
      <PlayerVerification isKYCRequired />
    </GameTestContext>,
  );
  act(() => openOverlay('verification'));
  const [play, limit] = await Promise.all(['Play', 'Set a limit'].map((name) => screen.findByRole('button', { name })));
  expect(play?.className).toBe(limit?.className);
  fireEvent.click(limit as HTMLElement);
  expect(overlayStore.getState().open).toBe('myPlay');
  act(() => openOverlay('verification'));
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  expect(overlayStore.getState().open).toBeNull();
});

test('RG-04 a status that is unknown asks for nothing, and can be loaded again after a failure', async () => {
  render(
    <GameTestContext messages={messages} visit={{ controlRoom: null }}>
      <PlayerVerification isKYCRequired />
    </GameTestContext>,
  );
  act(() => openOverlay('verification'));
  const dialog = await screen.findByRole('dialog', { name: 'Verification' });
  expect(dialog.textContent).toContain('Loading');
  act(() => verificationStore.setState({ hasFailed: true }));
  expect(dialog.textContent).toContain('We can’t load your verification right now.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(dialog.querySelector('input[type=file]')).toBe(null);
});

test.each([
  ['missing', 'Send 2 documents to verify your account.'],
  ['pending', 'Send 1 document to verify your account.'],
] as const)(
  'RG-04 asks for the documents that are missing alone, when the proof of identity is %s',
  async (identity, text) => {
    render(
      <GameTestContext messages={messages} visit={{ controlRoom: null }}>
        <PlayerVerification isKYCRequired />
      </GameTestContext>,
    );
    act(() => openOverlay('verification'));
    const dialog = await screen.findByRole('dialog');
    const holds = { play: false, withdraw: true };
    act(() =>
      verificationStore.setState({ status: { state: 'needed', steps: { identity, address: 'missing' }, holds } }),
    );
    expect(dialog.textContent).toContain(text);
  },
);
