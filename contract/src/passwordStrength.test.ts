import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test.each<[string, number]>([
  ['hzbrkuvmx', 0],
  ['hzbrkuvmxw', 2],
  ['hzbrkuvmxwj', 2],
  ['hzbrkuvmxwjd', 3],
  ['hzbrkuvmxwjdptc', 3],
  ['hzbrkuvmxwjdptcq', 4],
  ['Hzbrkuvmx7', 3],
  ['Hzbrkuvmx-', 3],
  ['hzbrkuvmx-', 2],
  ['HZBRKUVMXW', 2],
  ['Hzbrkuvm7-wj', 4],
  ['纸灯笼在河上慢慢漂走', 2],
])('RG-01 the strength of %j is %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('RG-01 counts characters, not code units', () => {
  expect(passwordStrength('🎰🎲🃏🀄🎯')).toBe(0);
});

test('RG-01 ignores easily guessed parts, whatever their case', () => {
  for (const guess of ['password', 'qwertyuiop', 'passw0rd', 'iloveyou', 'football', '123456789']) {
    expect([guess, passwordStrength(`${guess.toUpperCase()}hzbr7`)]).toEqual([guess, 1]);
    expect([guess, passwordStrength(`${guess}hzbrkv`)]).not.toEqual([guess, 1]);
  }
});

test('RG-01 requires six characters of five kinds beside the known parts', () => {
  expect(passwordStrength('passwordabcde')).toBe(1);
  expect(passwordStrength('passwordabcdx')).toBe(1);
  expect(passwordStrength('passwordhzhzbr')).toBe(1);
  expect(passwordStrength('passwordhzbrkh')).toBe(3);
});

test('RG-01 ignores the player’s other form values of four characters or more', () => {
  expect(passwordStrength('harbourrowhz', [' Harbour '])).toBe(1);
  expect(passwordStrength('harbourrowhz', ['row'])).toBe(3);
  expect(passwordStrength('lampharbhzbr', ['lamp', 'harb'])).toBe(1);
  expect(passwordStrength('harbourrowhz', ['', '   '])).toBe(3);
});
