import type { GameFrameCommand } from '@foyer/contract/gameFrame';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectGameWindow, type GameWindow } from './gameWindow.ts';

const parentOrigin = 'http://regency.localhost:3000';
const command = { foyer: 1, gameGroupId: 12, type: 'balanceChanged', balance: 500 } as const;

/** As much of a window as the line to the parent touches. */
const surrounding = { postMessage: vi.fn<(data: unknown, targetOrigin: string) => void>() };
const frame = Object.assign(new EventTarget(), { parent: surrounding });

let heard: GameFrameCommand[];
let line: GameWindow;

function connect(origin: string | null): void {
  heard = [];
  line = connectGameWindow({ gameGroupId: 12, parentOrigin: origin, hear: (one) => heard.push(one) });
}
const arrive = (message: { data: unknown; origin?: string; source?: unknown }): void => {
  frame.dispatchEvent(Object.assign(new Event('message'), { origin: parentOrigin, source: surrounding, ...message }));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', frame);
  surrounding.postMessage.mockClear();
});
afterEach(() => {
  line.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('every message names its target and carries the mark and the game', () => {
  connect(parentOrigin);
  line.tell({ type: 'ready' });
  expect(surrounding.postMessage).toHaveBeenCalledExactlyOnceWith(
    { foyer: 1, gameGroupId: 12, type: 'ready' },
    parentOrigin,
  );
});

test('nothing is sent or heard where the parent is not known', () => {
  connect(null);
  line.tell({ type: 'ready' });
  vi.advanceTimersByTime(30_000);
  arrive({ data: command });
  arrive({ data: command, origin: 'null' });
  expect(surrounding.postMessage).not.toHaveBeenCalled();
  expect(heard).toEqual([]);
});

test('the heart beats every five seconds until the line is cut', () => {
  connect(parentOrigin);
  vi.advanceTimersByTime(15_000);
  expect(surrounding.postMessage).toHaveBeenCalledTimes(3);
  line.stop();
  vi.advanceTimersByTime(30_000);
  expect(surrounding.postMessage).toHaveBeenCalledTimes(3);
});

test('a command counts only from the parent, its origin, in shape and for this game', () => {
  connect(parentOrigin);
  arrive({ data: command });
  expect(heard).toEqual([command]);
  arrive({ data: command, origin: 'http://evil.example' });
  arrive({ data: command, source: {} });
  arrive({ data: { ...command, gameGroupId: 13 } });
  arrive({ data: { ...command, foyer: 2 } });
  arrive({ data: { ...command, balance: '500' } });
  arrive({ data: 'balanceChanged' });
  expect(heard).toHaveLength(1);
});
