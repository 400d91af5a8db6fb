import { expect, test } from 'vitest';
import { afterLoginPath } from './afterLoginPath.ts';

test.each([
  [null, '/promotions', null],
  [7, '/promotions', '/game/7'],
  [7, '/game/8', '/game/7'],
  [7, '/game/7', null],
])('GM-03 with game %s chosen on %s, the player goes to %s after login', (game, current, path) => {
  expect(afterLoginPath(game, current)).toBe(path);
});
