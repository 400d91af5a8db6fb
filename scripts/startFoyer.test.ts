import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseGames, createLogFile } from './startFoyer.ts';

test.each([
  ['100', 100],
  ['2000', 2000],
  ['10000', 10_000],
  ['1', 1],
  ['777', 777],
])('accepts --games %s', (text, games) => {
  expect(chooseGames({ games: text }, {})).toEqual({ games });
});

test('prefers the command line to the environment, and requires neither', () => {
  expect(chooseGames({ games: '100' }, { CATALOGUE_SIZE: '2000' })).toEqual({ games: 100 });
  expect(chooseGames({}, { CATALOGUE_SIZE: '2000' })).toEqual({ games: 2000 });
  expect(chooseGames({}, {})).toEqual({ games: null });
});

test.each(['0', '-5', '10001', '1e3', '2.5', 'many', '', ' 100', '100000'])(
  'refuses "%s" with a message that states the valid range',
  (text) => {
    const sentence = `"${text}" is not a number of games: give one from 1 to 10000 with --games or CATALOGUE_SIZE, for example --games 2000.`;
    expect(chooseGames({ games: text }, {})).toEqual({ problem: sentence });
    expect(chooseGames({}, { CATALOGUE_SIZE: text })).toEqual({ problem: sentence });
  },
);

test('a log file holds lines in order, and replaces the previous log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-log-'));
  const path = join(folder, 'web.log');
  createLogFile(path).write('before');
  const log = createLogFile(path);
  log.write('first');
  log.write('second');
  expect(readFileSync(path, 'utf8')).toBe('first\nsecond\n');
  rmSync(folder, { recursive: true });
});

test('a log file drops a line when the disk is full, without throwing', () => {
  expect(() => createLogFile('/dev/full').write('first')).not.toThrow();
});
