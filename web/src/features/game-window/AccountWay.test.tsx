import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GameSurroundings } from '../../domain/game/GameSurroundings.tsx';
import { loadLateWords } from '../../i18n/lateWords.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { closeOverlay, openOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { AccountWay } from './AccountWay.tsx';

const messages = await loadMessages('en');
await loadLateWords('en', 'gameWindow');

test('RT-08 AU-19 a game that needs verification is launched again once the verification is closed', () => {
  const onRetry = vi.fn<() => void>();
  render(
    <GameSurroundings messages={messages}>
      <AccountWay failure="notVerified" onRetry={onRetry} />
    </GameSurroundings>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect([overlayStore.getState().open, onRetry.mock.calls.length]).toEqual(['verification', 0]);
  act(closeOverlay);
  expect(onRetry).toHaveBeenCalledOnce();
  act(() => openOverlay('search'));
  act(closeOverlay);
  expect(onRetry).toHaveBeenCalledOnce();
});
