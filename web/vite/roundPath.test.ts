import { expect, test } from 'vitest';
import { roundPath } from './roundPath.ts';

test.each([
  ['absolute points', 'M1.4 2.6L10.5,20.4Z', 'M1,3,11,20Z'],
  ['a curve and its control points', 'M10 10c1.2 2.7 3.1 4.4 5.6 5.5', 'M10,10c1,3,3,4,6,6'],
  ['horizontal and vertical lines', 'M.4.4h3.3v3.3H.2V.2z', 'M0,0h4v4H0V0z'],
  ['an arc, whose flags stay', 'M8 8a7.6 7.6 0 0 1-5.3 7.2', 'M8,8a8,8,0,0,1-5,7'],
  ['an arc with flags that stand together', 'M8 8a.4.4 0 01-5.3 7.2', 'M8,8a1,1,0,0,1-5,7'],
  ['lines after a move', 'm1.2 1.2 4.1 4.1l2 2', 'm1,1,4,4,2,2'],
  ['a part that begins where the one before began', 'M2.4 2.4h5zm1.4 1.4h2', 'M2,2h5zm2,2h2'],
])('rounds %s to whole units', (_, path, rounded) => {
  expect(roundPath(path)).toBe(rounded);
});

test('rounds each point by its place, so that many small steps do not drift', () => {
  const steps = roundPath(`M0 0${'l.4.4'.repeat(10)}`);
  const sum = [...steps.slice('M0,0'.length).matchAll(/\d+/g)].reduce((total, [step]) => total + Number(step), 0);
  expect(sum).toBe(8);
});

test('an unknown command or a missing parameter stops the build', () => {
  expect(() => roundPath('M1 2k3')).toThrow('unknown command "k"');
  expect(() => roundPath('M1')).toThrow('1 parameters');
});
