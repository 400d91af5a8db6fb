import { expect, test } from 'vitest';
import { labelOf } from './labelOf.ts';

test.each([
  ['languageToggle', 'Language toggle'],
  ['selfExcluded', 'Self excluded'],
  ['regency', 'Regency'],
  ['megaMoolah', 'Mega Moolah'],
  ['429Silent', '429 silent'],
  ['503', '503'],
])('the identifier %s has the label “%s”', (identifier, label) => {
  expect(labelOf(identifier)).toBe(label);
});
