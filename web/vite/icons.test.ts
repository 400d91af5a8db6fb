import { expect, test } from 'vitest';
import { iconStyles } from './icons.ts';

const set = {
  icons: {
    heart: { body: '<path fill="currentColor" d="M1 2"/>' },
    bell: { body: '<path fill="currentColor" d="M2.6 4.2"/>' },
    star: { body: '<path fill="currentColor" d="M5 6"/>' },
  },
};

test('all icons, rounded to whole units, are parts of one inline mask in the colour of the text', () => {
  const css = iconStyles(['heart', 'bell', 'star'], [], set);
  expect(css.match(/url\(/g)).toHaveLength(1);
  expect(css).toContain('.i{-webkit-mask:url("data:image/svg+xml,');
  expect(css).toContain("viewBox='0 0 832 256'");
  expect(css).toContain("%3Cg transform='translate(288)'%3E%3Cpath d='M3 4'/%3E%3C/g%3E");
  expect(css).not.toContain('currentColor');
  // The mask is 3.25 icons wide: the first icon at the left end, the second in the middle, the last at the right end.
  expect(css).toContain(' var(--i) 0/325% 100% no-repeat}');
  expect(css.split('\n').slice(1)).toEqual(['.i-heart{--i:0%}', '.i-bell{--i:50%}', '.i-star{--i:100%}']);
});

test('icons that rows repeat have a smaller mask of their own', () => {
  const [others, , repeated, ...places] = iconStyles(['heart', 'bell', 'star'], ['heart', 'star'], set).split('\n');
  expect(others).toContain("viewBox='0 0 256 256'");
  expect(repeated).toMatch(/^\.i-heart,\.i-star\{-webkit-mask:url/);
  expect(repeated).toContain("viewBox='0 0 544 256'");
  expect(repeated).not.toContain('M3 4');
  expect(places).toEqual(['.i-heart{--i:0%}', '.i-star{--i:100%}']);
});

test('an unknown icon stops the build', () => {
  expect(() => iconStyles(['hart'], [], set)).toThrow('hart');
});
