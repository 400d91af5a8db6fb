import stylelint from 'stylelint';
import { expect, test } from 'vitest';

const problemsOf = async (code: string, room = 'web') => {
  const { results } = await stylelint.lint({ code, codeFilename: `${room}/src/example.css` });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
};

test.each([
  'font-size: 15px',
  'font-size: clamp(1rem, 4vw, var(--t24))',
  'font: 400 var(--t16) / 1.55 var(--body-face)',
  'line-height: 1.42',
  'line-height: 20px',
  'gap: 8px',
  'padding: 0 var(--sp8) 3px',
  'margin-inline-start: calc(-1 * 12px)',
  'scroll-padding-top: 1rem',
  'border-top-left-radius: 6px',
  'color: #fff',
  'background: linear-gradient(#fff 20%, var(--bg))',
  'box-shadow: 0 1px 2px rgb(0 0 0 / 0.4)',
])('refuses the raw value of %s and names its place', async (declaration) => {
  expect(await problemsOf(`a { ${declaration}; }`)).toEqual([
    expect.stringMatching(/brands\/scale\.css|\.stylelintrc\.json/),
  ]);
});

test.each([
  'font: 400 var(--t16) / 1.5 var(--body-face)',
  'line-height: 1.45',
  'padding: 0 max(var(--sp16), env(safe-area-inset-left)) 0.5em',
  'margin: -50% auto 0',
  'line-height: 0',
  '--wheel: 120px',
  '--rim: linear-gradient(#fff3cd, #b9822f)',
  'border: 1px solid color-mix(in srgb, var(--metal), #fff 20%)',
  'background: rgb(var(--shade) / 60%)',
  'mask: linear-gradient(#000, transparent)',
])('accepts %s', async (declaration) => {
  expect(await problemsOf(`a { ${declaration}; }`)).toEqual([]);
});

test('refuses breakpoints that are not in the list, except in games', async () => {
  const style = '@media (min-width: 50em) { a { color: var(--text); } }';
  expect(await problemsOf(style)).toEqual([expect.stringContaining('breakpoint')]);
  expect(await problemsOf(style, 'games')).toEqual([]);
});
