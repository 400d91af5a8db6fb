import { flagKeys } from '@foyer/contract/flags';
import type { EvaluatedFlags } from '@foyer/contract/flags';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyFlagMessage } from './applyFlagMessage.ts';
import { flagDefaults, flagKey, flagsWith, readFlagValues } from './flags.ts';

const held: EvaluatedFlags = { languageToggle: { version: 5, value: true } };
const apply = (event: string, data: unknown) =>
  applyFlagMessage(held, { event, data: typeof data === 'string' ? data : JSON.stringify(data) });

test('FF-01 a put replaces all flags, and a patch or delete needs a higher version', () => {
  expect(apply('put', { gamification: { version: 1, value: false } })).toEqual({
    kind: 'held',
    flags: { gamification: { version: 1, value: false } },
  });
  expect(apply('patch', { key: 'languageToggle', version: 6, value: false })).toEqual({
    kind: 'held',
    flags: { languageToggle: { version: 6, value: false } },
  });
  for (const version of [5, 4]) {
    expect(apply('patch', { key: 'languageToggle', version, value: false })).toEqual({ kind: 'held', flags: held });
    expect(apply('delete', { key: 'languageToggle', version })).toEqual({ kind: 'held', flags: held });
  }
  expect(apply('delete', { key: 'languageToggle', version: 6 })).toEqual({
    kind: 'held',
    flags: { languageToggle: { version: 6, deleted: true } },
  });
  expect(apply('patch', { key: '__proto__', version: 1, value: false })).toMatchObject({ kind: 'held' });
});

test('FF-01 a ping requests the flags, unknown events are ignored and malformed ones reported', () => {
  expect(apply('ping', '')).toEqual({ kind: 'refetch' });
  expect(apply('something new', '{}')).toEqual({ kind: 'held', flags: held });
  for (const [event, data] of [
    ['put', '{"half'],
    ['put', '[]'],
    ['put', '{"a":{"version":"1"}}'],
    ['patch', '{}'],
    ['delete', '{"key":"languageToggle"}'],
  ] as const) {
    expect([event, data, apply(event, data).kind]).toEqual([event, data, 'unreadable']);
  }
});

test('FF-01 patches in any order result in the newest version of each flag', () => {
  const patches = fc.array(fc.record({ key: fc.constantFrom(...flagKeys), version: fc.nat(50), value: fc.boolean() }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(patches, (applied) => {
      let flags: EvaluatedFlags = {};
      for (const patch of applied) {
        const result = applyFlagMessage(flags, { event: 'patch', data: JSON.stringify(patch) });
        if (result.kind === 'held') flags = result.flags;
      }
      for (const key of flagKeys) {
        const newest = applied
          .filter((patch) => patch.key === key)
          .reduce<number | undefined>((most, { version }) => Math.max(most ?? 0, version), undefined);
        expect(flags[key]?.version).toBe(newest);
      }
    }),
  );
});

test('FF-02 an invalid value becomes the default, and pinned values override the service', () => {
  expect(readFlagValues(() => undefined, {})).toEqual(flagDefaults);
  for (const odd of ['off', 0, null, {}, []]) expect(readFlagValues(() => odd, {})).toEqual(flagDefaults);
  expect(readFlagValues(() => false, { gamification: true })).toEqual({
    ...readFlagValues(() => false, {}),
    gamification: true,
  });
  expect(Object.values(readFlagValues(() => false, {}))).toEqual(flagKeys.map(() => false));
});

test('FF-02 flagKey differs for every difference in flags', () => {
  const marks = flagKeys.flatMap((key) => [true, false].map((value) => flagKey(flagsWith({ [key]: value }))));
  expect(new Set(marks).size).toBe(flagKeys.length + 1);
});
