import type { PersonDetails } from './normalizedPerson.ts';

/** Invented persons, their details as they may be typed at a second try, and other persons with like names, for tests. */
const person = (
  firstName: string,
  lastName: string,
  dateOfBirth: string,
  email: string,
  rest: Omit<PersonDetails, 'firstName' | 'lastName' | 'dateOfBirth' | 'email'>,
): PersonDetails => ({ firstName, lastName, dateOfBirth, email, ...rest });
const gb = (postcode: string, addressLine1: string, mobile: string) => ({
  country: 'GB',
  postcode,
  addressLine1,
  mobile,
});

export const tenPersons: readonly PersonDetails[] = [
  person('Siobhán', "O'Brien", '1984-03-11', 's.obrien@gmail.com', gb('LS1 4DY', '12 Harbour Row', '07700 900101')),
  person('José', 'García-Márquez', '1979-07-02', 'jose.gm@example.com', gb('M1 1AE', '4 Mill Lane', '07700 900102')),
  person('Mira', 'Kovač', '1990-02-14', 'mira@example.com', gb('B33 8TH', 'Flat 2, 9 High Road', '07700 900103')),
  person('Anne-Marie', "D'Arcy", '1966-12-05', 'amdarcy@example.org', gb('CR2 6XH', '77 Park Street', '07700 900104')),
  person('Zoë', 'Smith-Jones', '1995-05-09', 'zoe.sj@example.net', gb('DN55 1PT', '1 Station Way', '07700 900105')),
  person('Łukasz', 'Wójcik', '1988-10-04', 'lukasz@example.com', gb('SW1A 1AA', '30 Bridge Road', '07700 900106')),
  person('John', 'Taylor', '1972-01-08', 'john.taylor@example.com', gb('EH1 1YZ', '15 Castle View', '07700 900107')),
  person('Priya', 'Ramachandran', '1993-09-06', 'priya.r@example.com', gb('CF10 3AT', '8 Quay Side', '07700 900108')),
  person('Þóra', 'Jónsdóttir', '1981-11-12', 'thora@example.is', gb('BT1 5GS', '22 Linen Court', '07700 900109')),
  person('Xiaoming', 'Wang', '1999-04-03', 'xm.wang@example.com', gb('G1 1XQ', '5 Dock Street', '07700 900110')),
];

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const withLetters = (text: string, from: string, to: string) =>
  [...text].map((letter) => [...to][[...from].indexOf(letter)] ?? letter).join('');
const cyrillic = (text: string) => withLetters(bare(text), 'aeocpxyiABCEHKMOPTX', 'аеосрхуіАВСЕНКМОРТХ');
const greek = (text: string) => withLetters(bare(text), 'oOvAZHIMNTX', 'οΟνΑΖΗΙΜΝΤΧ');
const newMail = { email: 'somebody.new@example.net' };
const newPhone = { mobile: '07700 900999' };
const moved = { postcode: 'NE1 7RU', addressLine1: '101 Grey Street' };
const abroad = { country: 'IE', postcode: 'D02 AF30', addressLine1: '3 Canal Walk', mobile: '+353 85 012 3456' };

/** Each excluded person comes back with these changes, alone and together. */
export const variations: Readonly<Record<string, (original: PersonDetails) => Partial<PersonDetails>>> = {
  'the same details': () => ({}),
  'a typographic apostrophe': ({ lastName }) => ({ lastName: lastName.replace("'", '’'), ...newMail }),
  'a modifier letter as apostrophe': ({ lastName }) => ({ lastName: lastName.replace("'", 'ʼ'), ...newMail }),
  'no apostrophe': ({ lastName }) => ({ lastName: lastName.replace("'", ''), ...newMail }),
  'a space for an apostrophe': ({ lastName }) => ({ lastName: lastName.replace("'", ' '), ...newMail }),
  'no accents': ({ firstName, lastName }) => ({ firstName: bare(firstName), lastName: bare(lastName), ...newMail }),
  'decomposed accents': ({ lastName }) => ({ lastName: lastName.normalize('NFD'), ...newMail }),
  'a trailing hyphen': ({ lastName }) => ({ lastName: `${lastName}-`, ...newMail }),
  'no hyphen': ({ firstName, lastName }) => ({
    firstName: firstName.replace('-', ''),
    lastName: lastName.replace('-', ''),
    ...newMail,
  }),
  'a space for a hyphen': ({ lastName }) => ({ lastName: lastName.replace('-', ' '), ...newMail }),
  'a long dash': ({ lastName }) => ({ lastName: lastName.replace('-', '–'), ...newMail }),
  'capital letters': ({ firstName, lastName }) => ({
    firstName: firstName.toUpperCase(),
    lastName: lastName.toUpperCase(),
    ...newMail,
  }),
  'full-width letters': ({ lastName }) => ({
    lastName: lastName.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfe_e0)),
    ...newMail,
  }),
  'a middle initial': ({ firstName }) => ({ firstName: `${firstName} J.`, ...newMail }),
  'a middle name': ({ firstName }) => ({ firstName: `${firstName} Robin`, ...newMail, ...newPhone }),
  'an initial alone': ({ firstName }) => ({ firstName: firstName.slice(0, 1), ...newMail, ...newPhone }),
  'exchanged names': ({ firstName, lastName }) => ({
    firstName: lastName,
    lastName: firstName,
    ...newMail,
    ...newPhone,
  }),
  'half of a double name': ({ lastName }) => ({ lastName: lastName.split('-')[0] ?? '', ...newMail }),
  'a typing error': ({ lastName }) => ({ lastName: `${lastName.slice(0, -1)}${lastName.at(-1)}e`, ...newMail }),
  'Cyrillic letters': ({ firstName, lastName }) => ({
    firstName: cyrillic(firstName),
    lastName: cyrillic(lastName),
    ...newMail,
    ...newPhone,
  }),
  'Greek letters': ({ firstName, lastName }) => ({
    firstName: greek(firstName),
    lastName: greek(lastName),
    ...newMail,
  }),
  'a tag in the mail address': ({ email }) => ({ email: email.replace('@', '+1@'), ...newPhone, ...moved }),
  'capital letters in the mail address': ({ email }) => ({ email: email.toUpperCase(), ...newPhone, ...moved }),
  'a phone number with country code': ({ mobile }) => ({ mobile: `+44 ${mobile.slice(1)}`, ...newMail, ...moved }),
  'a phone number with prefix and dots': ({ mobile }) => ({
    mobile: `0044.${mobile.slice(1).replaceAll(' ', '.')}`,
    ...newMail,
    ...moved,
  }),
  'a moved house': () => moved,
  'a moved house with new mail and phone': () => ({ ...moved, ...newMail, ...newPhone }),
  'an address in another country': () => ({ ...abroad, ...newMail }),
  'exchanged day and month': ({ dateOfBirth }) => {
    const [year, month, day] = dateOfBirth.split('-');
    return { dateOfBirth: `${year}-${day}-${month}`, ...newMail };
  },
  'another year of birth': ({ dateOfBirth }) => ({ dateOfBirth: `1991${dateOfBirth.slice(4)}`, ...newMail, ...moved }),
  'another given name': () => ({ firstName: 'Quentin', ...newMail }),
  'another family name': () => ({ lastName: 'Underhill', ...newMail, ...moved }),
  'Cyrillic letters at another address': ({ lastName }) => ({ lastName: cyrillic(lastName), ...abroad, ...newMail }),
  'a middle initial at another address': ({ firstName }) => ({
    firstName: `${firstName} J`,
    ...moved,
    ...newMail,
    ...newPhone,
  }),
  'no accents at another address': ({ firstName, lastName }) => ({
    firstName: bare(firstName),
    lastName: `${bare(lastName).replace("'", '').replace('-', ' ')}-`,
    ...moved,
    ...newMail,
    ...newPhone,
  }),
};

