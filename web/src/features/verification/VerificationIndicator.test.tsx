import type { VerificationStatus } from '@foyer/contract/verification';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import VerificationIndicator from './VerificationIndicator.tsx';
import { verificationStore } from './verificationStore.ts';

await loadLazyMessages('en', 'verification');
const messages = await loadMessages('en');
const status = (state: VerificationStatus['state']) => ({ state }) as VerificationStatus;

function show(hasHeader: boolean) {
  render(
    <GameTestContext messages={messages}>
      {hasHeader && (
        <header>
          <span data-verify="" />
        </header>
      )}
      <VerificationIndicator />
    </GameTestContext>,
  );
}

beforeEach(() => {
  closeOverlay();
  verificationStore.setState({ status: status('needed') });
});

test('RG-04 the header shows that verification is needed, and opens it, until the account is verified', () => {
  show(true);
  const indicator = screen.getByRole('button', { name: 'Verify' });
  expect(screen.getByRole('banner').contains(indicator)).toBe(true);
  fireEvent.click(indicator);
  expect(overlayStore.getState().open).toBe('verification');
  act(() => verificationStore.setState({ status: status('pending') }));
  expect(screen.getByRole('button', { name: 'Being checked' })).toBeDefined();
  act(() => verificationStore.setState({ status: status('verified') }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('RG-04 a page without a header has no indicator that could cover it', () => {
  show(false);
  expect(screen.queryByRole('button')).toBeNull();
});
