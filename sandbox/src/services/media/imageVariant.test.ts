import { expect, test } from 'vitest';
import { cropRegion, parseRendering, variantOf, type SourceFormat } from './imageVariant.ts';

const variant = (query: Record<string, string>, source: SourceFormat = 'webp') => {
  const rendering = parseRendering(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]])));
  if (!rendering) throw new Error('refused');
  return variantOf(rendering, source);
};

test('PG-13 the default variant is a fitted webp of quality 80', () => {
  expect(variant({})).toEqual({ format: 'webp', quality: 80, width: 480, height: 640 });
});

test('PG-13 svg and png keep their format unless another is requested', () => {
  expect(variant({ width: '120' }, 'svg')).toEqual({ format: 'svg' });
  expect(variant({ width: '120' }, 'png')).toMatchObject({ format: 'png', width: 120 });
  expect(variant({ format: 'webp' }, 'svg')).toMatchObject({ format: 'webp', quality: 80 });
});

test('widths are rounded up to cached widths, and pictures are not enlarged', () => {
  expect(variant({ width: '121' })).toMatchObject({ width: 165, height: 220 });
  expect(variant({ width: '1900' })).toMatchObject({ width: 480, height: 640 });
  expect(variant({ height: '300' })).toMatchObject({ width: 240, height: 320 });
});

test('mode max fits both sides, and mode crop uses the requested shape', () => {
  expect(variant({ width: '480', height: '160' })).toMatchObject({ width: 120, height: 160 });
  expect(variant({ rmode: 'crop', width: '86', height: '86' })).toMatchObject({ width: 120, height: 120 });
  expect(variant({ rmode: 'crop', width: '10', height: '1900' })).toMatchObject({ height: 640 });
});

test('a square crop shows the picture without the title', () => {
  const { top, height } = cropRegion({ width: 120, height: 120 });
  expect([top, height]).toEqual([8, 480]);
});

test('PG-13 a wide picture has its own widths, and its crop shows the picture beside the title', () => {
  expect(variantOf({ rmode: 'max', quality: 80, width: 500 }, 'webp', 'wide')).toMatchObject({
    width: 720,
    height: 405,
  });
  expect(variantOf({ rmode: 'max', quality: 80 }, 'webp', 'wide')).toMatchObject({ width: 1440, height: 810 });
  const { left, width, height } = cropRegion({ width: 100, height: 100 }, 'wide');
  expect([left, width, height]).toEqual([630, 810, 810]);
});

test.each([
  { width: ['0'] },
  { width: ['1921'] },
  { width: ['-5'] },
  { width: ['12.5'] },
  { width: ['abc'] },
  { width: [''] },
  { height: ['1e2'] },
  { quality: ['0'] },
  { quality: ['101'] },
  { format: ['gif'] },
  { rmode: ['stretch'] },
  { width: ['100', '200'] },
])('invalid parameters are refused: %o', (query) => {
  expect(parseRendering(query as Record<string, string[]>)).toBeNull();
});

test('unknown parameters are ignored', () => {
  expect(parseRendering({ utm: ['x'], width: ['165'] })).toEqual({ rmode: 'max', quality: 80, width: 165 });
});
