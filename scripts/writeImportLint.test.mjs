import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importLintFile, importLintRules } from './writeImportLint.mjs';

test('the lint rules of imports match the list of layers; scripts/writeImportLint.mjs writes them', () => {
  expect(JSON.parse(readFileSync(importLintFile, 'utf8'))).toEqual(JSON.parse(importLintRules()));
});
