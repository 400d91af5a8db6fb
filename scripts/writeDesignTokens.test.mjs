import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designTokensFile, designTokensPage } from './writeDesignTokens.mjs';

test('docs/design-tokens.md says what the themes say; scripts/writeDesignTokens.mjs writes it anew', async () => {
  expect(readFileSync(designTokensFile, 'utf8')).toBe(await designTokensPage());
});
