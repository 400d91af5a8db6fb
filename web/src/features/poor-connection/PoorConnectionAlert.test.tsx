import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Interaction } from '../../analytics/interaction.ts';
import { interactionEvent } from '../../analytics/trackInteraction.browser.ts';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { closeOverlay, overlayStore } from '../../overlays/openOverlay.ts';
import { setRealtime } from '../../realtime/realtimeHandle.ts';
import { initialRealtime, realtimeStore } from '../../realtime/realtimeStore.ts';
import { otherSessionStore } from '../../session/otherSession.ts';
import { CurrentPathContext, NavigationContext } from '../../ui/NavigationContext.tsx';
import PoorConnectionAlert from './PoorConnectionAlert.tsx';

await loadLazyMessages('en', 'connection');
const text = { t: createTranslate(await loadMessages('en')), formats: createFormats('en-GB') };
const go = vi.fn<(path: string) => void>();
let told: string[] = [];
const hear = (event: Event) => {
  const { area, action } = (event as CustomEvent<Interaction>).detail;
  told.push(`${area} ${action}`);
};
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};
const troubled = (isTroubled: boolean) => {
  act(() => realtimeStore.setState({ isTroubled }));
};

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
  told = [];
  go.mockReset();
  realtimeStore.setState(initialRealtime, true);
  window.addEventListener(interactionEvent, hear);
  page = render(alertOn('/'));
});
afterEach(() => {
  window.removeEventListener(interactionEvent, hear);
  setRealtime(null);
  vi.useRealTimers();
});

test('RM-03 a lost connection is told within two seconds, with its event, and the alert goes when it is back', () => {
  troubled(true);
  pass(2000);
  expect(screen.getByRole('alert').textContent).toContain('Poor connection');
  troubled(false);
  expect(screen.queryByText('Poor connection')).toBeNull();
  expect(told).toEqual(['connection shown', 'connection gone']);
});

test('RM-03 a loss that is over in a moment stays quiet', () => {
  troubled(true);
  pass(500);
  troubled(false);
  pass(5000);
  expect([screen.queryByText('Poor connection'), told]).toEqual([null, []]);
});

test('RM-03 the player may try at once, or close the alert', () => {
  const retry = vi.fn<() => void>();
  setRealtime({
    retry,
    pending: async () => null,
    seen: () => undefined,
    acknowledge: () => true,
    isDone: () => false,
  });
  troubled(true);
  pass(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([screen.queryByText('Poor connection'), told]).toEqual([
    null,
    ['connection shown', 'connection tryAgain', 'connection close'],
  ]);
});

test('AU-14 a player whose session went elsewhere is told, and closing the game is told of', () => {
  act(() => otherSessionStore.setState({ notice: { wasPlaying: true } }));
  expect(screen.getByRole('dialog').textContent).toContain('You logged in elsewhere');
  fireEvent.click(screen.getByRole('button', { name: 'Close game' }));
  expect([go.mock.calls, told, otherSessionStore.getState().notice]).toEqual([
    [['/']],
    ['singleSession shown', 'singleSession closeGame'],
    null,
  ]);
});

test('AU-14 AN-04 who was not playing may close the notice or log in here, and either is told of', () => {
  act(() => otherSessionStore.setState({ notice: { wasPlaying: false } }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  act(() => otherSessionStore.setState({ notice: { wasPlaying: false } }));
  fireEvent.click(screen.getByRole('button', { name: 'Log in here' }));
  expect([told, overlayStore.getState().open]).toEqual([
    ['singleSession shown', 'singleSession close', 'singleSession shown', 'singleSession logIn'],
    'login',
  ]);
  act(closeOverlay);
});

test('RM-03 AN-04 over a game the alert has a way to the lobby, which is told of', () => {
  page.rerender(alertOn('/game/7'));
  troubled(true);
  pass(1000);
  fireEvent.click(screen.getByRole('link', { name: /lobby/i }));
  expect(told).toEqual(['connection shown', 'connection lobby']);
});
