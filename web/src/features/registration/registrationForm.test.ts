import { expect, test } from 'vitest';
import { marketOfVisit } from '../../services/market/marketOfVisit.server.ts';
import { draftText, parseDraft } from './registrationDraft.ts';
import {
  emptyForm,
  fieldsOfStep,
  formProblems,
  formSteps,
  limitsOf,
  parseAmount,
  parseMinutes,
  stepOf,
  suggestUsername,
  withField,
} from './registrationForm.ts';
import type { MarketQuestions, RegistrationForm } from './registrationForm.ts';

const now = Date.UTC(2026, 10, 21);
const questions = (marketId: string): MarketQuestions => {
  const rules = marketOfVisit({ brandId: 'regency', marketId })?.rules;
  if (rules === undefined) throw new Error(`Regency has no market ${marketId}.`);
  return {
    ...rules.registration,
    minimumAge: rules.minimumAge,
    currencyIsoCode: rules.currencyIsoCode,
    proofBefore: null,
  };
};
const [uk, ontario, row] = [questions('uk'), questions('ca'), questions('row')];

test('RG-01 UK23 preselects only what the market leaves no choice about', () => {
  expect(emptyForm(uk)).toMatchObject({
    details: { country: 'GB', currency: 'GBP' },
    limitChoice: null,
    channels: [],
    terms: false,
    affirmed: false,
  });
  expect(emptyForm(row).details.country).toBe('');
  expect(Object.entries(emptyForm(row).details).filter(([, text]) => text !== '')).toEqual([
    ['currency', row.currencyIsoCode],
  ]);
  expect(emptyForm(ontario).details.region).toBe('ON');
});

test('UK11 ON7 requires an answer about limits, and an amount only when the player sets one', () => {
  const about = (changes: Partial<RegistrationForm>, rules = ontario) => {
    const { limitChoice, deposit, loss, time } = formProblems({ ...emptyForm(rules), ...changes }, rules, now);
    return { limitChoice, deposit, loss, time };
  };
  const limits = (deposit: string, loss = '', time = '') => ({
    time: { amount: time, period: 'week' as const },
    deposit: { amount: deposit, period: 'week' as const },
    loss: { amount: loss, period: 'day' as const },
  });
  expect(about({})).toEqual({ limitChoice: 'missing' });
  expect(about({ limitChoice: 'later', limits: limits('x') })).toEqual({});
  expect(about({ limitChoice: 'set' })).toEqual({ deposit: 'missing' });
  expect(about({ limitChoice: 'set', limits: limits('', '20') })).toEqual({});
  expect(about({ limitChoice: 'set', limits: limits('abc', '0.50') })).toEqual({ deposit: 'wrong', loss: 'wrong' });
  expect(
    limitsOf({ ...emptyForm(ontario), limitChoice: 'set', limits: limits('1,250.50', '20') }, ontario.limits),
  ).toEqual([
    { kind: 'deposit', period: 'week', value: 125_050 },
    { kind: 'loss', period: 'day', value: 2000 },
  ]);
  // A time limit is in whole minutes, at most a month, and only in markets that ask for it.
  for (const text of ['1.5', '0', '44641', '2h', '90:00'])
    expect([text, about({ limitChoice: 'set', limits: limits('', '', text) })]).toEqual([text, { time: 'wrong' }]);
  expect(about({ limitChoice: 'set', limits: limits('', '', '44640') })).toEqual({});
  expect(
    limitsOf({ ...emptyForm(ontario), limitChoice: 'set', limits: limits('', '', ' 600 ') }, ontario.limits),
  ).toEqual([{ kind: 'time', period: 'week', value: 600 }]);
  expect(limitsOf({ ...emptyForm(uk), limitChoice: 'set', limits: limits('50', '', '600') }, uk.limits)).toEqual([
    { kind: 'deposit', period: 'week', value: 5000 },
  ]);
  expect(limitsOf({ ...emptyForm(ontario), limitChoice: 'later', limits: limits('50') }, ontario.limits)).toEqual([]);
});

