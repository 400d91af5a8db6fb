import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tileFixture } from '../../domain/game/gameFixture.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { GameTestContext } from '../../domain/game/GameTestContext.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import { locationStore } from '../../services/market/locationStore.ts';
import { cancelOverlay, overlayQueueStore, requestOverlay } from '../../services/overlays/overlayQueue.ts';
import type { GamePageProperties } from './gamePageProperties.ts';
import { isSoundOn, storeSound } from './gameSound.browser.ts';
import { useRunningGame } from './useRunningGame.ts';

const refreshSessionSummary = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('../../services/session/sessionSummary.browser.ts', () => ({
  refreshSessionSummary,
  setSessionSummary: () => undefined,
}));

const launcher = vi.hoisted(() => {
  const state: { phase: string; gameGroupId?: number; supplier?: object } = { phase: 'idle' };
  return {
    state: { getState: () => state, subscribe: () => () => undefined },
    launch: vi.fn<() => Promise<void>>(async () => undefined),
    unlaunch: vi.fn<() => void>(),
    confirm: vi.fn<() => void>(),
  };
});
vi.mock('./launcher.browser.ts', () => ({ launcher: () => launcher }));

const messages = await loadMessages('en');
const gamesOrigin = 'https://games.example';
const properties = { game: tileFixture({ id: 7 }) } as GamePageProperties;

function runGame() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const source = frame.contentWindow;
  const commands: unknown[] = [];
  vi.spyOn(source ?? window, 'postMessage').mockImplementation((command: unknown) => void commands.push(command));
  const { result, unmount } = renderHook(() => useRunningGame(properties, { current: frame }), {
    wrapper: ({ children }) => (
      <GameTestContext messages={messages} visit={{}}>
        {children}
      </GameTestContext>
    ),
  });
  const receive = (event: object) =>
    act(() => {
      const data =
        typeof launcher.state.getState().supplier === 'object' ? event : { foyer: 1, gameGroupId: 7, ...event };
      window.dispatchEvent(new MessageEvent('message', { source, origin: gamesOrigin, data }));
    });
  return { frame, commands, receive, result, unmount };
}

beforeEach(() => {
  document.body.innerHTML = '<main id="content" tabindex="-1"></main><input />';
  storeSound(false);
  gamesStore.setState({ launchUrl: `${gamesOrigin}/play/7` });
});

test('UI-04 a game that is ready takes the focus that a login or a launch left on the page', () => {
  const { frame, receive } = runGame();
  document.getElementById('content')?.focus();
  receive({ type: 'ready' });
  expect(document.activeElement).toBe(frame);
});

test('UI-04 a game that is ready leaves the focus in the field where the player types', () => {
  const { receive } = runGame();
  const field = document.querySelector('input');
  field?.focus();
  receive({ type: 'ready' });
  expect(document.activeElement).toBe(field);
});

test('GM-05 the next game starts with the sound that the player chose', () => {
  const first = runGame();
  first.receive({ type: 'ready' });
  expect(first.commands).not.toContainEqual(expect.objectContaining({ type: 'sound' }));
  first.receive({ type: 'soundChanged', isOn: true });
  expect(isSoundOn()).toBe(true);
  const next = runGame();
  next.receive({ type: 'ready' });
  expect(next.commands).toContainEqual({ foyer: 1, gameGroupId: 7, type: 'sound', isOn: true });
});

test('MK-11 a game ends when its player crosses a border, and starts again at home', () => {
  const { result, unmount } = runGame();
  launcher.launch.mockClear();
  launcher.unlaunch.mockClear();
  act(() => locationStore.setState({ play: 'countryRestricted' }));
  expect([result.current.failure, launcher.unlaunch.mock.calls.length]).toEqual(['countryRestricted', 1]);
  act(() => locationStore.setState({ play: 'locationUnknown' }));
  expect(result.current.failure).toBe('locationUnknown');
  expect(launcher.launch).not.toHaveBeenCalled();
  act(() => locationStore.setState({ play: 'allowed' }));
  expect([result.current.failure, launcher.launch.mock.calls.length]).toEqual([null, 1]);
  unmount();
});

