import { flagKeys } from '@foyer/contract/flags';
import type { EvaluatedFlags } from '@foyer/contract/flags';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flagDefaults, flagMark, flagsWith, readFlagValues } from './flags.ts';
import { applyFlagMessage } from './flagState.ts';

const held: EvaluatedFlags = { languageToggle: { version: 5, value: true } };
const hear = (event: string, data: unknown) =>
  applyFlagMessage(held, { event, data: typeof data === 'string' ? data : JSON.stringify(data) });

test('FF-01 a put replaces everything; a patch or a deletion counts only above the version held', () => {
  expect(hear('put', { gamification: { version: 1, value: false } })).toEqual({
    kind: 'held',
    flags: { gamification: { version: 1, value: false } },
  });
  expect(hear('patch', { key: 'languageToggle', version: 6, value: false })).toEqual({
    kind: 'held',
    flags: { languageToggle: { version: 6, value: false } },
  });
  for (const version of [5, 4]) {
    expect(hear('patch', { key: 'languageToggle', version, value: false })).toEqual({ kind: 'held', flags: held });
    expect(hear('delete', { key: 'languageToggle', version })).toEqual({ kind: 'held', flags: held });
  }
  expect(hear('delete', { key: 'languageToggle', version: 6 })).toEqual({
    kind: 'held',
    flags: { languageToggle: { version: 6, deleted: true } },
  });
  expect(hear('patch', { key: '__proto__', version: 1, value: false })).toMatchObject({ kind: 'held' });
});

test('FF-01 a ping asks, words of later are passed over, and what cannot be read says so', () => {
  expect(hear('ping', '')).toEqual({ kind: 'ask' });
  expect(hear('something new', '{}')).toEqual({ kind: 'held', flags: held });
  for (const [event, data] of [
    ['put', '{"half'],
    ['put', '[]'],
    ['put', '{"a":{"version":"1"}}'],
    ['patch', '{}'],
    ['delete', '{"key":"languageToggle"}'],
  ] as const) {
    expect([event, data, hear(event, data).kind]).toEqual([event, data, 'unreadable']);
  }
});

test('FF-01 words in any order end with the newest version of each flag', () => {
  const words = fc.array(fc.record({ key: fc.constantFrom(...flagKeys), version: fc.nat(50), value: fc.boolean() }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(words, (said) => {
      let flags: EvaluatedFlags = {};
      for (const word of said) {
        const heard = applyFlagMessage(flags, { event: 'patch', data: JSON.stringify(word) });
        if (heard.kind === 'held') flags = heard.flags;
      }
      for (const key of flagKeys) {
        const newest = said
          .filter((word) => word.key === key)
          .reduce<number | undefined>((most, { version }) => Math.max(most ?? 0, version), undefined);
        expect(flags[key]?.version).toBe(newest);
      }
    }),
  );
});

test('FF-02 a value that is missing or of the wrong kind is its default, and what is pinned goes before the service', () => {
  expect(readFlagValues(() => undefined, {})).toEqual(flagDefaults);
  for (const odd of ['off', 0, null, {}, []]) expect(readFlagValues(() => odd, {})).toEqual(flagDefaults);
  expect(readFlagValues(() => false, { gamification: true })).toEqual({
    ...readFlagValues(() => false, {}),
    gamification: true,
  });
  expect(Object.values(readFlagValues(() => false, {}))).toEqual(flagKeys.map(() => false));
});

test('FF-02 marks differ wherever flags differ', () => {
  const marks = flagKeys.flatMap((key) => [true, false].map((value) => flagMark(flagsWith({ [key]: value }))));
  expect(new Set(marks).size).toBe(flagKeys.length + 1);
});
