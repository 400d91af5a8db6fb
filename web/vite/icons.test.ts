import { expect, test } from 'vitest';
import { iconStyles } from './icons.ts';

const set = {
  icons: {
    heart: { body: '<path fill="currentColor" d="M1 2"/>' },
    bell: { body: '<path fill="currentColor" d="M3 4"/>' },
    star: { body: '<path fill="currentColor" d="M5 6"/>' },
  },
};

test('all icons are one mask that takes the colour of its text and needs no request, each at its place', () => {
  const css = iconStyles(['heart', 'bell', 'star'], set);
  expect(css.match(/url\(/g)).toHaveLength(1);
  expect(css).toContain('.i{-webkit-mask:url("data:image/svg+xml,');
  expect(css).toContain("viewBox='0 0 832 256'");
  expect(css).toContain("%3Cg transform='translate(288)'%3E%3Cpath d='M3 4'/%3E%3C/g%3E");
  expect(css).not.toContain('currentColor');
  // Three and a quarter icons wide; the first at its left end, the last at its right end, the second in the middle.
  expect(css).toContain(' var(--i) 0/325% 100% no-repeat}');
  expect(css.split('\n').slice(1)).toEqual(['.i-heart{--i:0%}', '.i-bell{--i:50%}', '.i-star{--i:100%}']);
});

test('a name that the set does not have stops the build', () => {
  expect(() => iconStyles(['hart'], set)).toThrow('hart');
});
