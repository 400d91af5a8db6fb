import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { logout, sessionSummary } from './accounts.ts';
import { subscribeTopic, unsubscribeTopic } from './broker.ts';
import { addFavourite, addRecentlyPlayed, gamesList } from './games.ts';
import { takeBreak } from './limits.ts';
import { requestPasswordReset } from './passwordReset.ts';
import { readTolerantly } from './readTolerantly.ts';
import { extension, lenient, tolerantList } from './tolerantSchemas.ts';

const secret = 'CANARY-4111111111111111';
const item = v.object({ id: v.number(), name: lenient(v.string(), 'none') });
const list = v.object({ data: tolerantList(item, 3), note: extension(v.string(), '') });

describe('HT-06 a tolerant reading', () => {
  test('keeps a response without problems as it is', () => {
    const input = { data: [{ id: 1, name: 'a' }], note: 'b' };
    expect(readTolerantly(list, input)).toEqual({ success: true, output: input, leftOut: null });
  });

  test('drops bad entries, counts them and names their numeric ids', () => {
    const read = readTolerantly(list, { data: [{ id: 1, name: 'a' }, secret, { id: secret }, null, { id: 4 }] });
    expect(read).toEqual({
      success: true,
      output: {
        data: [
          { id: 1, name: 'a' },
          { id: 4, name: 'none' },
        ],
        note: '',
      },
      leftOut: { entries: 3, ids: [], fields: 1, problem: 'data[]: expected Object' },
    });
    const withId = v.object({ id: v.number(), kind: v.picklist(['slot']) });
    expect(
      readTolerantly(tolerantList(withId), [
        { id: 7, kind: secret },
        { id: 8, kind: 'slot' },
      ]),
    ).toMatchObject({
      leftOut: { entries: 1, ids: [7], problem: '[].kind: expected "slot"' },
    });
  });

  test('keeps the first entries of a list that is too long', () => {
    const data = Array.from({ length: 10_000 }, (_, id) => ({ id, name: 'a' }));
    expect(readTolerantly(list, { data })).toMatchObject({
      output: { data: [{ id: 0 }, { id: 1 }, { id: 2 }] },
      leftOut: { problem: 'data: expected <=3' },
    });
  });

  test('replaces bad and missing fields, and leaves a missing extension alone', () => {
    expect(readTolerantly(list, { data: [{ id: 1, name: 2 }], note: 3 })).toMatchObject({
      output: { data: [{ id: 1, name: 'none' }], note: '' },
      leftOut: { fields: 2, problem: 'data[].name: expected string' },
    });
    expect(readTolerantly(list, { data: [] })).toEqual({
      success: true,
      output: { data: [], note: '' },
      leftOut: null,
    });
  });

  test('fails for a list of bad entries alone, which would look empty', () => {
    expect(readTolerantly(list, { data: [null, 7] })).toMatchObject({ success: false });
  });

  test('stops after a thousand bad entries', () => {
    const read = readTolerantly(gamesList.response, { data: Array.from({ length: 2_000_000 }, () => ({})) });
    expect(read).toMatchObject({ success: false });
  });

  test('fails for a field that nothing replaces, without naming the value or a foreign key', () => {
    const strict = v.object({ need: v.record(v.string(), v.object({ id: v.number() })) });
    expect(readTolerantly(strict, { need: { [secret]: { id: secret } } })).toEqual({
      success: false,
      problem: 'need.*.id: expected number',
    });
    expect(readTolerantly(strict, {})).toEqual({ success: false, problem: 'need: missing' });
  });
});

test.each([logout, takeBreak, addFavourite, addRecentlyPlayed, subscribeTopic, unsubscribeTopic, requestPasswordReset])(
  'HT-06 reads any response of $name as success, because its status says it',
  ({ response }) => {
    for (const input of [null, 'ok', [], {}]) expect(readTolerantly(response, input)).toMatchObject({ success: true });
  },
);

test('HT-06 the same schemas are strict for a service that checks its own response', () => {
  for (const input of [{ data: [{ id: 1, name: 2 }] }, { data: [{ id: 1 }] }, { data: [null] }, { data: [], note: 1 }])
    expect(v.is(list, input)).toBe(false);
  expect(v.is(list, { data: [{ id: 1, name: 'a' }] })).toBe(true);
  expect(v.is(list, { data: Array.from({ length: 4 }, (_, id) => ({ id, name: 'a' })) })).toBe(false);
});

test.each([
  [undefined, undefined],
  [null, null],
  ['unheard-of', { kind: 'deactivated', until: null }],
  [
    { kind: 'unheard-of', until: 7 },
    { kind: 'deactivated', until: null },
  ],
])('AU-19 the restriction %j is read as %j, so that only its absence lets a player play', (given, expected) => {
  const summary = {
    sessionStartTime: '2026-11-28T01:02:03',
    elapsedSeconds: 1,
    currencyIsoCode: 'GBP',
    balances: [],
    netPosition: 0,
    staked: 0,
    won: 0,
    netPositionToday: 0,
    restriction: given,
  };
  const read = readTolerantly(sessionSummary.response, summary);
  expect(read.success && read.output.restriction).toEqual(expected);
});
