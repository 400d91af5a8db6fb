import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { TextContext } from '../../i18n/TextContext.tsx';
import { VisitContext } from '../../services/market/VisitContext.tsx';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { AddressFields } from './AddressFields.tsx';
import { fieldProps } from './fieldProps.ts';
import type { Registration } from './registration.ts';
import { emptyForm } from './registrationForm.ts';
import type { FormProblems, MarketQuestions } from './registrationForm.ts';

await loadLazyMessages('en', 'registration');
const t = createTranslate(await loadMessages('en'));

function show(country: string, region: MarketQuestions['region'], problems: FormProblems = {}): void {
  const rules: MarketQuestions = {
    minimumAge: 19,
    currencyIsoCode: 'CAD',
    countries: [country],
    region,
    extraFields: { occupation: false, affirmation: false },
    limits: [],
    helpOnForm: false,
    marketingChannels: [],
    proofBefore: null,
  };
  const registration = { form: emptyForm(rules), problems } as unknown as Registration;
  render(
    <VisitContext value={visitFixture()}>
      <TextContext value={{ t, formats: createFormats('en-GB') }}>
        <AddressFields rules={rules} registration={registration} field={fieldProps(registration, rules, t)} />
      </TextContext>
    </VisitContext>,
  );
}
const facts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('RG-01 Ontario asks for a postal code and shows province and country', () => {
  show('CA', { code: 'ON', name: 'Ontario' });
  expect(screen.getByLabelText('Postal code')).toBeTruthy();
  expect(facts().slice(0, 2)).toEqual(['Province: Ontario', 'Country: Canada']);
});

test.each([
  ['CA', 'missing', 'Enter your postal code.'],
  ['CA', 'wrong', 'Enter a Canadian postal code, such as M5V 2T6.'],
  ['GB', 'missing', 'Enter your postcode.'],
  ['IE', 'missing', 'Enter your Eircode.'],
] as const)('RG-01 in %s a %s postcode has an error in local terms', (country, reason, sentence) => {
  show(country, null, { postcode: reason });
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('RG-01 Britain asks for a postcode and shows no region', () => {
  show('GB', null);
  expect(screen.getByLabelText('Postcode')).toBeTruthy();
  expect(facts()[0]).toBe('Country: United Kingdom');
});
