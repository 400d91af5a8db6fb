import type { RegistrationDetails } from '@foyer/contract/registrationDetails';
import anyAscii from 'any-ascii';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import unhomoglyph from 'unhomoglyph';

/** Details by which a person is recognised. */
export type PersonDetails = Pick<
  RegistrationDetails,
  'firstName' | 'lastName' | 'dateOfBirth' | 'email' | 'mobile' | 'country' | 'postcode' | 'addressLine1'
>;

/** The spellings of one word of a name, lower case: its transliteration, and what it looks like in Latin letters. */
export type NameWord = readonly [string, ...string[]];

/** A person's details without the differences of spelling that do not tell two persons apart. */
export interface NormalizedPerson {
  given: readonly NameWord[];
  family: readonly NameWord[];
  /** YYYY-MM-DD. */
  dateOfBirth: string;
  /** Address of the mailbox, without a tag after `+`. */
  mailbox: string;
  /** E.164; the digits alone if the number cannot be read. */
  phone: string;
  /** Country and post code; empty without a post code. */
  postcode: string;
  /** Post code and house number; empty if either is missing. */
  house: string;
}

/** Apostrophes, accents typed beside their letter, and primes, which are typed for one another or left out. */
const apostrophes = /['’‘‛`´ˈʹʻʼʽ′＇]/gu;
const invisible = /\p{Cf}/gu;
const separators = /[\s\p{Pd}.·]+/u;

/** Look-alikes by character: the library searches its whole table for each call. */
const lookalikes = new Map<string, string>();
const maxLookalikes = 5000;

function lookalikeOf(character: string): string {
  const known = lookalikes.get(character);
  if (known !== undefined) return known;
  const found = unhomoglyph(character).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (lookalikes.size < maxLookalikes) lookalikes.set(character, found);
  return found;
}

function spellingsOf(word: string): readonly string[] {
  const bare = word.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const lookalike = (text: string) => Array.from(text, lookalikeOf).join('');
  const ascii = anyAscii(bare)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return [...new Set([ascii, lookalike(bare), lookalike(bare.toLowerCase())])].filter((spelling) => spelling !== '');
}

/** Returns the words of a name. Ignores apostrophes, hyphens, dots, accents, case and look-alike letters. */
export function nameWords(name: string): NameWord[] {
  return name
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(apostrophes, '')
    .split(separators)
    .map(spellingsOf)
    .filter((spellings): spellings is NameWord => spellings.length > 0);
}

/** Mail services that deliver an address with and without dots to the same mailbox. */
const dotlessDomains = ['gmail.com', 'googlemail.com'];

/** Returns the address of the mailbox. A tag after `+` never leads to another person's mailbox at public mail services. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return email.toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+', 1);
  const domain = email.slice(at + 1).toLowerCase();
  return dotlessDomains.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

function phoneOf(mobile: string, country: string): string {
  const read = parsePhoneNumberFromString(mobile, country as CountryCode);
  return read?.number ?? mobile.replaceAll(/\D/g, '');
}

export function normalizePerson(details: PersonDetails): NormalizedPerson {
  const { country, addressLine1, dateOfBirth } = details;
  const code = details.postcode.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
  const postcode = code === '' ? '' : `${country} ${code}`;
  const [number] = /\d{1,6}/.exec(addressLine1.normalize('NFKC')) ?? [];
  return {
    given: nameWords(details.firstName),
    family: nameWords(details.lastName),
    dateOfBirth,
    mailbox: mailboxOf(details.email),
    phone: phoneOf(details.mobile, country),
    postcode,
    house: postcode === '' || number === undefined ? '' : `${postcode} ${number}`,
  };
}

/** Returns the date with day and month exchanged, as in `1990-02-03` for `1990-03-02`. */
export function exchangedDayAndMonth(dateOfBirth: string): string {
  const [year = '', month = '', day = ''] = dateOfBirth.split('-');
  return `${year}-${day}-${month}`;
}

/**
 * Returns the keys under which a person is found: two persons without a common key are different. Name letters divide
 * the many persons of one birthday or one post code.
 */
export function personKeys({
  given,
  family,
  dateOfBirth,
  mailbox,
  phone,
  postcode,
  house,
}: NormalizedPerson): string[] {
  const letters = [...new Set([...given, ...family].flatMap((word) => word.map(([letter]) => letter)))];
  return [
    `mailbox ${mailbox}`,
    ...(phone === '' ? [] : [`phone ${phone}`]),
    ...(house === '' ? [] : [`house ${house} ${dateOfBirth}`]),
    ...letters.flatMap((letter) => [
      `born ${dateOfBirth} ${letter}`,
      ...(postcode === '' ? [] : [`postcode ${postcode} ${letter}`]),
    ]),
  ];
}
