import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages } from '../../i18n/messages.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { sampleSummary } from '../../services/session/sampleLogin.ts';
import { GameTestContext } from '../game/GameTestContext.tsx';
import { usePlayerFigures } from './usePlayerFigures.ts';

const messages = await loadMessages('en');
afterEach(() => vi.useRealTimers());

function SessionTime() {
  return <time>{usePlayerFigures().session}</time>;
}

test('HI-01 every place shows the same session time, also one that opens between two seconds', () => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-20T20:00:00.300Z');
  playerStore.setState({ summary: { ...sampleSummary(), sessionStartTime: '2026-11-20T20:00:00.000Z' } });
  const view = (count: number) => (
    <GameTestContext messages={messages}>
      {Array.from({ length: count }, (_, place) => (
        <SessionTime key={place} />
      ))}
    </GameTestContext>
  );
  const { rerender } = render(view(1));
  act(() => void vi.advanceTimersByTime(1900));
  rerender(view(2));
  const times = () => screen.getAllByRole('time').map(({ textContent }) => textContent);
  expect(times()).toEqual(['0:00:01', '0:00:01']);
  act(() => void vi.advanceTimersByTime(100));
  expect(times()).toEqual(['0:00:02', '0:00:02']);
});