test.each([
  ['deposit', '0.99', null],
  ['deposit', '1', 100],
  ['deposit', '1,000,000', 100_000_000],
  ['deposit', '1000000.01', null],
  ['loss', '0.99', null],
  ['loss', '1', 100],
  ['loss', '1000000', 100_000_000],
  ['loss', '1000000.01', null],
  ['time', '0', null],
  ['time', '1', 1],
  ['time', '44640', 44_640],
  ['time', '44641', null],
] as const)('UK11 ON7 reads a %s limit of %s as %s', (kind, amount, value) => {
  const form: RegistrationForm = { ...emptyForm(ontario), limitChoice: 'set' };
  const limited = { ...form, limits: { ...form.limits, [kind]: { amount, period: 'day' as const } } };
  expect(limitsOf(limited, ontario.limits)).toEqual(value === null ? [] : [{ kind, period: 'day', value }]);
  expect(formProblems(limited, ontario, now)[kind]).toBe(value === null ? 'wrong' : undefined);
});

test('UK11 ignores a blank limit, and requires no answer in markets without limits', () => {
  const form: RegistrationForm = { ...emptyForm(ontario), limitChoice: 'set' };
  const blank = { ...form, limits: { ...form.limits, deposit: { amount: '  ', period: 'day' as const } } };
  expect(formProblems(blank, ontario, now).deposit).toBe('missing');
  expect(formProblems({ ...form, limitChoice: null }, { ...ontario, limits: [] }, now).limitChoice).toBeUndefined();
});

test('RG-01 every field belongs to one step, in the order of the screen', () => {
  for (const step of formSteps)
    for (const field of fieldsOfStep(step, false)) expect([field, stepOf(field)]).toEqual([field, step]);
  expect(fieldsOfStep('account', true)).toEqual(['country', 'email', 'username', 'password']);
  expect(fieldsOfStep('person', false)).toEqual(
    'firstName lastName dateOfBirth mobile occupation addressLine1 addressLine2 city region postcode currency'.split(
      ' ',
    ),
  );
  expect(fieldsOfStep('choices', false)).toEqual(['limitChoice', 'deposit', 'loss', 'time', 'affirmed', 'terms']);
});

test('RG-01 the last step asks for the password again after a reload', () => {
  expect(fieldsOfStep('choices', true)).toEqual([
    'password',
    'limitChoice',
    'deposit',
    'loss',
    'time',
    'affirmed',
    'terms',
  ]);
});

test.each([
  ['50', 5000],
  ['50.5', 5050],
  ['50.05', 5005],
  ['50.', null],
  ['.50', null],
  ['£50', 5000],
  ['50 €', 5000],
  ['CA$1,250.00', 125_000],
  ['CA50', null],
  ['CAD 50', 5000],
  ['50GBP', 5000],
  ['5GBP0', null],
  ['GBPS50', null],
  ['1 250,50', 125_050],
  ['1,250,000.75', 125_000_075],
  ['1’250', 125_000],
  ["1'250", 125_000],
  ['1,25', 125],
  ['1,2500', null],
  ['1234,567', null],
  ['€1.250', null],
  ['999999999', 99_999_999_900],
  ['1234567890', null],
  ['90,071,992,547,409.91', 9_007_199_254_740_991],
  ['90,071,992,547,409.92', null],
  ['２', 200],
  ['', null],
  ['-5', null],
  ['5.005', null],
  ['1,2,3', null],
  ['1e9', null],
  ['fifty', null],
  ['5 or 6', null],
  ['x5', null],
  ['5x', null],
  ["5'; DROP", null],
  ['１，２５０．５０', 125_050],
  ['￡５０', 5000],
])('UK11 reads the amount %j as %s minor units', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  ['90', 90],
  [' 90 ', 90],
  ['99999', 99_999],
  ['100000', null],
  ['', null],
  ['1.5', null],
  ['-1', null],
  ['9h', null],
  ['h9', null],
  ['９０', 90],
])('ON7 reads %j as %s minutes', (text, minutes) => {
  expect(parseMinutes(text)).toBe(minutes);
});

