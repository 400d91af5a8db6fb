import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flagsFile, flagsPage } from './writeFlags.mjs';

test('FF-02 docs/flags.md says what the list of flags says; scripts/writeFlags.mjs writes it anew', async () => {
  expect(readFileSync(flagsFile, 'utf8')).toBe(await flagsPage());
});
