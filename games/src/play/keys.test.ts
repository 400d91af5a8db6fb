import { expect, test } from 'vitest';
import { keyTarget } from './keys.ts';

const press = (key: string, more: Partial<Parameters<typeof keyTarget>[0]> = {}) =>
  keyTarget({ key, repeat: false, on: 'page', ...more });

test('space and Enter play, and a focused button keeps them for the browser', () => {
  expect([press(' '), press('Enter')]).toEqual(['table', 'table']);
  expect([press(' ', { on: 'button' }), press('Enter', { on: 'button' })]).toEqual(['browser', 'browser']);
});

test('UK7 a held key does not play again', () => {
  expect(press(' ', { repeat: true })).toBe('swallow');
  expect(press('Enter', { repeat: true, on: 'button' })).toBe('swallow');
  expect(press('h', { repeat: true })).toBe('browser');
});

test('arrow keys go to a focused field, otherwise to the game', () => {
  expect(press('ArrowUp', { on: 'field' })).toBe('browser');
  expect(press(' ', { on: 'field' })).toBe('browser');
  expect(press('Enter', { on: 'field' })).toBe('table');
  expect([press('ArrowUp'), press('ArrowUp', { on: 'button' })]).toEqual(['table', 'table']);
});
