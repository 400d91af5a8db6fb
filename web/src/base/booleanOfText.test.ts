import { expect, test } from 'vitest';
import { booleanOfText } from './booleanOfText.ts';

test('AN-07 words of yes and no', () => {
  for (const yes of ['true', 'True', ' YES ', '1']) expect([yes, booleanOfText(yes)]).toEqual([yes, true]);
  for (const no of ['false', 'FALSE', 'no', '0', '', '  ']) expect([no, booleanOfText(no)]).toEqual([no, false]);
  for (const neither of ['maybe', '2', 'yes!', 'on'])
    expect([neither, booleanOfText(neither)]).toEqual([neither, null]);
});
