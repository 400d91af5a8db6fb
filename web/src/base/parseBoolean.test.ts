import { expect, test } from 'vitest';
import { parseBoolean } from './parseBoolean.ts';

test('AN-07 parseBoolean reads words for yes and no', () => {
  for (const yes of ['true', 'True', ' YES ', '1']) expect([yes, parseBoolean(yes)]).toEqual([yes, true]);
  for (const no of ['false', 'FALSE', 'no', '0', '', '  ']) expect([no, parseBoolean(no)]).toEqual([no, false]);
  for (const neither of ['maybe', '2', 'yes!', 'on']) expect([neither, parseBoolean(neither)]).toEqual([neither, null]);
});
