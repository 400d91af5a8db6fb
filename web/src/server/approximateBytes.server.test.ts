import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { approximateBytes } from './approximateBytes.server.ts';

test('S9 the memory of a value is about twice the length of its JSON', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '钻') });
  fc.assert(
    fc.property(
      fc.jsonValue({ stringUnit: fc.constantFrom('a', 'b', '钻'), depthSize: 'small' }),
      text,
      (json, name) => {
        const value = { name, json };
        const bytes = JSON.stringify(value).length * 2;
        expect(Math.abs(approximateBytes(value) - bytes)).toBeLessThanOrEqual(Math.max(8, bytes * 0.1));
      },
    ),
  );
});

test('S9 a long list is measured by a sample', () => {
  const read = vi.fn<(place: number) => string>((place) => 'x'.repeat(100 + (place % 7)));
  const games = Array.from({ length: 10_000 }, (_, place) => ({
    get name() {
      return read(place);
    },
  }));
  const bytes = approximateBytes({ games });
  expect(read.mock.calls.length).toBeLessThanOrEqual(50);
  expect(bytes / (JSON.stringify({ games }).length * 2)).toBeCloseTo(1, 1);
});
