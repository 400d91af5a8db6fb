import { expect, test } from 'vitest';
import { keyGoesTo } from './keys.ts';

const press = (key: string, more: Partial<Parameters<typeof keyGoesTo>[0]> = {}) =>
  keyGoesTo({ key, repeat: false, on: 'page', ...more });

test('space and Enter play, but a focused button is left to the browser', () => {
  expect([press(' '), press('Enter')]).toEqual(['table', 'table']);
  expect([press(' ', { on: 'button' }), press('Enter', { on: 'button' })]).toEqual(['browser', 'browser']);
});

test('UK7 a held key never plays by itself, on a button or off it', () => {
  expect(press(' ', { repeat: true })).toBe('swallow');
  expect(press('Enter', { repeat: true, on: 'button' })).toBe('swallow');
  expect(press('h', { repeat: true })).toBe('browser');
});

test('arrows belong to the field that has the focus, else to the game', () => {
  expect(press('ArrowUp', { on: 'field' })).toBe('browser');
  expect(press(' ', { on: 'field' })).toBe('browser');
  expect(press('Enter', { on: 'field' })).toBe('table');
  expect([press('ArrowUp'), press('ArrowUp', { on: 'button' })]).toEqual(['table', 'table']);
});
