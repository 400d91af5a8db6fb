import { expect, test } from 'vitest';
import { afterLoginPath } from './afterLoginPath.ts';
import { sandboxOutbox } from './sandboxOutbox.ts';

test.each([
  [null, '/promotions', null],
  [7, '/promotions', '/game/7'],
  [7, '/game/8', '/game/7'],
  [7, '/game/7', null],
])('GM-03 with the game %s picked on %s the player goes to %s after the login', (game, current, path) => {
  expect(afterLoginPath(game, current)).toBe(path);
});

test('the outbox of the sandbox stands beside its games', () => {
  expect(sandboxOutbox('http://games.localhost:4000')).toBe('http://localhost:4000/control/outbox');
  expect(sandboxOutbox('https://games.localhost')).toBe('https://localhost/control/outbox');
});
