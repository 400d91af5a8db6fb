import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';
import { ageOn, readDay } from './readDay.ts';
import type { RegistrationDetails } from './registrationDetails.ts';
import { mobileDigits, registrationProblems, trimmed } from './registrationProblems.ts';
import type { RegistrationRequirements, RegistrationField } from './registrationProblems.ts';

const now = Date.UTC(2026, 10, 21, 12);
const uk: RegistrationRequirements = {
  minimumAge: 18,
  currencyIsoCode: 'GBP',
  countries: ['GB'],
  region: null,
  extraFields: { occupation: false, affirmation: false },
};
const ontario: RegistrationRequirements = {
  minimumAge: 19,
  currencyIsoCode: 'CAD',
  countries: ['CA'],
  region: { code: 'ON', postcodes: ['K', 'L', 'M', 'N', 'P'] },
  extraFields: { occupation: true, affirmation: true },
};
const good: RegistrationDetails = {
  email: 'mira.kovac@example.com',
  username: 'mira.kovac',
  password: 'paper lantern 27',
  firstName: 'Mira',
  lastName: "O’Kovač-D'Arcy",
  dateOfBirth: '1990-02-14',
  mobile: '+44 (0) 7700 900123',
  occupation: '',
  country: 'GB',
  addressLine1: 'Flat 2/1, 12 Harbour Row',
  addressLine2: '',
  city: 'St. Ives',
  region: '',
  postcode: 'ls1 4dy',
  currency: 'GBP',
};
const judge = (changes: Partial<RegistrationDetails>, demands = uk, agreed = { terms: true, affirmed: true }) =>
  registrationProblems({ ...good, ...changes }, agreed, demands, now);

test('RG-01 accepts valid details in every script that names are written in', () => {
  expect(judge({})).toEqual({});
  expect(judge({ firstName: '小明', lastName: '王', city: '新加坡', addressLine1: '滨海湾 1 号' })).toEqual({});
  expect(judge({ firstName: '  Zoë ', lastName: 'Þórsdóttir', city: 'Ísafjörður' })).toEqual({});
});

const bad: readonly [string, Partial<Record<RegistrationField, string>>][] = [
  [
    '   ',
    {
      email: 'missing',
      username: 'missing',
      firstName: 'missing',
      city: 'missing',
      addressLine1: 'missing',
      mobile: 'missing',
      postcode: 'missing',
    },
  ],
  [
    'x'.repeat(400),
    {
      email: 'wrong',
      username: 'tooLong',
      firstName: 'tooLong',
      city: 'tooLong',
      addressLine1: 'tooLong',
      addressLine2: 'tooLong',
      mobile: 'wrong',
      postcode: 'wrong',
      password: 'tooLong',
    },
  ],
  ['Миррова', { email: 'wrong', username: 'wrong', mobile: 'wrong', postcode: 'wrong' }],
  [
    '🎰🎰🎰🎰🎰',
    {
      email: 'wrong',
      username: 'wrong',
      firstName: 'wrong',
      lastName: 'wrong',
      city: 'wrong',
      addressLine1: 'wrong',
      mobile: 'wrong',
      postcode: 'wrong',
    },
  ],
  [
    '<b onclick=alert(1)>x</b>',
    {
      email: 'wrong',
      username: 'wrong',
      firstName: 'wrong',
      lastName: 'wrong',
      city: 'wrong',
      addressLine1: 'wrong',
      addressLine2: 'wrong',
      mobile: 'wrong',
      postcode: 'wrong',
    },
  ],
  [
    "Robert'); DROP TABLE player;--",
    {
      email: 'wrong',
      username: 'wrong',
      firstName: 'wrong',
      lastName: 'wrong',
      city: 'wrong',
      addressLine1: 'wrong',
      addressLine2: 'wrong',
      mobile: 'wrong',
      postcode: 'wrong',
    },
  ],
  [
    'a\u0000b\u202Ec',
    {
      email: 'wrong',
      username: 'wrong',
      firstName: 'wrong',
      lastName: 'wrong',
      city: 'wrong',
      addressLine1: 'wrong',
      mobile: 'wrong',
    },
  ],
];
test.each(bad)('RG-01 ON10 %j is refused in each field that cannot hold it', (text, expected) => {
  for (const [field, reason] of Object.entries(expected))
    expect([field, judge({ [field]: text } as Partial<RegistrationDetails>)]).toEqual([
      field,
      expect.objectContaining({ [field]: reason }),
    ]);
});

