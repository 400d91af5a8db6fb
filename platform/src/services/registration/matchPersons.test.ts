import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { likePersons, tenPersons, variations } from './likeNamedPersons.ts';
import { matchPersons, matchReasons } from './matchPersons.ts';
import { normalizePerson, personKeys } from './normalizedPerson.ts';
import type { PersonDetails } from './normalizedPerson.ts';

const compare = (a: PersonDetails, b: PersonDetails) => matchPersons(normalizePerson(a), normalizePerson(b));
const sharesKey = (a: PersonDetails, b: PersonDetails) => {
  const keys = new Set(personKeys(normalizePerson(a)));
  return personKeys(normalizePerson(b)).some((key) => keys.has(key));
};
const nameOf = ({ firstName, lastName }: PersonDetails) => `${firstName} ${lastName}`;

describe.each(Object.entries(variations))('MT3 a person who comes back with %s', (_name, change) => {
  test.each(tenPersons.map((person) => [nameOf(person), person] as const))('is recognised as %s', (_who, person) => {
    const returning = { ...person, ...change(person) };
    expect(compare(person, returning).certainty).not.toBe('different');
    expect(compare(returning, person)).toEqual({
      ...compare(person, returning),
      reasons: expect.arrayContaining([...compare(person, returning).reasons]),
    });
  });
});

describe.each(Object.entries(likePersons))('RG-01 %s', (_name, change) => {
  test.each(tenPersons.map((person) => [nameOf(person), person] as const))('is never taken for %s', (_who, person) => {
    expect(compare(person, { ...person, ...change(person) }).certainty).not.toBe('certain');
  });
});

test('MT3 RG-01 the lists have 200 variants of ten persons and 200 other persons', () => {
  expect(Object.keys(variations).length * tenPersons.length).toBeGreaterThan(200);
  expect(Object.keys(likePersons).length * tenPersons.length).toBeGreaterThan(200);
});

test('RG-01 the ten persons are different from each other', () => {
  for (const [index, person] of tenPersons.entries())
    for (const other of tenPersons.slice(index + 1)) expect(compare(person, other).certainty).toBe('different');
});

test('MT3 names, birthday and post code are certain, and names and birthday alone are likely', () => {
  const [person] = tenPersons as readonly [PersonDetails];
  const elsewhere = { email: 'new@example.com', mobile: '07700 900999', addressLine1: '1 New Road' };
  expect(compare(person, { ...person, ...elsewhere })).toEqual({
    certainty: 'certain',
    score: 90,
    reasons: ['sameFamilyName', 'sameGivenName', 'sameBirthday', 'samePostcode'],
  });
  expect(compare(person, { ...person, ...elsewhere, postcode: 'NE1 7RU' })).toMatchObject({
    certainty: 'likely',
    score: 70,
  });
});

const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const anyone = fc.record<PersonDetails>({
  firstName: text,
  lastName: text,
  dateOfBirth: fc.constantFrom('1990-02-03', '1990-03-02', '1970-12-31'),
  email: fc.emailAddress(),
  mobile: fc.constantFrom('07700 900123', '+447700900123', '12', ''),
  country: fc.constantFrom('GB', 'IE', 'CA'),
  postcode: fc.constantFrom('LS1 4DY', 'ls14dy', ''),
  addressLine1: text,
});

test('RG-01 matching accepts any text, is symmetric, and names only known reasons', () => {
  fc.assert(
    fc.property(anyone, anyone, (a, b) => {
      const [there, back] = [compare(a, b), compare(b, a)];
      expect([there.certainty, there.score]).toEqual([back.certainty, back.score]);
      expect(matchReasons).toEqual(expect.arrayContaining([...there.reasons]));
    }),
  );
});

test('MT3 two persons who match have a key in common, except through exchanged day and month', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tenPersons), fc.constantFrom(...Object.values(variations)), (person, change) => {
      const returning = { ...person, ...change(person) };
      if (returning.dateOfBirth.slice(0, 4) === person.dateOfBirth.slice(0, 4))
        expect(sharesKey(person, returning) || returning.dateOfBirth !== person.dateOfBirth).toBe(true);
      else expect(sharesKey(person, returning)).toBe(true);
    }),
  );
});
