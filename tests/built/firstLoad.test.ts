import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { client, filesOf, firstModules } from './builtFiles.ts';

/**
 * Maximum bytes of compressed scripts before a lobby is usable, chosen for slow phones. A player's lobby begins with the
 * deposit limit and the player's own games.
 */
const maxBytes = { visitor: 95_000, player: 97_600 };

const scriptBytes = (hero: Parameters<typeof firstModules>[0]) =>
  [...filesOf(firstModules(hero))].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(client, file))).byteLength,
    0,
  );

test('the first load of a lobby stays within its limit for scripts', () => {
  expect(scriptBytes('VisitorHero')).toBeLessThanOrEqual(maxBytes.visitor);
  expect(scriptBytes('PlayerHero')).toBeLessThanOrEqual(maxBytes.player);
});