const otherYear = (dateOfBirth: string, years: number) =>
  `${Number(dateOfBirth.slice(0, 4)) + years}${dateOfBirth.slice(4)}`;
const own = (mark: string) => ({ email: `other.${mark}@example.net`, mobile: `07700 9002${mark.padStart(2, '0')}` });

/** Other persons whose details are like those of a person. */
export const likePersons: Readonly<Record<string, (original: PersonDetails) => Partial<PersonDetails>>> = {
  'a parent of the same name': ({ dateOfBirth }) => ({ dateOfBirth: otherYear(dateOfBirth, -28), ...own('1') }),
  'a parent of the same name and phone': ({ dateOfBirth }) => ({
    dateOfBirth: otherYear(dateOfBirth, -30),
    email: 'other.2@example.net',
  }),
  'a child of the same name, born on a like day': ({ dateOfBirth }) => ({
    dateOfBirth: otherYear(dateOfBirth, 10),
    email: 'other.3@example.net',
  }),
  'a parent with the same mailbox': ({ dateOfBirth }) => ({ dateOfBirth: otherYear(dateOfBirth, -25) }),
  'a twin': () => ({ firstName: 'Quentin', ...own('4') }),
  'a twin with the same phone': () => ({ firstName: 'Quentin', email: 'other.5@example.net' }),
  'a twin with the same mailbox': () => ({ firstName: 'Quentin' }),
  'a twin of a like name': ({ firstName }) => ({ firstName: `${firstName}a`, email: 'other.6@example.net' }),
  'a twin with the same initial': ({ firstName }) => ({
    firstName: `${firstName.slice(0, 1)}una`,
    email: 'other.7@example.net',
  }),
  'a partner of the same family name': () => ({
    firstName: 'Quentin',
    dateOfBirth: '1986-06-21',
    email: 'other.8@example.net',
  }),
  'a partner with the same mailbox': () => ({ firstName: 'Quentin', dateOfBirth: '1986-06-21' }),
  'a flatmate': () => ({ firstName: 'Quentin', lastName: 'Underhill', dateOfBirth: '1986-06-21', ...own('9') }),
  'a flatmate of the same birthday': () => ({ firstName: 'Quentin', lastName: 'Underhill', ...own('10') }),
  'a neighbour of the same family name': () => ({
    firstName: 'Quentin',
    dateOfBirth: '1986-06-21',
    addressLine1: '900 Other Road',
    ...own('11'),
  }),
  'a namesake elsewhere': () => ({ dateOfBirth: '1986-06-21', ...moved, ...own('12') }),
  'a namesake in the same street': () => ({ dateOfBirth: '1986-06-21', addressLine1: '900 Other Road', ...own('13') }),
  'a stranger of the same birthday': () => ({ firstName: 'Quentin', lastName: 'Underhill', ...moved, ...own('14') }),
  'a namesake of the same birthday': () => ({ ...moved, ...own('15') }),
  'a cousin of the same birthday elsewhere': () => ({ firstName: 'Quentin', ...moved, ...own('16') }),
  'the next owner of the phone number': () => ({
    firstName: 'Quentin',
    lastName: 'Underhill',
    dateOfBirth: '1986-06-21',
    ...moved,
    email: 'other.17@example.net',
  }),
  'a person with a like family name': ({ lastName }) => ({
    lastName: `${lastName}s`,
    dateOfBirth: '1986-06-21',
    ...own('18'),
  }),
};
