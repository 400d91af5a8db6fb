import { expect, test, vi } from 'vitest';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { fieldProps } from './fieldProps.ts';
import type { Registration } from './registration.ts';
import { emptyForm } from './registrationForm.ts';
import type { MarketQuestions } from './registrationForm.ts';

await loadLazyMessages('en', 'registration');
const t = createTranslate(await loadMessages('en'));
const rules: MarketQuestions = {
  minimumAge: 18,
  currencyIsoCode: 'CAD',
  countries: ['CA'],
  region: { code: 'ON', name: 'Ontario' },
  extraFields: { occupation: true, affirmation: true },
  limits: ['deposit'],
  helpOnForm: false,
  marketingChannels: ['email'],
  proofBefore: null,
};
const form = emptyForm(rules);

function registration(): Registration {
  return {
    step: 'person',
    form: { ...form, details: { ...form.details, city: 'Oakmere' } },
    problems: { postcode: 'wrong' },
    isBusy: false,
    error: null,
    minutes: 0,
    requiresPassword: false,
    attempts: 0,
    change: vi.fn<Registration['change']>(),
    answer: vi.fn<Registration['answer']>(),
    leave: vi.fn<Registration['leave']>(),
    back: vi.fn<Registration['back']>(),
    submitStep: vi.fn<Registration['submitStep']>(),
  };
}

test('RG-01 a valid field shows its value and no error', () => {
  expect(fieldProps(registration(), rules, t)('city')).toMatchObject({
    name: 'city',
    value: 'Oakmere',
    error: undefined,
  });
});

test('RG-01 an invalid field shows its error in the terms of the chosen country', () => {
  expect(fieldProps(registration(), rules, t)('postcode').error).toBe('Enter a Canadian postal code, such as M5V 2T6.');
});

test('RG-01 a field reports input and blur', () => {
  const shown = registration();
  const { onChange, onBlur } = fieldProps(shown, rules, t)('city');
  onChange({ currentTarget: { value: 'Fairhaven' } });
  expect(shown.answer).toHaveBeenCalledExactlyOnceWith('city', 'Fairhaven');
  expect(shown.leave).not.toHaveBeenCalled();
  onBlur();
  expect(shown.leave).toHaveBeenCalledExactlyOnceWith('city');
});
