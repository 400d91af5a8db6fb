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

test.each(Object.entries(variations))('MT3 a person who comes back with %s is recognised', (_name, change) => {
  const matches = tenPersons.map((person) => {
    const returning = { ...person, ...change(person) };
    const match = compare(person, returning);
    expect(compare(returning, person)).toEqual({ ...match, reasons: expect.arrayContaining([...match.reasons]) });
    return { name: nameOf(person), ...match };
  });
  expect(matches.filter(({ certainty }) => certainty === 'different')).toEqual([]);
});

test.each(Object.entries(likePersons))('RG-01 %s is never taken for the person', (_name, change) => {
  const taken = tenPersons.filter(
    (person) => compare(person, { ...person, ...change(person) }).certainty === 'certain',
  );
  expect(taken.map(nameOf)).toEqual([]);
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

const anna: PersonDetails = {
  firstName: 'Anna',
  lastName: 'Miller',
  dateOfBirth: '1990-03-12',
  email: 'anna@example.com',
  mobile: '07700 900201',
  country: 'GB',
  postcode: 'LS1 4DY',
  addressLine1: '12 Harbour Row',
};
const elsewhere = { email: 'new@example.com', mobile: '07700 900999', postcode: 'NE1 7RU', addressLine1: '1 New Road' };
const compareNames = (a: readonly [string, string], b: readonly [string, string]) =>
  compare(
    { ...anna, firstName: a[0], lastName: a[1] },
    { ...anna, ...elsewhere, firstName: b[0], lastName: b[1] },
  ).reasons.filter((reason) => reason !== 'sameBirthday');

describe('MT3 names are compared with', () => {
  test.each([
    ['an inserted letter', ['Anna', 'Miller'], ['Anna', 'Milxler'], 'likeFamilyName sameGivenName'],
    ['a replaced letter', ['Anna', 'Miller'], ['Anna', 'Milxer'], 'likeFamilyName sameGivenName'],
    ['a replaced last letter', ['Anna', 'Miller'], ['Anne', 'Miller'], 'sameFamilyName likeGivenName'],
    ['exchanged letters', ['Anna', 'Miller'], ['Anna', 'Mliler'], 'likeFamilyName sameGivenName'],
    ['a longer form', ['Alex', 'Miller'], ['Alexander', 'Miller'], 'sameFamilyName likeGivenName'],
    [
      'an inserted letter in one of two names',
      ['Anna', 'Milxler Wood'],
      ['Anna', 'Miller'],
      'likeFamilyName sameGivenName',
    ],
    ['a letter less in one of two names', ['Anna', 'Miller Wood'], ['Anna', 'Milxler'], 'likeFamilyName sameGivenName'],
    [
      'a longer form of one of two names',
      ['Alexander Jo', 'Miller'],
      ['Alex', 'Miller'],
      'sameFamilyName likeGivenName',
    ],
    [
      'a shorter form of one of two names',
      ['Alex Jo', 'Miller'],
      ['Alexander', 'Miller'],
      'sameFamilyName likeGivenName',
    ],
    ['two replaced letters', ['Anna', 'Miller'], ['Anna', 'Maxler'], 'otherFamilyName sameGivenName'],
    ['two inserted letters', ['Anna', 'Miller'], ['Anna', 'Milxxler'], 'otherFamilyName sameGivenName'],
    ['two letters for one', ['Anna', 'Miller'], ['Anna', 'Mxler'], 'otherFamilyName sameGivenName'],
    ['one half of an exchange', ['Anna', 'Miller'], ['Anna', 'Mxiler'], 'otherFamilyName sameGivenName'],
    ['the other half of an exchange', ['Anna', 'Miller'], ['Anna', 'Mlxler'], 'otherFamilyName sameGivenName'],
    ['an exchange and another ending', ['Anna', 'Miller'], ['Anna', 'Mlilex'], 'otherFamilyName sameGivenName'],
    ['a short name that ends otherwise', ['Ann', 'Miller'], ['Ana', 'Miller'], 'sameFamilyName otherGivenName'],
    ['a short name that begins a longer one', ['Ann', 'Miller'], ['Anna', 'Miller'], 'sameFamilyName otherGivenName'],
    ['an initial', ['A', 'Miller'], ['Anna', 'Miller'], 'sameFamilyName sameInitial'],
    ['another initial', ['B', 'Miller'], ['Anna', 'Miller'], 'sameFamilyName otherGivenName'],
    ['an initial of the family name', ['Anna', 'M'], ['Anna', 'Miller'], 'likeFamilyName sameGivenName'],
    ['other names', ['Anna', 'Miller'], ['Kate', 'Wood'], 'otherFamilyName otherGivenName'],
    ['no letters in either given name', ['-', 'Miller'], ['·', 'Miller'], 'sameFamilyName otherGivenName'],
    ['no letters in one given name', ['-', 'Miller'], ['Anna', 'Miller'], 'sameFamilyName otherGivenName'],
    ['a name written together', ['Anna', 'Mac Miller'], ['Anna', 'Macmiller'], 'sameFamilyName sameGivenName'],
    ['a look-alike name together', ['Anna', 'Casa Roca'], ['Anna', 'Сasaroca'], 'sameFamilyName sameGivenName'],
    ['another script together', ['Anna', 'Пав Лов'], ['Anna', 'Pavlov'], 'sameFamilyName sameGivenName'],
    ['a typing error together', ['Ann Mary', 'Miller'], ['Anmmary', 'Miller'], 'sameFamilyName likeGivenName'],
    ['a middle name', ['Anna Maria', 'Miller'], ['Anna', 'Miller'], 'sameFamilyName sameGivenName'],
    ['a middle initial', ['Anna Maria', 'Miller'], ['Anna M', 'Miller'], 'sameFamilyName sameGivenName'],
    ['another middle initial', ['Anna Maria', 'Miller'], ['Anna K', 'Miller'], 'sameFamilyName likeGivenName'],
    ['initials alone', ['Anna Maria', 'Miller'], ['A M', 'Miller'], 'sameFamilyName sameInitial'],
    ['an initial of the name beside it', ['Anna A', 'Miller'], ['Anna Kate', 'Miller'], 'sameFamilyName likeGivenName'],
    ['a further family name', ['Anna', 'Miller Wood'], ['Anna', 'Miller'], 'likeFamilyName sameGivenName'],
    ['exchanged names', ['Anna', 'Miller'], ['Miller', 'Anna'], 'sameFamilyName sameGivenName exchangedNames'],
    [
      'exchanged names, one with a middle name',
      ['Miller', 'Anna Maria'],
      ['Anna', 'Miller'],
      'sameFamilyName sameGivenName exchangedNames',
    ],
    [
      'exchanged names, one with an error',
      ['Anna', 'Miller'],
      ['Miller', 'Anne'],
      'sameFamilyName likeGivenName exchangedNames',
    ],
    [
      'a middle name in the family name',
      ['Anna Maria', 'Miller'],
      ['Anna', 'Maria Miller'],
      'sameFamilyName sameGivenName exchangedNames',
    ],
    [
      'a middle name in the family name, and an initial',
      ['Anna Maria', 'Miller'],
      ['Anna', 'Maria J Miller'],
      'sameFamilyName sameGivenName exchangedNames',
    ],
    ['a given name in the family name', ['Anna', 'Anna Miller'], ['Anna', 'Miller'], 'likeFamilyName sameGivenName'],
    ['a name twice', ['Anna Anna', 'Miller'], ['Anna', 'Maria Miller'], 'likeFamilyName sameGivenName'],
    ['one word in either name', ['Anna', '-'], ['-', 'Anna'], 'sameFamilyName otherGivenName exchangedNames'],
  ] as const)('%s', (_what, one, other, reasons) => {
    expect([compareNames(one, other), compareNames(other, one)]).toEqual([reasons.split(' '), reasons.split(' ')]);
  });
});

const otherNames = { firstName: 'Kate', lastName: 'Wood' };
const { postcode, addressLine1, mobile, email } = anna;
const sameHouse = { postcode, addressLine1 };

describe('MT3 a match is judged by its reasons:', () => {
  test.each([
    ['one house, a like family name', { lastName: 'Milller', ...sameHouse }, 'certain', 88],
    ['one post code, a like family name', { lastName: 'Milller', postcode }, 'likely', 83],
    ['one house and phone, another family name', { lastName: 'Wood', ...sameHouse, mobile }, 'likely', 85],
    ['one house and phone, a like given name', { firstName: 'Anne', ...sameHouse, mobile }, 'likely', 120],
    ['one house and phone, a like birthday', { dateOfBirth: '1990-03-13', ...sameHouse, mobile }, 'likely', 110],
    ['one house and phone, another birthday', { dateOfBirth: '1961-03-12', ...sameHouse, mobile }, 'likely', 80],
    ['one mailbox, a like given name', { firstName: 'Anne', email }, 'certain', 105],
    ['one mailbox, a like birthday', { dateOfBirth: '1990-12-03', email }, 'certain', 95],
    ['one mailbox and house, another given name', { firstName: 'Kate', ...sameHouse, email }, 'likely', 100],
    ['one mailbox and house, another family name', { lastName: 'Wood', ...sameHouse, email }, 'likely', 95],
    [
      'one mailbox and house, a like given and another family name',
      { firstName: 'Anne', lastName: 'Wood', ...sameHouse, email },
      'likely',
      90,
    ],
    ['one mailbox and house, another birthday', { dateOfBirth: '1961-01-30', ...sameHouse, email }, 'likely', 90],
    [
      'one mailbox, errors everywhere',
      { firstName: 'Anne', lastName: 'Milller', dateOfBirth: '1990-03-13', email },
      'likely',
      83,
    ],
    ['one mailbox alone', { ...otherNames, dateOfBirth: '1961-01-30', email }, 'likely', -10],
    ['one birthday and phone alone', { ...otherNames, mobile }, 'likely', 25],
    ['one birthday and house alone', { ...otherNames, ...sameHouse }, 'likely', 20],
    ['one birthday and post code alone', { ...otherNames, postcode }, 'different', 15],
    ['one phone alone', { ...otherNames, dateOfBirth: '1961-01-30', mobile }, 'different', -20],
    ['one house alone', { ...otherNames, dateOfBirth: '1961-01-30', ...sameHouse }, 'different', -25],
    ['one birthday, family name and post code', { firstName: 'Kate', postcode }, 'likely', 55],
    [
      'one birthday, a like family name and one post code',
      { firstName: 'Kate', lastName: 'Milller', postcode },
      'different',
      48,
    ],
  ] as const)('%s', (_what, change, certainty, score) => {
    expect(compare(anna, { ...anna, ...elsewhere, ...change })).toMatchObject({ certainty, score });
  });

  test('no phone, no post code and no house number are no likeness', () => {
    const nowhere = { mobile: '', postcode: '', addressLine1: 'Harbour Row' };
    expect(compare({ ...anna, ...nowhere }, { ...anna, ...elsewhere, ...nowhere }).reasons).toEqual([
      'sameFamilyName',
      'sameGivenName',
      'sameBirthday',
    ]);
    const { reasons } = compare(
      { ...anna, addressLine1: 'Harbour Row' },
      { ...anna, email: 'new@example.com', mobile: '', addressLine1: 'Harbour Row' },
    );
    expect(reasons.slice(3)).toEqual(['samePostcode']);
  });
});

const word = fc.constantFrom('Anna', 'Anne', 'A', 'Kate', 'Miller', 'Milller', 'M');
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
);
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

test('MT3 RG-01 matching accepts any text, is symmetric, and names only known reasons', () => {
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
