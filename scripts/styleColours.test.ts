import { describe, expect, test } from 'vitest';
import { styleColours } from './styleColours.ts';

const named = (declaration: string) =>
  styleColours(`.card {\n  ${declaration};\n}\n`, { needsNames: true }).map(({ text }) => text);
const drawn = (declaration: string) =>
  styleColours(`.card {\n  ${declaration};\n}\n`, { needsNames: false, mayMix: true }).map(({ text }) => text);

describe('styleColours', () => {
  test.each([
    'color: #123456',
    'color: white',
    'box-shadow: 0 1px 2px rgb(0 0 0 / 50%)',
    'border: 1px solid hsl(20 10% 50%)',
    'background: linear-gradient(var(--bg), #0006)',
    'background: linear-gradient(var(--bg), gold)',
    'color: var(--card, #fff)',
    '--card: #fff',
    'mask-image: linear-gradient(#000, transparent)',
  ])('finds the colour without a name in %s', (declaration) => {
    expect(named(declaration)).toHaveLength(1);
  });

  test.each([
    'color: var(--text)',
    'color: currentcolor',
    'background: linear-gradient(transparent, rgb(var(--shade) / 50%))',
    'background: #0000',
    'outline: 3px solid Highlight',
    'color: var(--text, inherit)',
  ])('accepts %s', (declaration) => {
    expect(named(declaration)).toEqual([]);
  });

  test.each([
    'color: color-mix(in srgb, var(--a) 20%, transparent)',
    'background: linear-gradient(oklch(0.5 0.1 20), transparent)',
    'background: linear-gradient(var(--a), color(display-p3 1 0 0))',
    'color: lab(50% 40 59)',
  ])('finds the notation that browsers treat differently in %s', (declaration) => {
    expect(styleColours(`.card { ${declaration} }`, { needsNames: false })).toMatchObject([
      { why: 'is not the same in every browser' },
    ]);
  });

  test('accepts colours that custom properties of :root name, and those of drawings', () => {
    expect(styleColours(':root { --card: #fff; }', { needsNames: true })).toEqual([]);
    expect(drawn('background: linear-gradient(#123, color-mix(in srgb, var(--mid), #000))')).toEqual([]);
    expect(drawn('background: oklab(0.5 0.1 0.1)')).toHaveLength(1);
  });

  test('reports the line of the rule, also inside a media query', () => {
    expect(
      styleColours('a { color: var(--b) }\n@media print {\n  .b {\n    color: red;\n  }\n}', { needsNames: true }),
    ).toEqual([{ line: 3, text: 'color: rgb', why: 'has no name' }]);
  });
});
