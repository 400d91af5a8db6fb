import { expect, test } from 'vitest';
import { keyAct } from './keys.ts';

const press = (key: string, more: Partial<Parameters<typeof keyAct>[0]> = {}) => keyAct({ key, repeat: false, onButton: false, ...more });

test('space and Enter spin, but a focused button is left to the browser', () => {
  expect([press(' '), press('Enter')]).toEqual(['spin', 'spin']);
  expect(press(' ', { onButton: true })).toBeNull();
});

test('a held key never plays by itself, on a button or off it', () => {
  expect(press(' ', { repeat: true })).toBe('swallow');
  expect(press('Enter', { repeat: true, onButton: true })).toBe('swallow');
});

test('plus, minus and arrows change the stake; other keys do nothing', () => {
  expect(['+', 'ArrowUp', 'ArrowRight'].map((key) => press(key))).toEqual(['higher', 'higher', 'higher']);
  expect(['-', 'ArrowDown', 'ArrowLeft'].map((key) => press(key))).toEqual(['lower', 'lower', 'lower']);
  expect(['Tab', 'a', 'Escape'].map((key) => press(key))).toEqual([null, null, null]);
});
