import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { client, filesOf, firstModules } from './builtFiles.ts';

/** Most bytes of scripts, compressed, before a lobby can be used: what a slow phone fetches and reads in good time. */
const most = { visitor: 95_000, player: 96_500 };

const scriptBytes = (hero: Parameters<typeof firstModules>[0]) =>
  [...filesOf(firstModules(hero))].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(client, file))).byteLength,
    0,
  );

test('a lobby loads at most 95 kB of scripts at first, and a player’s little more', () => {
  expect(scriptBytes('VisitorHero')).toBeLessThanOrEqual(most.visitor);
  expect(scriptBytes('PlayerHero')).toBeLessThanOrEqual(most.player);
});
