import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overlayStore } from '../../overlays/openOverlay.ts';
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

test('a finger that rests on a cover opens what there is to read, and does not launch', () => {
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

test('a tap, a finger that scrolls, a mouse and a finger on the heart open nothing', () => {
  const rest = () => vi.advanceTimersByTime(1000);
  fireEvent.pointerDown(link(), touch);
  fireEvent.pointerUp(link(), touch);
  rest();
  fireEvent.pointerDown(link(), touch);
  fireEvent.pointerMove(link(), { ...touch, clientY: 40 });
  rest();
  fireEvent.pointerDown(link(), { ...touch, pointerType: 'mouse' });
  rest();
  fireEvent.pointerDown(screen.getByRole('button'), touch);
  rest();
  expect(overlayStore.getState().open).toBeNull();
});
