import { expect, test } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { contrastsOf } from '../../brands/contrast.ts';
import { brandOptions } from './brandOptions.mjs';
import { brandPalette } from './brandPalette.mjs';
import { listWith } from './brandSources.mjs';

test('MK-12 a name is all that a new brand needs', () => {
  expect(brandOptions(['harbour'], brands)).toEqual({
    wishes: { name: 'harbour', title: 'Harbour', accent: '#b58cff', font: 'Figtree', scene: 'rings' },
  });
});

test.each([
  [[], /Which brand\?/],
  [['Harbour'], /small letters a to z/],
  [['../harbour'], /small letters a to z/],
  [['harbour', 'bay'], /One brand at a time/],
  [['ab'], /3 to 20 letters/],
  [['a'.repeat(21)], /3 to 20 letters/],
  [['aurora'], /a brand aurora already/],
  [['media'], /stands for something else/],
  [['default'], /stands for something else/],
  [['harbour', '--title', 'Aurora Bay'], /title of the brand aurora already/],
  [['harbour', '--title', "';process.exit()//"], /letters, digits, spaces/],
  [['harbour', '--title', 'A name too long to stand beside a mark'], /at most 24 characters/],
  [['harbour', '--accent', 'red'], /six digits/],
  [['harbour', '--font', 'Papyrus'], /A font is one of/],
  [['harbour', '--scene', 'cellar'], /A scene is one of/],
  [['harbour', '--colour', '#ffffff'], /Unknown option '--colour'/],
])('MK-12 a brand that cannot be is refused in a sentence: %j', (words, sentence) => {
  expect(brandOptions(words, brands)).toEqual({ problem: expect.stringMatching(sentence) });
});

test('MK-12 the palette of any accent that is bright enough can be read; a dark one is measured as too dark', () => {
  for (const accent of ['#b58cff', '#ff6236', '#43e0c4', '#ffffff', '#f2c14e', '#5ec26a']) {
    for (const { pair, lowest, least } of contrastsOf(brandPalette(accent)))
      expect(lowest, `${accent}: ${pair}`).toBeGreaterThanOrEqual(least);
  }
  expect(
    contrastsOf(brandPalette('#101030'))
      .filter(({ lowest, least }) => lowest < least)
      .map(({ pair }) => pair),
  ).toContain('accent on sunken … surface3');
});

test('the list takes a name at its end and its import in its place; a list of another shape is left alone', () => {
  const list =
    "import { aurora } from './aurora/brand.ts';\nimport type { Brand } from './market.ts';\n\nexport const brands: readonly Brand[] = [aurora];\n";
  expect(listWith(list, 'bay')).toBe(
    list
      .replace('\nimport type', "\nimport { bay } from './bay/brand.ts';\nimport type")
      .replace('[aurora]', '[aurora, bay]'),
  );
  expect(listWith(list, 'abbey')).toMatch(/^import { abbey }/);
  expect(listWith(list.replace('[aurora]', '[\n  aurora,\n]'), 'bay')).toContain('[aurora, bay];');
  expect(listWith(list.replace('[aurora]', '[...all]'), 'bay')).toBeNull();
});
