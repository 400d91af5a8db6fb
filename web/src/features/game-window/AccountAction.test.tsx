import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { closeOverlay, openOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { AccountAction } from './AccountAction.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'gameWindow');

test('RT-08 AU-19 retries the launch when the verification is closed', () => {
  const onRetry = vi.fn<() => void>();
  render(
    <GameTestContext messages={messages}>
      <AccountAction failure="notVerified" onRetry={onRetry} />
    </GameTestContext>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect([overlayStore.getState().open, onRetry.mock.calls.length]).toEqual(['verification', 0]);
  act(closeOverlay);
  expect(onRetry).toHaveBeenCalledOnce();
  act(() => openOverlay('search'));
  act(closeOverlay);
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each([
  ['selfExcluded', 'GamCare', 'https://help.example'],
  ['unclear', 'Contact customer support', '/help'],
  ['closed', 'Contact customer support', '/help'],
  ['notVerified', 'Contact customer support', '/help'],
] as const)('AU-19 an account that is %s is led to %s while verification is off', (failure, name, address) => {
  render(
    <GameTestContext
      messages={messages}
      visit={{ helpLine: { name: 'GamCare', url: 'https://help.example' }, off: ['verification'] }}
    >
      <AccountAction failure={failure} />
    </GameTestContext>,
  );
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
});

test.each([
  ['termsNotAccepted', 1],
  ['closed', 0],
] as const)('RG-05 UK28 a launch refused as %s loads the page and its terms again %i times', (failure, times) => {
  const reload = vi.fn<() => Promise<void>>(async () => undefined);
  render(
    <GameTestContext
      messages={messages}
      navigation={{ reload }}
      visit={{ helpLine: { name: 'GamCare', url: 'https://help.example' }, off: [] }}
    >
      <AccountAction failure={failure} />
    </GameTestContext>,
  );
  expect(reload).toHaveBeenCalledTimes(times);
});
