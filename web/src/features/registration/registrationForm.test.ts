import { expect, test } from 'vitest';
import { marketOfVisit } from '../../market/marketOfVisit.server.ts';
import { birthParts, wholeBirth, withBirthPart } from './birthParts.ts';
import { parseAmount } from './parseAmount.ts';
import { draftText, readDraft } from './registrationDraft.ts';
import { emptyForm, finishedDetails, formProblems, limitsOf } from './registrationForm.ts';
import type { MarketQuestions, RegistrationForm } from './registrationForm.ts';

const now = Date.UTC(2026, 10, 21);
const questions = (marketId: string): MarketQuestions => {
  const rules = marketOfVisit({ brandId: 'regency', marketId })?.rules;
  if (rules === undefined) throw new Error(`Regency has no market ${marketId}.`);
  return { ...rules.registration, minimumAge: rules.minimumAge, currencyIsoCode: rules.currencyIsoCode, proofBefore: null };
};
const [uk, ontario, row] = [questions('uk'), questions('ca'), questions('row')];

test('RG-01 UK23 nothing is chosen beforehand but what the market leaves no choice in', () => {
  expect(emptyForm(uk)).toMatchObject({ details: { country: 'GB', currency: 'GBP' }, limitChoice: null, channels: [], terms: false, affirmed: false });
  expect(emptyForm(row).details.country).toBe('');
  expect(emptyForm(ontario).details.region).toBe('ON');
});

test('UK11 ON7 whether to set limits must be answered, either answer does, and a limit that is set needs an amount', () => {
  const about = (changes: Partial<RegistrationForm>, rules = ontario) => {
    const { limitChoice, deposit, loss, time } = formProblems({ ...emptyForm(rules), ...changes }, rules, now);
    return { limitChoice, deposit, loss, time };
  };
  const limits = (deposit: string, loss = '', time = '') => ({ time: { amount: time, period: 'week' as const }, deposit: { amount: deposit, period: 'week' as const }, loss: { amount: loss, period: 'day' as const } });
  expect(about({})).toEqual({ limitChoice: 'missing' });
  expect(about({ limitChoice: 'later', limits: limits('x') })).toEqual({});
  expect(about({ limitChoice: 'set' })).toEqual({ deposit: 'missing' });
  expect(about({ limitChoice: 'set', limits: limits('', '20') })).toEqual({});
  expect(about({ limitChoice: 'set', limits: limits('abc', '0.50') })).toEqual({ deposit: 'wrong', loss: 'wrong' });
  expect(limitsOf({ ...emptyForm(ontario), limitChoice: 'set', limits: limits('1,250.50', '20') }, ontario.limits)).toEqual([
    { kind: 'deposit', period: 'week', value: 125_050 },
    { kind: 'loss', period: 'day', value: 2000 },
  ]);
  // Time is written in minutes: no money, no more than a month has, and not asked for where the market does not.
  for (const text of ['1.5', '0', '44641', '2h', '90:00']) expect([text, about({ limitChoice: 'set', limits: limits('', '', text) })]).toEqual([text, { time: 'wrong' }]);
  expect(about({ limitChoice: 'set', limits: limits('', '', '44640') })).toEqual({});
  expect(limitsOf({ ...emptyForm(ontario), limitChoice: 'set', limits: limits('', '', ' 600 ') }, ontario.limits)).toEqual([{ kind: 'time', period: 'week', value: 600 }]);
  expect(limitsOf({ ...emptyForm(uk), limitChoice: 'set', limits: limits('50', '', '600') }, uk.limits)).toEqual([{ kind: 'deposit', period: 'week', value: 5000 }]);
  expect(limitsOf({ ...emptyForm(ontario), limitChoice: 'later', limits: limits('50') }, ontario.limits)).toEqual([]);
});

test('an amount is read as people write it, and never guessed', () => {
  expect(['50', '50.5', '£50', 'CA$1,250.00', '1 250,50', '€1.250', '２'].map(parseAmount)).toEqual([5000, 5050, 5000, 125_000, 125_050, null, null]);
  expect(['', '-5', '5.005', '1,2,3', '1e9', '12345678901', 'fifty', '5 or 6', '<b>5</b>', "5'; DROP"].map(parseAmount)).toEqual(Array.from({ length: 10 }, () => null));
});

test('RG-01 what was typed comes back after a reload, without the password and what has to be agreed to anew', () => {
  const form: RegistrationForm = { ...emptyForm(row), details: { ...emptyForm(row).details, email: 'mira@example.com', password: 'paper lantern 27', country: 'MT' }, limitChoice: 'set', channels: ['sms'], terms: true, affirmed: true };
  const text = draftText({ key: '11111111-1111-4111-8111-111111111111', isOpen: true, step: 'address', form });
  expect(text).not.toContain('lantern');
  expect(readDraft(text, row)).toEqual({ key: '11111111-1111-4111-8111-111111111111', isOpen: true, step: 'address', form: { ...form, details: { ...form.details, password: '' }, terms: false, affirmed: false } });
  // Another market has its own countries and channels.
  expect(readDraft(text, uk)?.form.details).toMatchObject({ country: 'GB', currency: 'GBP', email: 'mira@example.com' });
});

test.each([null, '', '{', 'null', '[]', '{"key":"x"}', JSON.stringify({ key: '11111111-1111-4111-8111-111111111111', isOpen: true, step: 'nowhere' })])('a draft that is none (%j) begins nothing', (text) => {
  expect(readDraft(text, uk)).toBeNull();
});

test('a date is typed in three parts, one digit or two, and read as one day', () => {
  let date = '';
  for (const [part, typed] of [['day', '4'], ['month', '2x'], ['year', '1990-']] as const) date = withBirthPart(date, part, typed);
  expect([date, birthParts(date), wholeBirth(date)]).toEqual(['1990-2-4', { day: '4', month: '2', year: '1990' }, '1990-02-04']);
  expect(withBirthPart('', 'day', '１４')).toBe('--14');
  expect(finishedDetails({ ...emptyForm(uk), details: { ...emptyForm(uk).details, dateOfBirth: date } }).dateOfBirth).toBe('1990-02-04');
});

test('a visit without a market opens its account in the rest of the world of its brand', () => {
  const of = (brandId: string, marketId: string | null) => marketOfVisit({ brandId, marketId })?.marketNodeId ?? null;
  expect([of('regency', 'uk'), of('regency', null), of('nobody', 'uk')]).toEqual([1101, 1103, null]);
});
