import { expect, test } from 'vitest';
import type { ConsentTexts } from './consentChoice.ts';
import { choiceLifeMs, consentVersion, readChoice } from './consentChoice.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const day = 24 * 60 * 60 * 1000;

function texts({
  at = now - day,
  version = consentVersion,
  groups = 'C0001:1,C0002:0,C0003:1,C0004:1',
  reconsent = 'false',
} = {}): ConsentTexts {
  const fields = new URLSearchParams({
    isGpcEnabled: '0',
    datestamp: new Date(at).toString(),
    version,
    groups,
    AwaitingReconsent: reconsent,
  });
  return { consent: fields.toString(), closed: new Date(at).toISOString() };
}

test('CO-01 readChoice returns the allowed groups', () => {
  expect(readChoice(texts(), now)).toEqual({ allowed: ['C0003', 'C0004'], closedAt: now - day, interactions: 0 });
  expect(readChoice(texts({ groups: 'C0001:1,C0002:0,C0003:0,C0004:0' }), now)?.allowed).toEqual([]);
  // Ignores groups that only the vendor knows.
  expect(readChoice(texts({ groups: 'C0001:1,C0002:1,C0003:0,C0004:0,C0005:1' }), now)?.allowed).toEqual(['C0002']);
});

test('CO-01 readChoice rejects incomplete, outdated or malformed records', () => {
  const { consent, closed } = texts();
  const bad: Record<string, ConsentTexts> = {
    'no record': { consent: null, closed },
    'banner still open': { consent, closed: null },
    'dated in the future': texts({ at: now + 2 * day }),
    'over a year old': texts({ at: now - choiceLifeMs }),
    'of another version': texts({ version: '202301.2.0' }),
    'awaiting reconsent': texts({ reconsent: 'true' }),
    'a missing group': texts({ groups: 'C0001:1,C0002:1,C0003:1' }),
    'a repeated group': texts({ groups: 'C0001:1,C0002:0,C0002:1,C0003:1,C0004:1' }),
    'an invalid group value': texts({ groups: 'C0001:1,C0002:yes,C0003:1,C0004:1' }),
    'no groups': texts({ groups: '' }),
    'an invalid closing time': { consent, closed: 'yesterday' },
    'a missing date': { consent: (consent ?? '').replace('datestamp=', 'stamp='), closed },
    'far too long': { consent: `${consent}&hosts=${'x'.repeat(5000)}`, closed },
  };
  expect(Object.keys(bad).filter((what) => readChoice(bad[what] ?? texts(), now) !== null)).toEqual([]);
});

test('CO-01 a choice is valid for one year, and up to a minute ahead of the clock', () => {
  expect(readChoice(texts({ at: now - choiceLifeMs + 1000 }), now)).not.toBeNull();
  expect(readChoice(texts({ at: now + 60_000 }), now)?.closedAt).toBe(now + 60_000);
  expect(readChoice(texts({ at: now + 61_000 }), now)).toBeNull();
  const { consent } = texts();
  expect(readChoice({ consent, closed: new Date(now + 60_001).toISOString() }, now)).toBeNull();
  expect(readChoice({ consent, closed: new Date(now - choiceLifeMs).toISOString() }, now)).toBeNull();
  expect(readChoice({ consent, closed: new Date(now - choiceLifeMs + 1).toISOString() }, now)).not.toBeNull();
});

test('CO-01 readChoice reads the closing time plain or percent-encoded', () => {
  const { consent, closed } = texts();
  expect(readChoice({ consent, closed: (closed ?? '').replaceAll(':', '%3A') }, now)?.closedAt).toBe(now - day);
});

test('CO-01 readChoice accepts records of up to 4096 characters', () => {
  const { consent, closed } = texts();
  const filled = (length: number) => `${consent}&hosts=`.padEnd(length, 'x');
  expect(readChoice({ consent: filled(4096), closed }, now)?.allowed).toEqual(['C0003', 'C0004']);
  expect(readChoice({ consent: filled(4097), closed }, now)).toBeNull();
});

test('CO-01 readChoice reads a malformed interaction count as 0', () => {
  const { consent, closed } = texts();
  const numbers = ['3', '999999', '1000000', '-1', '1.5', 'x3', '3x', ''].map(
    (count) => readChoice({ consent: `${consent}&interactionCount=${count}`, closed }, now)?.interactions,
  );
  expect(numbers).toEqual([3, 999_999, 0, 0, 0, 0, 0, 0]);
});

test('CO-01 readChoice rejects a record whose necessary group is missing or off', () => {
  for (const groups of [
    'C0002:1,C0003:1,C0004:1',
    'C0001:0,C0002:1,C0003:1,C0004:1',
    'xC0001:1,C0001:1,C0002:1,C0003:1,C0004:1x',
    'C0001:1,C0002:11,C0003:1,C0004:1',
    'C0001:1,C0002:1,!C0003:1,C0004:1',
    `C0001:1,C0002:1,C0003:1,C0004:1,${'x'.repeat(21)}:1`,
  ]) {
    expect([groups, readChoice(texts({ groups }), now)]).toEqual([groups, null]);
  }
});

test('CO-01 a truncated record gives no choice or the same one', () => {
  const { consent, closed } = texts();
  const whole = readChoice({ consent, closed }, now);
  const cut = Array.from(consent ?? '', (_, length) =>
    readChoice({ consent: (consent ?? '').slice(0, length), closed }, now),
  );
  expect(whole?.allowed).toEqual(['C0003', 'C0004']);
  expect(cut.filter((choice) => choice !== null && choice.allowed.join() !== whole?.allowed.join())).toEqual([]);
});

test('readChoice accepts any version of a record from the vendor’s script', () => {
  expect(readChoice(texts({ version: '202509.1.0' }), now, null)?.allowed).toEqual(['C0003', 'C0004']);
});

test('P1 Global Privacy Control removes analytics and marketing from a choice made without it', () => {
  const before = texts({ groups: 'C0001:1,C0002:1,C0003:1,C0004:1' });
  const under: ConsentTexts = { ...before, consent: `${before.consent}&browserGpcFlag=1` };
  const allowed = (choice: ConsentTexts, hasPrivacySignal: boolean) =>
    readChoice(choice, now, consentVersion, hasPrivacySignal)?.allowed;
  expect(allowed(before, false)).toEqual(['C0002', 'C0003', 'C0004']);
  expect(allowed(before, true)).toEqual(['C0003']);
  expect(allowed(under, true)).toEqual(['C0002', 'C0003', 'C0004']);
});
