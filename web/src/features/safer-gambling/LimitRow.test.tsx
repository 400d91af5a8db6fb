import type { Limit } from '@foyer/contract/limits';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { confirmLimit } from '../../domain/safer-gambling/protection.browser.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { toastStore } from '../../services/overlays/toasts.ts';
import { LimitRow } from './LimitRow.tsx';

vi.mock('../../domain/safer-gambling/protection.browser.ts', () => ({
  changeLimit: vi.fn<typeof confirmLimit>(),
  confirmLimit: vi.fn<typeof confirmLimit>(),
}));
const messages = await loadMessages('en');
await loadLazyMessages('en', 'saferGambling');

const hourMs = 3_600_000;
const show = (waiting: Limit['waiting']) =>
  render(
    <GameTestContext messages={messages}>
      <LimitRow limit={{ kind: 'deposit', period: 'day', value: 1000, used: 0, waiting }} currencyIsoCode="GBP" />
    </GameTestContext>,
  );
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

beforeEach(() => toastStore.setState({ toasts: [] }));

test('UK14 ON8 a request for a higher limit says when it expires', () => {
  show({ value: 9000, confirmableFrom: at(hourMs), confirmableUntil: at(169 * hourMs) });
  expect(screen.getByText(/^The request expires on .+\.$/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Change limit' })).toBeNull();
});

test('UK14 ON8 an expired request says so when the player confirms it', async () => {
  vi.mocked(confirmLimit).mockResolvedValue('expired');
  show({ value: 9000, confirmableFrom: at(-hourMs) });
  expect(screen.queryByText(/The request expires/)).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Change limit' }));
  await vi.waitFor(() =>
    expect(toastStore.getState().toasts).toEqual([
      expect.objectContaining({ type: 'error', description: expect.stringMatching(/^This request has expired/) }),
    ]),
  );
});
