import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfiguration } from './configuration.server.ts';
import { frameOrigins } from './gameFrames.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'frames-'));
afterAll(() => rmSync(folder, { recursive: true }));

const brightwater = 'https://play.brightwater.example';
const other = 'https://games.other.example';

function configured(styles: unknown) {
  const path = join(folder, 'frames.json');
  writeFileSync(path, typeof styles === 'string' ? styles : JSON.stringify(styles));
  return readConfiguration({ GAMES_ORIGIN: `${other}, ${brightwater}`, GAME_FRAMES_FILE: path });
}

test('reads several origins of games, and styles with their defaults', () => {
  const { gamesOrigins, gameFrames } = configured({ brightwater: { origins: [brightwater] } });
  expect(gamesOrigins).toEqual([other, brightwater]);
  expect(gameFrames.get('brightwater')).toEqual({
    origins: [brightwater],
    allow: ['fullscreen', 'autoplay'],
    sandbox: [],
    ready: 'load',
  });
  expect(frameOrigins(gameFrames)).toEqual([brightwater]);
  expect(readConfiguration({}).gameFrames.size).toBe(0);
});

test.each([
  ['a feature that no game may have', { a: { origins: [brightwater], allow: ['camera'] } }],
  ['a token with which a game leaves its frame', { a: { origins: [brightwater], sandbox: ['allow-top-navigation'] } }],
  ['an origin with a path', { a: { origins: [`${brightwater}/games`] } }],
  ['an origin that pages do not frame', { a: { origins: ['https://elsewhere.example'] } }],
  ['an unknown field', { a: { origins: [brightwater], permissions: [] } }],
  ['a style that is never ready', { a: { origins: [brightwater], ready: 'message' } }],
  [
    'an event that no window knows',
    { a: { origins: [brightwater], messages: { format: 'text', events: { x: 'pay' } } } },
  ],
  ['what is no JSON', '{'],
])('refuses a file with %s', (_, styles) => {
  expect(() => configured(styles)).toThrow(/GAME_FRAMES_FILE/);
});
