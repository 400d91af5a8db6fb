import type { GameFrameCommand } from '@foyer/contract/gameFrame';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectGameWindow, type GameWindow } from './gameWindow.ts';

const parentOrigin = 'http://regency.localhost:3000';
const command = { foyer: 1, gameGroupId: 12, type: 'balanceChanged', balance: 500 } as const;

/** The part of a window that the connection to the parent uses. */
const parentWindow = { postMessage: vi.fn<(data: unknown, targetOrigin: string) => void>() };
const frame = Object.assign(new EventTarget(), { parent: parentWindow });

let received: GameFrameCommand[];
let line: GameWindow;

function connect(origin: string | null): void {
  received = [];
  line = connectGameWindow({ gameGroupId: 12, parentOrigin: origin, onCommand: (one) => received.push(one) });
}
const arrive = (message: { data: unknown; origin?: string; source?: unknown }): void => {
  frame.dispatchEvent(Object.assign(new Event('message'), { origin: parentOrigin, source: parentWindow, ...message }));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', frame);
  parentWindow.postMessage.mockClear();
});
afterEach(() => {
  line.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('every message is sent to the parent’s origin with protocol version and game id', () => {
  connect(parentOrigin);
  line.postEvent({ type: 'ready' });
  expect(parentWindow.postMessage).toHaveBeenCalledExactlyOnceWith(
    { foyer: 1, gameGroupId: 12, type: 'ready' },
    parentOrigin,
  );
});

test('sends and receives nothing when the parent is unknown', () => {
  connect(null);
  line.postEvent({ type: 'ready' });
  vi.advanceTimersByTime(30_000);
  arrive({ data: command });
  arrive({ data: command, origin: 'null' });
  expect(parentWindow.postMessage).not.toHaveBeenCalled();
  expect(received).toEqual([]);
});

test('sends a heartbeat every five seconds until it is stopped', () => {
  connect(parentOrigin);
  vi.advanceTimersByTime(15_000);
  expect(parentWindow.postMessage).toHaveBeenCalledTimes(3);
  line.stop();
  vi.advanceTimersByTime(30_000);
  expect(parentWindow.postMessage).toHaveBeenCalledTimes(3);
});

test('accepts only valid commands for this game from the parent and its origin', () => {
  connect(parentOrigin);
  arrive({ data: command });
  expect(received).toEqual([command]);
  arrive({ data: command, origin: 'http://evil.example' });
  arrive({ data: command, source: {} });
  arrive({ data: { ...command, gameGroupId: 13 } });
  arrive({ data: { ...command, foyer: 2 } });
  arrive({ data: { ...command, balance: '500' } });
  arrive({ data: 'balanceChanged' });
  expect(received).toHaveLength(1);
});
