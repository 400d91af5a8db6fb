import { expect, test } from 'vitest';
import { deviceFonts, deviceFontsInTexts, importedFamilies } from './fontFamilies.ts';

const brought = new Set(['Roboto', 'Noto Sans SC', 'Roboto Mono']);
const familiesOf = (css: string) => deviceFonts(css, brought).map(({ family }) => family);

test('allows fonts of the page, variables and inherited fonts, with a generic family at the end', () => {
  const css = `
    body { font: 400 1rem/1.5 Roboto, 'Noto Sans SC', sans-serif; }
    code { font-family: 'Roboto Mono', monospace; }
    h1 { font: var(--hw) 20px/1 var(--head-face); }
    h2 { font: 600 20px/1 var(--body), sans-serif; }
    button { font: inherit; }
    :root { --body-face: var(--body), 'Noto Sans SC', sans-serif; --lift: 2px; }`;
  expect(deviceFonts(css, brought)).toEqual([]);
});

test.each([
  ['a { font-family: ui-monospace, monospace; }', ['ui-monospace', 'monospace']],
  ['a { font: 400 13px/1.4 system-ui, sans-serif; }', ['system-ui', 'sans-serif']],
  ["a { font-family: Roboto, 'PingFang SC', sans-serif; }", ['PingFang SC']],
  ['a { font-family: sans-serif, Roboto; }', ['sans-serif']],
  ['a { font-family: monospace; }', ['monospace']],
  ["a { font: 400 16px/1.5 var(--body), 'Microsoft YaHei', sans-serif; }", ['Microsoft YaHei']],
  [":root { --code-face: Menlo, 'Roboto Mono', monospace; }", ['Menlo']],
  ['@media print { a { font-family: Georgia, serif; } }', ['Georgia', 'serif']],
])('refuses fonts of the device in %s', (css, families) => {
  expect(familiesOf(css)).toEqual(families);
});

test('names the line of a rule', () => {
  expect(deviceFonts('a { color: red; }\nb { font-family: Arial; }', brought)).toMatchObject([{ line: 2 }]);
});

test('finds fonts of the device in style sheets and drawings within sources', () => {
  const source = [
    'const styles = `#a { font: 600 18px/24px system-ui, sans-serif; }`;',
    'const text = `<text font-family="Arial, sans-serif">`;',
    "const face = `@font-face{font-family:'${family}';src:url(x)}`;",
    'const plain = `#b { font-family: inherit; font-size: 16px; }`;',
  ].join('\n');
  expect(deviceFontsInTexts(source, brought).map(({ line, family }) => `${line} ${family}`)).toEqual([
    '2 Arial',
    '2 sans-serif',
    '1 system-ui',
    '1 sans-serif',
  ]);
});

test('a frame brings the families of the packages that it imports', () => {
  const source = "import '@fontsource/lilita-one/latin-400.css';\nvoid import('@fontsource/ma-shan-zheng/400.css');";
  expect(importedFamilies(source)).toEqual(['Lilita One', 'Ma Shan Zheng']);
});
