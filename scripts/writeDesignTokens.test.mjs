import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandColours, designTokensFile, designTokensPage } from './writeDesignTokens.mjs';

test('docs/design-tokens.md says what the themes say; scripts/writeDesignTokens.mjs writes it anew', () => {
  expect(readFileSync(designTokensFile, 'utf8')).toBe(designTokensPage(brandColours()));
});
