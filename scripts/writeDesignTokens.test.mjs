import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandThemes, designTokensFile, designTokensPage } from './writeDesignTokens.mjs';

test('docs/design-tokens.md matches the themes', () => {
  expect(readFileSync(designTokensFile, 'utf8')).toBe(designTokensPage(brandThemes()));
});
