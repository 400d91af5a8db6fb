import { describe, expect, test } from 'vitest';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { problemText } from './problemText.ts';

await loadLazyMessages('en', 'registration');
const t = createTranslate(await loadMessages('en'));
const textOf = (field: Parameters<typeof problemText>[1], reason: Parameters<typeof problemText>[2], country = 'GB') =>
  problemText(t, field, reason, { minimumAge: 19, country });

describe('problemText', () => {
  test.each([
    ['email', 'Enter your email address.'],
    ['username', 'Choose a username.'],
    ['password', 'Choose a password.'],
    ['firstName', 'Enter your first name.'],
    ['lastName', 'Enter your last name.'],
    ['dateOfBirth', 'Enter the day, month and year you were born.'],
    ['mobile', 'Enter your mobile number.'],
    ['occupation', 'Enter your occupation.'],
    ['country', 'Choose the country you live in.'],
    ['addressLine1', 'Enter your street and number.'],
    ['addressLine2', 'Check this entry.'],
    ['city', 'Enter your town or city.'],
    ['postcode', 'Enter your postcode.'],
    ['region', 'Check this entry.'],
    ['currency', 'Check this entry.'],
    ['limitChoice', 'Choose one of the two options.'],
    ['deposit', 'Enter an amount, or choose Not now.'],
    ['time', 'Enter minutes, or choose Not now.'],
    ['terms', 'Read the terms and agree to them.'],
    ['affirmed', 'Confirm that your details are complete and correct.'],
  ] as const)('RG-01 describes a missing %s: %s', (field, sentence) => {
    expect(textOf(field, 'missing')).toBe(sentence);
  });

  test.each([
    ['email', 'Enter an email address, such as name@example.com.'],
    ['username', 'Use letters a to z, digits, dots, dashes and underscores. Start with a letter or digit.'],
    ['dateOfBirth', 'Enter a valid date, such as 14 02 1990.'],
    ['mobile', 'Enter digits only. You can add + and the country code.'],
    ['postcode', 'Enter a postcode of the country you chose.'],
    ['deposit', 'Enter an amount of 1.00 or more, such as 50 or 49.50.'],
    ['loss', 'Enter an amount of 1.00 or more, such as 50 or 49.50.'],
    ['time', 'Enter whole minutes, such as 90. A month has 44,640 minutes.'],
    ['addressLine1', 'Use letters, digits and common address symbols.'],
    ['addressLine2', 'Use letters, digits and common address symbols.'],
    ['occupation', 'Use letters, digits and common address symbols.'],
    ['firstName', 'Use letters, spaces, dots, dashes and apostrophes.'],
    ['city', 'Use letters, spaces, dots, dashes and apostrophes.'],
  ] as const)('RG-01 describes the format of %s: %s', (field, sentence) => {
    expect(textOf(field, 'wrong')).toBe(sentence);
  });

  test.each([
    ['password', 'tooShort', 'Use at least 10 characters.'],
    ['username', 'tooShort', 'This is too short. Enter more characters.'],
    ['city', 'tooLong', 'This is too long. Shorten it.'],
    ['password', 'weak', 'This password is easy to guess. Use unexpected words, and not your name.'],
    ['dateOfBirth', 'tooYoung', 'You must be 19 or over to play here.'],
    ['country', 'notServed', 'We do not open accounts in this country.'],
    ['postcode', 'notServed', 'We do not open accounts for residents of this area. Enter the postcode of your home.'],
    ['username', 'taken', 'This username is taken. Choose another one.'],
  ] as const)('RG-01 describes %s that is %s: %s', (field, reason, sentence) => {
    expect(textOf(field, reason)).toBe(sentence);
  });

  test('RG-01 uses the postcode term of the chosen country', () => {
    expect(textOf('postcode', 'missing', 'IE')).toBe('Enter your Eircode.');
    expect(textOf('postcode', 'wrong', 'CA')).toBe('Enter a Canadian postal code, such as M5V 2T6.');
  });
});
