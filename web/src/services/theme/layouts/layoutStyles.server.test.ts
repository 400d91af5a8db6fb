import { brands, themeOfProduct } from '@foyer/brands/brands';
import { layoutChoices, layoutPresets } from '@foyer/brands/theme';
import { expect, test } from 'vitest';
import { layoutStyles } from './layoutStyles.server.ts';

const base = { hero: 'split', rows: 'spread', tiles: 'upright', navigation: 'tabs' } as const;
type Part = keyof typeof base;

test('MK-08 the base look needs no further style sheet', () => {
  expect(layoutStyles(base)).toBe('');
  expect((Object.keys(base) as Part[]).map((part) => layoutChoices[part][0])).toEqual(Object.values(base));
});

const others = (Object.keys(base) as Part[]).flatMap((part) =>
  layoutChoices[part].slice(1).map((choice) => [part, choice] as const),
);

test.each(others)('MK-08 the choice %s %s adds its own style sheet and no other', (part, choice) => {
  const css = layoutStyles({ ...base, [part]: choice });
  expect(css).toContain(':root');
  expect(others.filter(([otherPart, other]) => layoutStyles({ ...base, [otherPart]: other }) === css)).toHaveLength(1);
});

test('MK-08 choices combine freely', () => {
  const css = layoutStyles(layoutPresets.editorial);
  for (const [part, choice] of Object.entries(layoutPresets.editorial))
    expect(css).toContain(layoutStyles({ ...base, [part]: choice }));
});

test('MK-08 the three brands have no choice in common', () => {
  const three = brands.filter(({ id }) => ['regency', 'aurora', 'pulse'].includes(id));
  for (const part of Object.keys(base) as Part[])
    expect(new Set(three.map(({ productId }) => themeOfProduct(productId).layout[part])).size).toBe(three.length);
});

test('MK-08 layout style sheets contain no colour of a brand', () => {
  for (const [part, choice] of others)
    // Black and white with transparency are shades, not colours.
    expect(layoutStyles({ ...base, [part]: choice }).match(/#(?!000|07080b)[0-9a-f]{3,8}\b/gi) ?? []).toEqual([]);
});
