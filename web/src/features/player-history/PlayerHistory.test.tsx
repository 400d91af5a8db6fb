import type { GameHistory } from '@foyer/contract/history';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { loadHistory } from './playerHistory.browser.ts';
import PlayerHistory from './PlayerHistory.tsx';

vi.mock('./playerHistory.browser.ts', () => ({ loadHistory: vi.fn<typeof loadHistory>() }));
const messages = await loadMessages('en');
await loadLazyMessages('en', 'history');

const page: GameHistory = { currencyIsoCode: 'GBP', totals: { staked: 1500, won: 900 }, rounds: [], next: null };

async function show(more: Partial<GameHistory>): Promise<void> {
  vi.mocked(loadHistory).mockResolvedValue({ kind: 'games', page: { ...page, ...more } });
  render(
    <GameTestContext messages={messages}>
      <PlayerHistory />
    </GameTestContext>,
  );
  await screen.findByText('£15.00');
}

beforeEach(() => openOverlay('history'));

test('UK4 ON6 the history of a period says how many of its rounds are still open', async () => {
  await show({ open: { rounds: 2, staked: 500 } });
  expect(
    screen.getByText('2 rounds are not finished: their stakes of £5.00 count as lost until they end.'),
  ).not.toBeNull();
});

test.each([[{}], [{ open: { rounds: 0, staked: 0 } }]])('UK4 names no open rounds for %j', async (more) => {
  await show(more);
  expect(screen.queryByText(/not finished/)).toBeNull();
});
