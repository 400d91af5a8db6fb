import { expect, test } from 'vitest';
import { countOf, readyReels, spinReels } from './spinReels.ts';
import { codesOf, gridOf, letterOf, scatter } from './symbolCodes.ts';

test('a reel shows its strip from the stop on and wraps around at its end', () => {
  const reels = readyReels([codesOf('ABCD'), codesOf('S-$W')], 3);
  const cells = new Uint8Array(6);
  const stops = [3, 2];
  spinReels(
    reels,
    (below) => {
      expect(below).toBe(4);
      return stops.shift() ?? 0;
    },
    cells,
  );
  expect(gridOf(cells, 3)).toEqual(['DAB', '$WS']);
  expect(countOf(cells, scatter)).toBe(1);
});

test('codesOf and letterOf are inverse', () => {
  expect(Array.from(codesOf('ABCDEFGHWS$-'), letterOf).join('')).toBe('ABCDEFGHWS$-');
  expect(() => codesOf('AxB')).toThrow('no symbol is written x');
});
