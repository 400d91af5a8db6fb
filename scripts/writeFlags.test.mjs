import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flagsFile, flagsPage } from './writeFlags.mjs';

test('FF-02 docs/flags.md matches the list of flags', async () => {
  expect(readFileSync(flagsFile, 'utf8')).toBe(await flagsPage());
});
