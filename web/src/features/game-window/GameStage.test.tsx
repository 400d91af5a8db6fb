import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { GameStage } from './GameStage.tsx';

const messages = await loadMessages('en');
await loadLazyMessages('en', 'gameWindow');
const game = tileFixture({ id: 7 });

function stage(onReload: (() => void) | null) {
  return (
    <GameTestContext messages={messages} visit={{}}>
      <GameStage
        frame={{ current: null }}
        game={game}
        wideImage={undefined}
        address={null}
        isReady={false}
        onReload={onReload}
      />
    </GameTestContext>
  );
}
const choices = () => [
  screen.queryByRole('button')?.textContent ?? null,
  screen.queryByRole('link')?.textContent ?? null,
];
afterEach(() => vi.useRealTimers());

test('GM-08 a slow game offers to wait or to leave, and a silent one to reload or to leave', () => {
  vi.useFakeTimers();
  const { rerender } = render(stage(null));
  expect(choices()).toEqual([null, null]);
  act(() => void vi.advanceTimersByTime(8000));
  expect(choices()).toEqual(['Keep waiting', 'Lobby']);
  const onReload = vi.fn<() => void>();
  rerender(stage(onReload));
  expect(choices()).toEqual(['Reload game', 'Lobby']);
  expect(screen.getByRole('status').textContent).toContain('The game is not responding.');
  screen.getByRole('button').click();
  expect(onReload).toHaveBeenCalledOnce();
});
