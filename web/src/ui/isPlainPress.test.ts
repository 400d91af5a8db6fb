import { expect, test } from 'vitest';
import { isPlainPress } from './isPlainPress.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('only a press with the main button and no modifier is plain', () => {
  expect(isPlainPress(plain)).toBe(true);
  for (const other of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])
    expect(isPlainPress({ ...plain, ...other })).toBe(false);
});
