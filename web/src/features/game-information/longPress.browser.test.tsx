import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overlayStore } from '../../services/overlays/openOverlay.ts';
import { listenToLongPress } from './longPress.browser.ts';

let stop: () => void = () => undefined;
const pressed = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockReset();
  overlayStore.setState({ open: null, shownGameId: null });
  stop = listenToLongPress();
  render(
    <ul>
      <li data-id="7">
        <a
          href="/game/7"
          onClick={(event) => {
            event.preventDefault();
            pressed();
          }}
        >
          Iron Longship
        </a>
        <button type="button">Favourite</button>
      </li>
    </ul>,
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const link = () => screen.getByRole('link');
const touch = { pointerType: 'touch', clientX: 10, clientY: 10 };

test('a long press on a cover opens the game information instead of the game', () => {
  fireEvent.pointerDown(link(), touch);
  vi.advanceTimersByTime(499);
  expect(overlayStore.getState().open).toBeNull();
  vi.advanceTimersByTime(1);
  expect(overlayStore.getState()).toMatchObject({ open: 'gameInformation', shownGameId: 7 });
  expect(fireEvent.contextMenu(link())).toBe(false);
  fireEvent.pointerUp(link(), touch);
  fireEvent.click(link());
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.click(link());
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('taps, scrolling, the mouse and the favourite button do not open the game information', () => {
  const hold = () => vi.advanceTimersByTime(1000);
  fireEvent.pointerDown(link(), touch);
  fireEvent.pointerUp(link(), touch);
  hold();
  fireEvent.pointerDown(link(), touch);
  fireEvent.pointerMove(link(), { ...touch, clientY: 40 });
  hold();
  fireEvent.pointerDown(link(), { ...touch, pointerType: 'mouse' });
  hold();
  fireEvent.pointerDown(screen.getByRole('button'), touch);
  hold();
  expect(overlayStore.getState().open).toBeNull();
});