test('UK18 ON14 reports players below the minimum age to the day, and invalid dates as wrong', () => {
  const birth = (dateOfBirth: string, demands = uk) => judge({ dateOfBirth }, demands).dateOfBirth;
  expect([
    birth('2008-11-21'),
    birth('2008-11-22'),
    birth('2007-11-22', ontario),
    birth('2007-11-21', ontario),
  ]).toEqual([undefined, 'tooYoung', 'tooYoung', undefined]);
  for (const none of [
    '2001-02-29',
    '1990-13-01',
    '31-12',
    'yesterday',
    '1990-2-1',
    '2030-01-01',
    '1890-01-01',
    '๑๙๙๐-01-01',
  ])
    expect([none, birth(none)]).toEqual([none, 'wrong']);
  expect([birth(''), birth('--')]).toEqual(['missing', 'missing']);
});

test('ON10 reports missing Ontario details, missing terms and countries that are not served', () => {
  const asOntario = { country: 'CA', region: 'ON', postcode: 'm5v2t6', currency: 'CAD', occupation: 'Carpenter' };
  expect(judge(asOntario, ontario)).toEqual({});
  expect(judge({ ...asOntario, region: 'QC', occupation: '' }, ontario, { terms: false, affirmed: false })).toEqual({
    region: 'notServed',
    occupation: 'missing',
    terms: 'missing',
    affirmed: 'missing',
  });
  expect(judge({ country: 'US', currency: 'USD', postcode: '12345' })).toMatchObject({
    country: 'notServed',
    currency: 'notServed',
  });
});