test('GM-08 a game that never speaks is silent after 25 seconds, and is not when it speaks after all', () => {
  vi.useFakeTimers();
  Object.assign(launcher.state.getState(), { phase: 'opening', gameGroupId: 7 });
  const { receive, result, unmount } = runGame();
  act(() => void vi.advanceTimersByTime(20_000));
  expect(result.current.isSilent).toBe(false);
  act(() => void vi.advanceTimersByTime(15_000));
  expect([result.current.isSilent, result.current.problem]).toEqual([true, null]);
  receive({ type: 'ready' });
  expect([result.current.isSilent, result.current.problem]).toEqual([false, null]);
  unmount();
  Object.assign(launcher.state.getState(), { phase: 'idle' });
  vi.useRealTimers();
});

test('GM-02 a launch counts once its frame speaks, but not when it says that it failed', () => {
  launcher.confirm.mockClear();
  const { receive, unmount } = runGame();
  receive({ type: 'failed', reason: 'serviceUnavailable' });
  expect(launcher.confirm).not.toHaveBeenCalled();
  receive({ type: 'ready' });
  expect(launcher.confirm).toHaveBeenCalled();
  unmount();
});

describe('a supplier’s game', () => {
  const events = { loaded: 'ready', bet: 'roundOpened', settled: 'roundClosed' };
  const style = {
    origins: [gamesOrigin],
    allow: [],
    sandbox: [],
    ready: 'load',
    messages: { format: 'object', name: 'on', events },
  };
  async function runSupplier() {
    Object.assign(launcher.state.getState(), { phase: 'opening', gameGroupId: 7, supplier: { style } });
    const run = runGame();
    await waitFor(() => expect(run.result.current.adapter).not.toBeNull());
    vi.useFakeTimers();
    refreshSessionSummary.mockClear();
    return run;
  }
  const isRoundRunning = () => overlayQueueStore.getState().isRoundRunning;
  afterEach(() => {
    Object.assign(launcher.state.getState(), { phase: 'idle', supplier: undefined });
    vi.useRealTimers();
  });

  test('is ready with its page or its message, and never lost afterwards without a heartbeat', async () => {
    const { result, unmount } = await runSupplier();
    expect(result.current.isReady).toBe(false);
    act(() => result.current.onFrameLoad());
    expect(result.current.isReady).toBe(true);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(result.current.problem).toBeNull();
    unmount();
  });

  test('RG-01 a round that never ends holds notices back for two minutes at most', async () => {
    const { receive, unmount } = await runSupplier();
    receive({ on: 'bet' });
    expect(isRoundRunning()).toBe(true);
    act(() => void vi.advanceTimersByTime(60_000));
    receive({ on: 'bet' });
    act(() => void vi.advanceTimersByTime(60_000));
    receive({ on: 'bet' });
    expect(isRoundRunning()).toBe(false);
    receive({ on: 'settled' });
    receive({ on: 'bet' });
    expect(isRoundRunning()).toBe(true);
    unmount();
    expect(isRoundRunning()).toBe(false);
  });

  test('RG-01 a round that begins under a notice does not take it away', async () => {
    const { receive, unmount } = await runSupplier();
    act(() => requestOverlay({ id: 'check', rank: 'regulator', waitsForRound: true }));
    receive({ on: 'bet' });
    expect(isRoundRunning()).toBe(false);
    act(() => cancelOverlay('check'));
    unmount();
  });

  test('reads the figures from the service, once in two seconds however often it says that they changed', async () => {
    const { receive, unmount } = await runSupplier();
    for (let count = 0; count < 200; count += 1) receive({ on: 'settled', balance: 1_000_000 });
    act(() => void vi.advanceTimersByTime(2000));
    expect(refreshSessionSummary).toHaveBeenCalledOnce();
    unmount();
  });
});