test.each([
  ['mira.kovac@example.com', 'mira.kovac'],
  ['mira.kovac+play@example.com', 'mira.kovac'],
  [' _mira!kovac@example.com', 'mirakovac'],
  ['a.very.long.name.of.somebody@example.com', 'a.very.long.name.of.'],
  ['ann@example.com', ''],
  ['mira.kovac', ''],
  ['小明@example.com', ''],
  ['', ''],
])('RG-01 suggests for the email address %j the username %j, which is valid', (email, username) => {
  expect(suggestUsername(email)).toBe(username);
  const form = emptyForm(uk);
  const problem = formProblems({ ...form, details: { ...form.details, username } }, uk, now).username;
  expect(problem).toBe(username === '' ? 'missing' : undefined);
});

test('RG-01 the suggested username follows the email until the player changes or clears it', () => {
  const usernameAfter = (...inputs: (readonly [field: 'email' | 'username', text: string])[]) =>
    inputs.reduce((details, [field, text]) => withField(details, field, text), emptyForm(uk).details).username;
  expect(usernameAfter(['email', 'mira@'])).toBe('mira');
  expect(usernameAfter(['email', 'mira@'], ['email', 'mirak@example.com'])).toBe('mirak');
  expect(usernameAfter(['email', 'mira@'], ['username', 'mira.two'], ['email', 'kovac@'])).toBe('mira.two');
  expect(usernameAfter(['email', 'mira@'], ['username', ''], ['email', 'kovac@'])).toBe('');
  expect(usernameAfter(['username', 'mira.two'], ['email', 'kovac@'])).toBe('mira.two');
});

test('RG-01 a draft restores the input without the password and the agreements', () => {
  const form: RegistrationForm = {
    ...emptyForm(row),
    details: { ...emptyForm(row).details, email: 'mira@example.com', password: 'paper lantern 27', country: 'MT' },
    limitChoice: 'set',
    channels: ['sms'],
    terms: true,
    affirmed: true,
  };
  const text = draftText({ key: '11111111-1111-4111-8111-111111111111', isOpen: true, step: 'person', form });
  expect(text).not.toContain('lantern');
  expect(parseDraft(text, row)).toEqual({
    key: '11111111-1111-4111-8111-111111111111',
    isOpen: true,
    step: 'person',
    form: { ...form, details: { ...form.details, password: '' }, terms: false, affirmed: false },
  });
  // A draft from before a release with other steps keeps its fields.
  expect(parseDraft(text.replace('"step":"person"', '"step":"address"'), row)).toMatchObject({
    step: 'account',
    form: { details: { email: 'mira@example.com' } },
  });
  // Another market has its own countries and channels.
  expect(parseDraft(text, uk)?.form.details).toMatchObject({
    country: 'GB',
    currency: 'GBP',
    email: 'mira@example.com',
  });
  expect(parseDraft(text, { ...row, marketingChannels: ['email'] })?.form.channels).toEqual([]);
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"key":"x"}',
  JSON.stringify({ key: '11111111-1111-4111-8111-111111111111', isOpen: true, step: 'nowhere' }),
])('ignores the malformed draft %j', (text) => {
  expect(parseDraft(text, uk)).toBeNull();
});

test('a visit without a market registers in the brand’s rest-of-world market', () => {
  const of = (brandId: string, marketId: string | null) => marketOfVisit({ brandId, marketId })?.marketNodeId ?? null;
  expect([of('regency', 'uk'), of('regency', null), of('nobody', 'uk')]).toEqual([1101, 1103, null]);
});
