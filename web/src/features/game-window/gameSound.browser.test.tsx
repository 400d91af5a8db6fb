import { expect, test } from 'vitest';
import { isSoundOn, storeSound } from './gameSound.browser.ts';

test('GM-05 the sound of games is off until the player turns it on, and the choice is stored', () => {
  expect(isSoundOn()).toBe(false);
  storeSound(true);
  expect([isSoundOn(), localStorage.getItem('foyer-game-sound')]).toEqual([true, '1']);
  storeSound(false);
  expect([isSoundOn(), localStorage.getItem('foyer-game-sound')]).toEqual([false, null]);
});
