import { expect, test } from 'vitest';
import { iconStyles } from './icons.ts';

const set = { icons: { heart: { body: '<path fill="currentColor" d="M1 2"/>' } } };

test('an icon becomes a mask that takes the colour of its text and needs no request', () => {
  const css = iconStyles(['heart'], set);
  expect(css).toContain('.i-heart{--i:url("data:image/svg+xml,');
  expect(css).toContain("%3Cpath d='M1 2'/%3E");
  expect(css).not.toContain('currentColor');
});

test('a name that the set does not have stops the build', () => {
  expect(() => iconStyles(['hart'], set)).toThrow('hart');
});
