import { expect, test } from 'vitest';
import { isPlainPress } from './plainPress.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('a press with the main button alone is plain; any other button or key leaves the link to the browser', () => {
  expect(isPlainPress(plain)).toBe(true);
  for (const other of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])
    expect(isPlainPress({ ...plain, ...other })).toBe(false);
});
