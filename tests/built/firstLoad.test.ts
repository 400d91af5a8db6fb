import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { client, filesOf, firstModules } from './builtFiles.ts';

/** Maximum bytes of compressed scripts before a lobby is usable, chosen for slow phones. */
const most = { visitor: 95_000, player: 96_500 };

const scriptBytes = (hero: Parameters<typeof firstModules>[0]) =>
  [...filesOf(firstModules(hero))].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(client, file))).byteLength,
    0,
  );

test('the first load of a lobby stays within its limit for scripts', () => {
  expect(scriptBytes('VisitorHero')).toBeLessThanOrEqual(most.visitor);
  expect(scriptBytes('PlayerHero')).toBeLessThanOrEqual(most.player);
});
