import { describe, expect, test } from 'vitest';
import { likelyScore, matchPersons } from './matchPersons.ts';
import { mailboxOf, nameWords, normalizePerson } from './normalizedPerson.ts';
import type { PersonDetails } from './normalizedPerson.ts';

const person: PersonDetails = {
  firstName: 'Mira',
  lastName: 'Kovač',
  dateOfBirth: '1990-02-14',
  email: 'mira@example.com',
  mobile: '07700 900123',
  country: 'GB',
  postcode: 'ls1 4dy',
  addressLine1: 'Flat 2, 12 Harbour Row',
};

describe('MT3 a name', () => {
  test.each([
    ["O'Brien", 'O’Brien'],
    ["O'Brien", 'OʼBRIEN'],
    ["O'Brien", 'Obrien'],
    ['Kovač', 'KOVAC'],
    ['Kovač', 'Kova\u030Cč'.replace('a\u030C', 'a')],
    ['Smith-Jones', 'Smith–Jones'],
    ['Smith-Jones', 'smith jones-'],
    ['Kovac', 'Коvас'],
    ['Anna', 'Аnnа'],
    ['Łukasz', 'Lukasz'],
    ['Weiß', 'WEISS'],
    ['Ｋｏｖａｃ', 'Kovac'],
    ['Ko\u200Bvac', 'Kovac'],
  ])('%j has the words of %j', (one, other) => {
    const [words, others] = [nameWords(one), nameWords(other)];
    expect(words.length).toBe(others.length);
    for (const [index, word] of words.entries())
      expect(word.some((spelling) => others[index]?.includes(spelling))).toBe(true);
  });

  test.each(['', '   ', "'", '-', '·'])('without a letter, such as %j, has no words', (name) => {
    expect(nameWords(name)).toEqual([]);
  });
});

test.each([
  ['mira+1@example.com', 'mira@example.com'],
  ['MIRA@Example.com', 'mira@example.com'],
  ['m.i.r.a+casino@googlemail.com', 'mira@gmail.com'],
  // Elsewhere a dot may lead to another mailbox.
  ['m.i.r.a@example.com', 'm.i.r.a@example.com'],
])('MT3 %s is delivered to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each([
  ['07700 900123', 'GB'],
  ['+44 7700 900123', 'IE'],
  ['0044 7700 900123', 'GB'],
  ['(07700) 900-123', 'GB'],
])('MT3 %s in %s is the phone number +447700900123', (mobile, country) => {
  expect(normalizePerson({ ...person, mobile, country }).phone).toBe('+447700900123');
});

test('MT3 a phone number that no numbering plan has is compared by its digits', () => {
  expect(normalizePerson({ ...person, mobile: '1-2' }).phone).toBe('12');
});

test('MT3 a house is a post code of a country with a number, and nothing without one', () => {
  expect(normalizePerson(person)).toMatchObject({ postcode: 'GB LS14DY', house: 'GB LS14DY 2' });
  expect(normalizePerson({ ...person, addressLine1: 'The Cottage' }).house).toBe('');
  expect(normalizePerson({ ...person, postcode: '' })).toMatchObject({ postcode: '', house: '' });
});

test('RG-01 empty details are no likeness', () => {
  const nobody = { ...person, firstName: '-', lastName: '-', postcode: '', mobile: '', addressLine1: '' };
  const [one, other] = [nobody, { ...nobody, email: 'b@example.com' }].map(normalizePerson);
  if (one === undefined || other === undefined) throw new Error('Two persons were expected.');
  expect(matchPersons(one, other).score).toBeLessThan(likelyScore);
});
