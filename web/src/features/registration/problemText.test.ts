import { describe, expect, test } from 'vitest';
import { loadLazyMessages } from '../../i18n/lazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { problemText } from './problemText.ts';

await loadLazyMessages('en', 'registration');
const t = createTranslate(await loadMessages('en'));
const said = (field: Parameters<typeof problemText>[1], reason: Parameters<typeof problemText>[2], country = 'GB') =>
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
    ['addressLine2', 'Please check this.'],
    ['city', 'Enter your town or city.'],
    ['postcode', 'Enter your postcode.'],
    ['region', 'Please check this.'],
    ['currency', 'Please check this.'],
    ['limitChoice', 'Choose one of the two. Both are fine.'],
    ['deposit', 'Enter an amount, or choose Not now.'],
    ['time', 'Enter minutes, or choose Not now.'],
    ['terms', 'Please read the terms and agree to them.'],
    ['affirmed', 'Please confirm that this is complete and correct.'],
  ] as const)('RG-01 says what is missing in %s: %s', (field, sentence) => {
    expect(said(field, 'missing')).toBe(sentence);
  });

  test.each([
    ['email', 'Write it like name@example.com.'],
    ['username', 'Use letters a to z, digits, dots, dashes and underscores, beginning with a letter or digit.'],
    ['dateOfBirth', 'This is not a date. Write it like 14 02 1990.'],
    ['mobile', 'Write digits only, with + and the country code if you like.'],
    ['postcode', 'This is not a postcode of the country you chose.'],
    ['deposit', 'Enter an amount of 1.00 or more, like 50 or 49.50.'],
    ['loss', 'Enter an amount of 1.00 or more, like 50 or 49.50.'],
    ['time', 'Enter whole minutes, like 90; a month has 44,640.'],
    ['addressLine1', 'Use letters, digits and the usual signs of an address.'],
    ['addressLine2', 'Use letters, digits and the usual signs of an address.'],
    ['occupation', 'Use letters, digits and the usual signs of an address.'],
    ['firstName', 'Use letters, spaces, dots, dashes and apostrophes.'],
    ['city', 'Use letters, spaces, dots, dashes and apostrophes.'],
  ] as const)('RG-01 says how to write %s: %s', (field, sentence) => {
    expect(said(field, 'wrong')).toBe(sentence);
  });

  test.each([
    ['password', 'tooShort', 'Use at least 10 characters.'],
    ['username', 'tooShort', 'This is too short.'],
    ['city', 'tooLong', 'This is longer than can be kept. Please shorten it.'],
    ['password', 'weak', 'This is easy to guess. Use words that nobody would expect, and not your name.'],
    ['dateOfBirth', 'tooYoung', 'Players here must be 19 or over.'],
    ['country', 'notServed', 'We do not open accounts there.'],
    ['username', 'taken', 'This username is taken. Please choose another one.'],
  ] as const)('RG-01 says of %s that is %s: %s', (field, reason, sentence) => {
    expect(said(field, reason)).toBe(sentence);
  });

  test('RG-01 calls a postcode as the chosen country does', () => {
    expect(said('postcode', 'missing', 'IE')).toBe('Enter your Eircode.');
    expect(said('postcode', 'wrong', 'CA')).toBe('This is not a Canadian postal code. Enter one like M5V 2T6.');
  });
});