test('RG-01 a password is weak when common, repeated or made of other form values', () => {
  const of = (password: string) => judge({ password }).password;
  expect(
    ['', 'short', 'password12345', 'aaaaaaaaaaaa', 'mira.kovac1', 'Mira.Kovac!!', 'qwertyuiop12345'].map(of),
  ).toEqual(['missing', 'tooShort', 'weak', 'weak', 'weak', 'weak', 'weak']);
  expect(['paper lantern 27', '纸灯笼在河上慢慢漂走', 'zinc-harbour'].map(of)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const strengths = ['abc', 'qwerty12345', 'harbourzin', 'harbour-zinc', 'Harbour zinc 27 lamps'].map((word) =>
    passwordStrength(word),
  );
  expect(strengths).toEqual([0, 1, 2, 3, 4]);
});

test('RG-05 readDay accepts both service formats and refuses dates that do not exist', () => {
  const day = (text: string) =>
    readDay(text) === null ? null : new Date(readDay(text) ?? 0).toISOString().slice(0, 10);
  expect(['2026-01-12T00:00:00Z', '2026-01-12', '12-01-2026', ' 12-01-2026 '].map(day)).toEqual([
    '2026-01-12',
    '2026-01-12',
    '2026-01-12',
    '2026-01-12',
  ]);
  expect(
    ['31-02-2026', '12/01/2026', '2026-1-12', '12-2026-01', '', 'NaN', '99-99-9999', '2026-01-12x', '٠١-٠١-٢٠٢٦'].map(
      day,
    ),
  ).toEqual([null, null, null, null, null, null, null, null, null]);
  expect([
    ageOn(Date.UTC(2004, 1, 29), Date.UTC(2022, 1, 28)),
    ageOn(Date.UTC(2004, 1, 29), Date.UTC(2022, 2, 1)),
  ]).toEqual([17, 18]);
});

test.each<[RegistrationField, string, string]>([
  ['email', `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`, 'a'],
  ['username', 'abcdefghij0123456789', '0'],
  ['firstName', 'n'.repeat(50), 'n'],
  ['lastName', 'n'.repeat(50), 'n'],
  ['addressLine1', 'n'.repeat(100), 'n'],
  ['addressLine2', 'n'.repeat(100), 'n'],
  ['city', 'n'.repeat(60), 'n'],
  ['password', 'hzbrkuvmxw'.repeat(20), 'h'],
])('RG-01 %s accepts its maximum length and refuses one character more', (field, longest, more) => {
  expect(judge({ [field]: longest })).toEqual({});
  expect(judge({ [field]: field === 'email' ? longest.replace('.com', `${more}.com`) : longest + more })).toEqual({
    [field]: 'tooLong',
  });
});

test('RG-01 ON10 values below the minimum length are reported as too short', () => {
  expect([judge({ username: 'mir' }).username, judge({ username: 'mira' }).username]).toEqual(['tooShort', undefined]);
  expect([judge({ addressLine1: '12' }).addressLine1, judge({ addressLine1: '12a' }).addressLine1]).toEqual([
    'tooShort',
    undefined,
  ]);
  expect([judge({ password: 'hzbrkuvmx' }).password, judge({ password: 'hzbrkuvmxw' }).password]).toEqual([
    'tooShort',
    undefined,
  ]);
  const inOntario = (occupation: string) => judge({ occupation }, ontario).occupation;
  expect([inOntario('x'), inOntario('xy'), inOntario('x'.repeat(60)), inOntario('x'.repeat(61))]).toEqual([
    'tooShort',
    undefined,
    undefined,
    'tooLong',
  ]);
});

test.each(['a@b.co', 'first.o+tag/1=2?^_{|}~-#$%&*!@sub-1.example.com', 'a@1.io'])(
  'RG-01 accepts the email address %j',
  (email) => {
    expect(judge({ email }).email).toBeUndefined();
  },
);

test.each([
  'a@b',
  '@b.com',
  'a@.com',
  'a@-b.com',
  'a@b-.com',
  'a@b.c',
  'a b@c.com',
  'a@b@c.com',
  'a@b.com,c@d.com',
  'a@b.1com',
  `${'a'.repeat(65)}@b.com`,
  `a@${'b'.repeat(64)}.com`,
  'a@b..com',
  '<a@b.com>',
])('RG-01 refuses the email address %j', (email) => {
  expect(judge({ email }).email).toBe('wrong');
});

test.each([
  ['_mira', 'wrong'],
  ['-mira', 'wrong'],
  ['.mira', 'wrong'],
  ['mi ra', 'wrong'],
  ['mira!', 'wrong'],
  ['0mira', undefined],
  ['m.i-r_a', undefined],
])('RG-01 the username %j gives the result %s', (username, reason) => {
  expect(judge({ username }).username).toBe(reason);
});

test.each([
  ['-Mira', 'wrong'],
  ['Mira2', 'wrong'],
  ['Anne-Marie', undefined],
  ['d’Arc', undefined],
  ['M', undefined],
])('RG-01 the name %j gives the result %s', (firstName, reason) => {
  expect(judge({ firstName }).firstName).toBe(reason);
});

test.each([
  ['1234567', undefined],
  ['123456', 'wrong'],
  ['+123456789012345', undefined],
  ['+1234567890123456', 'wrong'],
  ['44+7700900123', 'wrong'],
  ['07700 900-123 (0).', undefined],
  ['0770090012x', 'wrong'],
  ['＋４４（０）７７００　９００－１２３', undefined],
])('RG-01 the mobile number %j gives the result %s', (mobile, reason) => {
  expect(judge({ mobile }).mobile).toBe(reason);
});

test('RG-01 mobileDigits keeps only the digits and the leading plus of a mobile number', () => {
  expect(mobileDigits('+44 (0) 7700.900-123')).toBe('+4407700900123');
});

test('RG-01 trimmed removes surrounding spaces and composes characters, except in passwords', () => {
  expect(trimmed({ ...good, firstName: ' Zoe\u0308 ', password: ' hzb rku ' })).toMatchObject({
    firstName: 'Zoë',
    password: ' hzb rku ',
  });
  expect(judge({ email: ' mira.kovac@example.com ', username: ' mira.kovac ', city: ' Leeds ' })).toEqual({});
});

test('RG-01 full-width numbers and codes are read as plain ones', () => {
  const typed = {
    ...good,
    mobile: '０７７００　９００１２３',
    postcode: 'ＳＷ１Ａ　１ＡＡ',
    dateOfBirth: '１９９０－０２－０４',
  };
  expect(judge({ mobile: typed.mobile, postcode: typed.postcode, dateOfBirth: typed.dateOfBirth })).toEqual({});
  expect(trimmed(typed)).toMatchObject({ mobile: '07700 900123', postcode: 'SW1A 1AA', dateOfBirth: '1990-02-04' });
});

test('RG-01 a password made of the email’s local part or of a name is weak', () => {
  expect(judge({ email: 'harbourlamp@example.com', password: 'harbourlamp7' }).password).toBe('weak');
  expect(judge({ firstName: 'Harbourlamp', password: 'harbourlamp7' }).password).toBe('weak');
  expect(judge({ lastName: 'Harbourlamp', password: 'harbourlamp7' }).password).toBe('weak');
  expect(judge({ email: 'mira@harbourlamp.com', password: 'harbourlamp7' }).password).toBeUndefined();
});

test('UK18 a birth date of today is too young, and one in the future or 120 years ago is wrong', () => {
  const birth = (dateOfBirth: string) => judge({ dateOfBirth }).dateOfBirth;
  expect([birth('2026-11-21'), birth('2026-11-22'), birth('1905-11-22'), birth('1905-11-21')]).toEqual([
    'tooYoung',
    'wrong',
    undefined,
    'wrong',
  ]);
});

test('RG-01 ON10 country and postcode are required, and occupation only where the market asks for it', () => {
  expect(judge({ country: '' })).toMatchObject({ country: 'missing' });
  expect(judge({ postcode: '' })).toEqual({ postcode: 'missing' });
  expect(judge({ occupation: '<b>' })).toEqual({});
  expect(judge({ region: 'anything' })).toEqual({});
  expect(judge({ addressLine2: '' })).toEqual({});
});

test('RG-01 UK22 ON10 the terms, and the affirmation where required, must be accepted', () => {
  expect(judge({}, uk, { terms: false, affirmed: false })).toEqual({ terms: 'missing' });
  expect(
    judge({}, { ...uk, extraFields: { occupation: false, affirmation: true } }, { terms: true, affirmed: false }),
  ).toEqual({ affirmed: 'missing' });
});

test.each(['H2X 1Y4', 'v6b1a1', 'R3C-0V8', 'T2P 2M5', 'J8X 2L2'])(
  'ON10 Ontario refuses the post code %s of another province',
  (postcode) => {
    const home = { country: 'CA', region: 'ON', currency: 'CAD', occupation: 'Carpenter', postcode };
    expect(judge(home, ontario)).toEqual({ postcode: 'notServed' });
    // A region without a list, and a market without a region, accept every post code of the country.
    expect(judge(home, { ...ontario, region: { code: 'ON' } })).toEqual({});
    expect(judge({ ...home, region: '' }, { ...ontario, region: null })).toEqual({});
  },
);

test('ON10 Ontario accepts post codes of each of its districts', () => {
  for (const postcode of ['K1A 0B1', 'l5b3c2', 'M5V-2T6', 'N6A 3N7', 'P3E 5J1'])
    expect(judge({ country: 'CA', region: 'ON', currency: 'CAD', occupation: 'Carpenter', postcode }, ontario)).toEqual(
      {},
    );
});
