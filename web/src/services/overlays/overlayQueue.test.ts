import { beforeEach, expect, test } from 'vitest';
import { closeOverlay, openOverlay, overlayStore } from './openOverlay.ts';
import {
  requestOverlay,
  currentOverlay,
  cancelOverlay,
  isOverlayRequested,
  overlayQueueStore,
  setRoundRunning,
} from './overlayQueue.ts';

beforeEach(() => {
  overlayQueueStore.setState({ requests: [], isRoundRunning: false });
  overlayStore.setState({ open: null, intendedGameId: null, shownGameId: null, returnTo: null });
});

const isRequested = (id: string) => isOverlayRequested(overlayQueueStore.getState(), id);

test('a repeated request keeps its place in the queue, and a cancelled one frees its place', () => {
  requestOverlay({ id: 'first', rank: 'game' });
  requestOverlay({ id: 'second', rank: 'game' });
  requestOverlay({ id: 'first', rank: 'regulator' });
  expect(overlayQueueStore.getState().requests).toEqual([
    { id: 'first', rank: 'game' },
    { id: 'second', rank: 'game' },
  ]);
  expect([currentOverlay(), isRequested('first'), isRequested('second')]).toEqual(['first', true, true]);
  cancelOverlay('first');
  expect([currentOverlay(), isRequested('first'), isRequested('second')]).toEqual(['second', false, true]);
});

test('delays a game overlay while a round runs', () => {
  requestOverlay({ id: 'tip', rank: 'game' });
  setRoundRunning(true);
  expect([currentOverlay(), isRequested('tip')]).toEqual([null, true]);
  setRoundRunning(false);
  expect(currentOverlay()).toBe('tip');
});

test('delays an automatic overlay while the player has an overlay open', () => {
  requestOverlay({ id: 'offer', rank: 'marketing' });
  openOverlay('search');
  expect(currentOverlay()).toBeNull();
  closeOverlay();
  expect(currentOverlay()).toBe('offer');
});

test('GM-03 closing an overlay keeps the intended game, and opening one resets the return target', () => {
  openOverlay('login', { intendedGameId: 7, returnTo: { to: 'banking' } });
  expect(overlayStore.getState()).toEqual({
    open: 'login',
    intendedGameId: 7,
    shownGameId: null,
    returnTo: { to: 'banking' },
  });
  closeOverlay();
  expect(overlayStore.getState()).toMatchObject({ open: null, intendedGameId: 7, returnTo: { to: 'banking' } });
  openOverlay('register');
  expect(overlayStore.getState()).toMatchObject({ open: 'register', intendedGameId: 7, returnTo: null });
});
