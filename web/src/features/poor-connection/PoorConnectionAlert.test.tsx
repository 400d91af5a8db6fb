import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import type { Interaction } from '../../services/analytics/interaction.ts';
import { interactionEvent } from '../../services/analytics/trackInteraction.browser.ts';
import { closeOverlay, overlayStore } from '../../services/overlays/openOverlay.ts';
import { setRealtime } from '../../services/realtime/realtimeHandle.ts';
import { initialRealtime, realtimeStore } from '../../services/realtime/realtimeStore.ts';
import { otherSessionStore } from '../../services/session/otherSession.ts';
import { CurrentPathContext, NavigationContext } from '../../ui/NavigationContext.tsx';
import PoorConnectionAlert from './PoorConnectionAlert.tsx';

await loadLazyMessages('en', 'connection');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const go = vi.fn<(path: string) => void>();
let interactions: string[] = [];
const onInteraction = (event: Event) => {
  const { area, action } = (event as CustomEvent<Interaction>).detail;
  interactions.push(`${area} ${action}`);
};
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};
const setTroubled = (hasProblem: boolean) => {
  act(() => realtimeStore.setState({ hasProblem, name: hasProblem ? 'Reconnecting' : 'Connected' }));
};
const isShown = () => screen.queryByText('Poor connection') !== null;

let page: ReturnType<typeof render>;
const alertOn = (path: string) => (
  <NavigationContext value={{ go, back: () => undefined, reload: () => Promise.resolve() }}>
    <CurrentPathContext value={path}>
      <TextContext value={text}>
        <PoorConnectionAlert />
      </TextContext>
    </CurrentPathContext>
  </NavigationContext>
);

beforeEach(() => {
  vi.useFakeTimers();
  interactions = [];
  go.mockReset();
  realtimeStore.setState(initialRealtime, true);
  window.addEventListener(interactionEvent, onInteraction);
  page = render(alertOn('/'));
});
afterEach(() => {
  window.removeEventListener(interactionEvent, onInteraction);
  setRealtime(null);
  vi.useRealTimers();
});

test('RM-03 the alert appears after 5 s without a connection and disappears after 5 s with one', () => {
  setTroubled(true);
  pass(4999);
  expect(isShown()).toBe(false);
  pass(1);
  expect(screen.getByRole('alert').textContent).toContain('Poor connection');
  setTroubled(false);
  pass(4999);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
  expect(interactions).toEqual(['connection shown', 'connection gone']);
});

test('RM-03 a loss of less than 5 s shows nothing', () => {
  setTroubled(true);
  pass(4900);
  setTroubled(false);
  pass(60_000);
  expect([isShown(), interactions]).toEqual([false, []]);
});

test('RM-03 the alert does not flicker while a connection drops at once again and again', () => {
  setTroubled(true);
  pass(5000);
  for (const waitMs of [8000, 16_000, 30_000]) {
    setTroubled(false);
    pass(400);
    setTroubled(true);
    pass(waitMs);
    expect(isShown()).toBe(true);
  }
  expect(interactions).toEqual(['connection shown']);
});

test('RM-03 a first attempt shows the alert after 10 s, and 5 s after it failed', () => {
  act(() => realtimeStore.setState({ name: 'Connecting' }));
  pass(9999);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);
  act(() => realtimeStore.setState(initialRealtime, true));
  pass(0);
  act(() => realtimeStore.setState({ name: 'Connecting' }));
  pass(3000);
  act(() => realtimeStore.setState({ name: 'Disconnected', hasProblem: true }));
  pass(4999);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);
});

test('RM-03 the alert disappears at once with the session', () => {
  setTroubled(true);
  pass(5000);
  act(() => realtimeStore.setState(initialRealtime, true));
  pass(0);
  expect(isShown()).toBe(false);
});

test('RM-03 a closed alert stays away until the connection was back', () => {
  setTroubled(true);
  pass(5000);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  pass(600_000);
  expect(isShown()).toBe(false);
  setTroubled(false);
  pass(5000);
  setTroubled(true);
  pass(5000);
  expect(isShown()).toBe(true);
  expect(interactions).toEqual(['connection shown', 'connection close', 'connection shown']);
});

test('RM-03 the player can retry or close the alert', () => {
  const retry = vi.fn<() => void>();
  setRealtime({
    retry,
    pending: async () => null,
    seen: () => undefined,
    acknowledge: () => true,
    isDone: () => false,
  });
  setTroubled(true);
  pass(5000);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([screen.queryByText('Poor connection'), interactions]).toEqual([
    null,
    ['connection shown', 'connection tryAgain', 'connection close'],
  ]);
});

test('AU-14 a player whose session moved elsewhere sees a notice and can close the game', () => {
  act(() => otherSessionStore.setState({ notice: { wasPlaying: true } }));
  expect(screen.getByRole('dialog').textContent).toContain('You logged in elsewhere');
  fireEvent.click(screen.getByRole('button', { name: 'Close game' }));
  expect([go.mock.calls, interactions, otherSessionStore.getState().notice]).toEqual([
    [['/']],
    ['singleSession shown', 'singleSession closeGame'],
    null,
  ]);
});

test('AU-14 AN-04 a player without a game can close the notice or log in again', () => {
  act(() => otherSessionStore.setState({ notice: { wasPlaying: false } }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  act(() => otherSessionStore.setState({ notice: { wasPlaying: false } }));
  fireEvent.click(screen.getByRole('button', { name: 'Log in here' }));
  expect([interactions, overlayStore.getState().open]).toEqual([
    ['singleSession shown', 'singleSession close', 'singleSession shown', 'singleSession logIn'],
    'login',
  ]);
  act(closeOverlay);
});

test('RM-03 AN-04 over a game, the alert links to the lobby and reports its use', () => {
  page.rerender(alertOn('/game/7'));
  setTroubled(true);
  pass(5000);
  fireEvent.click(screen.getByRole('link', { name: /lobby/i }));
  expect(interactions).toEqual(['connection shown', 'connection lobby']);
});
