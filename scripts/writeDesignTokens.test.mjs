import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandColours, contrast, contrastsOf, designTokensFile, designTokensPage } from './writeDesignTokens.mjs';

test('docs/design-tokens.md says what the themes say; scripts/writeDesignTokens.mjs writes it anew', async () => {
  expect(readFileSync(designTokensFile, 'utf8')).toBe(await designTokensPage());
});

test('contrast is WCAG’s ratio, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

test('words, links and borders of every brand can be read on every surface they may stand on', async () => {
  const brands = await brandColours();
  expect(brands.length).toBeGreaterThan(2);
  for (const { name, colours } of brands) {
    for (const { pair, least, lowest } of contrastsOf(colours)) expect(lowest, `${name}: ${pair}`).toBeGreaterThanOrEqual(least);
  }
});
