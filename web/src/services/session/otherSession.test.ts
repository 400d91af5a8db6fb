import { expect, test } from 'vitest';
import { endsThisSession } from './otherSession.ts';

const [mine, other] = ['0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];

test('AU-14 only a valid message about another session ends this one', () => {
  expect(endsThisSession({ guId: other }, mine)).toBe(true);
  expect(endsThisSession({ guId: mine }, mine)).toBe(false);
  expect(endsThisSession({ guId: other }, null)).toBe(false);
  for (const content of [null, 1, 'x', {}, { guId: 'x' }, [], { guid: other }])
    expect([content, endsThisSession(content, mine)]).toEqual([content, false]);
});
