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

test('CO-01 the groups of a choice are those with a yes', () => {
  expect(readChoice(texts(), now)).toEqual({ allowed: ['C0003', 'C0004'], closedAt: now - day, interactions: 0 });
  expect(readChoice(texts({ groups: 'C0001:1,C0002:0,C0003:0,C0004:0' }), now)?.allowed).toEqual([]);
  // A further group of the vendor is none of ours.
  expect(readChoice(texts({ groups: 'C0001:1,C0002:1,C0003:0,C0004:0,C0005:1' }), now)?.allowed).toEqual(['C0002']);
});

test('CO-01 what is no whole record of a choice is never a yes', () => {
  const { consent, closed } = texts();
  const bad: Record<string, ConsentTexts> = {
    'no record': { consent: null, closed },
    'banner still open': { consent, closed: null },
    'from the future': texts({ at: now + 2 * day }),
    'over a year old': texts({ at: now - choiceLifeMs }),
    'of another version': texts({ version: '202301.2.0' }),
    'to be asked again': texts({ reconsent: 'true' }),
    'a group that is missing': texts({ groups: 'C0001:1,C0002:1,C0003:1' }),
    'a group that stands twice': texts({ groups: 'C0001:1,C0002:0,C0002:1,C0003:1,C0004:1' }),
    'an answer that is none': texts({ groups: 'C0001:1,C0002:yes,C0003:1,C0004:1' }),
    'no groups': texts({ groups: '' }),
    'closed at no time': { consent, closed: 'yesterday' },
    'made at no time': { consent: (consent ?? '').replace('datestamp=', 'stamp='), closed },
    'far too long': { consent: `${consent}&hosts=${'x'.repeat(5000)}`, closed },
  };
  expect(Object.keys(bad).filter((what) => readChoice(bad[what] ?? texts(), now) !== null)).toEqual([]);
});

test('CO-01 a choice counts for a year less a moment, and one that is a minute ahead of the clock counts too', () => {
  expect(readChoice(texts({ at: now - choiceLifeMs + 1000 }), now)).not.toBeNull();
  expect(readChoice(texts({ at: now + 60_000 }), now)?.closedAt).toBe(now + 60_000);
  expect(readChoice(texts({ at: now + 61_000 }), now)).toBeNull();
  const { consent } = texts();
  expect(readChoice({ consent, closed: new Date(now + 60_001).toISOString() }, now)).toBeNull();
  expect(readChoice({ consent, closed: new Date(now - choiceLifeMs).toISOString() }, now)).toBeNull();
  expect(readChoice({ consent, closed: new Date(now - choiceLifeMs + 1).toISOString() }, now)).not.toBeNull();
});

test('CO-01 the time of closing is read as it is and percent-encoded', () => {
  const { consent, closed } = texts();
  expect(readChoice({ consent, closed: (closed ?? '').replaceAll(':', '%3A') }, now)?.closedAt).toBe(now - day);
});

test('CO-01 the longest record that counts has 4096 characters', () => {
  const { consent, closed } = texts();
  const filled = (length: number) => `${consent}&hosts=`.padEnd(length, 'x');
  expect(readChoice({ consent: filled(4096), closed }, now)?.allowed).toEqual(['C0003', 'C0004']);
  expect(readChoice({ consent: filled(4097), closed }, now)).toBeNull();
});

test('CO-01 a choice is counted by its number, and by 0 where that is none', () => {
  const { consent, closed } = texts();
  const numbers = ['3', '999999', '1000000', '-1', '1.5', 'x3', '3x', ''].map(
    (count) => readChoice({ consent: `${consent}&interactionCount=${count}`, closed }, now)?.interactions,
  );
  expect(numbers).toEqual([3, 999_999, 0, 0, 0, 0, 0, 0]);
});

test('CO-01 a choice in which the necessary group is missing or off is none', () => {
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

test('CO-01 a record cut short anywhere is no choice, or the same one', () => {
  const { consent, closed } = texts();
  const whole = readChoice({ consent, closed }, now);
  const cut = Array.from(consent ?? '', (_, length) =>
    readChoice({ consent: (consent ?? '').slice(0, length), closed }, now),
  );
  expect(whole?.allowed).toEqual(['C0003', 'C0004']);
  expect(cut.filter((choice) => choice !== null && choice.allowed.join() !== whole?.allowed.join())).toEqual([]);
});

test('a vendor’s own script may write records of its own version', () => {
  expect(readChoice(texts({ version: '202509.1.0' }), now, null)?.allowed).toEqual(['C0003', 'C0004']);
});
