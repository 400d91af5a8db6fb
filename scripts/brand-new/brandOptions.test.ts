import { expect, test } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { contrastsOf } from '../../brands/contrast.ts';
import { readCommandLine } from '../readCommandLine.mjs';
import { brandOptions } from './brandOptions.ts';
import { brandPalette } from './brandPalette.ts';
import { addToBrandList } from './brandSources.ts';

function optionsOf(...words: string[]) {
  const line = readCommandLine(['brand:new', ...words]);
  return 'command' in line ? brandOptions(line, brands) : line;
}

test('MK-12 a new brand needs only a name', () => {
  expect(optionsOf('harbour')).toEqual({
    options: {
      name: 'harbour',
      title: 'Harbour',
      accent: '#b58cff',
      font: 'Figtree',
      scene: 'rings',
      layout: 'classic',
    },
  });
});

test('MK-12 a new brand may choose a structure', () => {
  expect(optionsOf('harbour', '--layout', 'editorial')).toMatchObject({
    options: { layout: 'editorial' },
  });
});

test.each([
  [[], /^Give a name/],
  [['Harbour'], /letters a to z/],
  [['../harbour'], /letters a to z/],
  [['harbour', 'bay'], /Give one brand/],
  [['ab'], /3 to 20 letters/],
  [['a'.repeat(21)], /3 to 20 letters/],
  [['aurora'], /brand aurora exists already/],
  [['harbour', '--title', 'Aurora Bay'], /title of the brand aurora already/],
  [['harbour', '--title', "';process.exit()//"], /letters, digits, spaces/],
  [['harbour', '--title', 'A name too long to stand beside a mark'], /at most 24 characters/],
  [['harbour', '--accent', 'red'], /six digits/],
  [['harbour', '--font', 'Papyrus'], /The font must be one of/],
  [['harbour', '--scene', 'cellar'], /The scene must be one of/],
  [['harbour', '--layout', 'maze'], /The layout must be one of classic, panorama, editorial/],
  [['harbour', '--colour', '#ffffff'], /Unknown option '--colour'/],
])('MK-12 an invalid brand is refused with an explanation: %j', (words, sentence) => {
  expect(optionsOf(...words)).toMatchObject({ problem: expect.stringMatching(sentence) });
});

test.each(['media', 'helpers', 'default', 'await', 'static', 'row', 'undefined'])(
  'MK-12 a name with another meaning is refused: %s',
  (name) => {
    expect(optionsOf(name)).toEqual({ problem: expect.stringContaining('another meaning') });
  },
);

test('MK-12 brandPalette meets the contrast minimums for bright accents, and fails them for dark ones', () => {
  for (const accent of ['#b58cff', '#ff6236', '#43e0c4', '#ffffff', '#f2c14e', '#5ec26a']) {
    for (const { pair, contrast, minContrast } of contrastsOf(brandPalette(accent)))
      expect(contrast, `${accent}: ${pair}`).toBeGreaterThanOrEqual(minContrast);
  }
  expect(
    contrastsOf(brandPalette('#101030'))
      .filter(({ contrast, minContrast }) => contrast < minContrast)
      .map(({ pair }) => pair),
  ).toContain('accent on sunken … surface3');
});

test('adds the brand to the list and imports it, and refuses an unknown form of the list', () => {
  const list = "import { aurora } from './aurora/brand.ts';\n\nexport const brands: readonly Brand[] = [aurora];\n";
  expect(addToBrandList(list, 'bay')).toBe(
    `import { bay } from './bay/brand.ts';\n${list.replace('[aurora]', '[aurora, bay]')}`,
  );
  expect(addToBrandList(list.replace('[aurora]', '[\n  aurora,\n]'), 'bay')).toContain('aurora, bay];');
  expect(addToBrandList(list.replace('[aurora]', '[...all]'), 'bay')).toBeNull();
});
