import { describe, expect, test } from 'vitest';
import { channelVariables, lowerColourMixes } from './paletteMixes.ts';

describe('lowerColourMixes', () => {
  test.each([
    ['color-mix(in srgb, var(--metal) 34%, transparent)', 'rgb(var(--metal-r) var(--metal-g) var(--metal-b) / 0.34)'],
    [
      'color-mix(in srgb, var(--mid), #000 30%)',
      'rgb(calc(var(--mid-r) * 0.7) calc(var(--mid-g) * 0.7) calc(var(--mid-b) * 0.7))',
    ],
    [
      'color-mix(in srgb, color-mix(in srgb, var(--deep), #fff 20%) 90%, transparent)',
      'rgb(calc(var(--deep-r) * 0.8 + 51) calc(var(--deep-g) * 0.8 + 51) calc(var(--deep-b) * 0.8 + 51) / 0.9)',
    ],
    [
      'color-mix(in srgb, var(--deep), var(--mid) 40%)',
      'rgb(calc(var(--deep-r) * 0.6 + var(--mid-r) * 0.4) calc(var(--deep-g) * 0.6 + var(--mid-g) * 0.4) calc(var(--deep-b) * 0.6 + var(--mid-b) * 0.4))',
    ],
    ['color-mix(in srgb, #102030, transparent 30%)', 'rgb(16 32 48 / 0.7)'],
    ['color-mix(in srgb, #000, #fff)', 'rgb(127.5 127.5 127.5)'],
  ])('replaces %s', (mix, lowered) => {
    expect(lowerColourMixes(`a { background: linear-gradient(${mix} 0 1px, red); }`)).toBe(
      `a { background: linear-gradient(${lowered} 0 1px, red); }`,
    );
  });

  test('replaces every mix of a style sheet', () => {
    const mix = 'color-mix(in srgb, var(--glow) 26%, transparent)';
    expect(lowerColourMixes(`a { color: ${mix}; border-color: ${mix}; }`)).not.toContain('color-mix');
  });

  test.each([
    'color-mix(in srgb, var(--unknown) 34%, transparent)',
    'color-mix(in oklch, var(--metal), #000)',
    'color-mix(in srgb, color-mix(in srgb, var(--metal) 34%, transparent), #000)',
    'color-mix(in srgb, var(--metal) 34%, transparent',
  ])('refuses %s', (mix) => {
    expect(() => lowerColourMixes(`a { color: ${mix}`)).toThrow(/mix/);
  });
});

test('channelVariables declares red, green and blue of each colour', () => {
  const colour = '#0a10ff';
  expect(
    channelVariables({ deep: colour, mid: colour, glow: colour, metal: '#010203', accent: colour, onMetal: colour }),
  ).toBe(
    '--deep-r:10;--deep-g:16;--deep-b:255;--mid-r:10;--mid-g:16;--mid-b:255;--glow-r:10;--glow-g:16;--glow-b:255;--metal-r:1;--metal-g:2;--metal-b:3',
  );
});
