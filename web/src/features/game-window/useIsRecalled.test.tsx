import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import { useIsRecalled } from './useIsRecalled.ts';

const followed = vi.hoisted(() => ({
  onList: null as ((ids: readonly number[]) => void) | null,
  stops: 0,
}));
vi.mock('./followRecalledGames.browser.ts', () => ({
  followRecalledGames(onList: (ids: readonly number[]) => void) {
    followed.onList = onList;
    return () => {
      followed.onList = null;
      followed.stops += 1;
    };
  },
}));
const messages = await loadMessages('en');
beforeEach(() => {
  followed.onList = null;
  followed.stops = 0;
});

function follow(visit: Parameters<typeof GameTestContext>[0]['visit'] = {}) {
  return renderHook(({ isRunning }: { isRunning: boolean }) => useIsRecalled(7, isRunning), {
    initialProps: { isRunning: true },
    wrapper: ({ children }) => (
      <GameTestContext messages={messages} visit={visit}>
        {children}
      </GameTestContext>
    ),
  });
}

test('GM-09 a running game ends when the list of recalled games names it, and no other does', () => {
  const { result } = follow();
  act(() => followed.onList?.([6, 8]));
  expect(result.current).toBe(false);
  act(() => followed.onList?.([6, 7]));
  expect(result.current).toBe(true);
});

test('GM-09 a recalled game stays so while it does not run, and starts anew after its reinstatement', () => {
  const { result, rerender } = follow();
  act(() => followed.onList?.([7]));
  rerender({ isRunning: false });
  expect([result.current, followed.onList, followed.stops]).toEqual([true, null, 1]);
  rerender({ isRunning: true });
  expect(result.current).toBe(false);
});

test('GM-09 an operator without recalls is not asked', () => {
  follow({ off: ['recalls'] });
  expect(followed.onList).toBeNull();
});
