import type { RegistrationDetails } from '@foyer/contract/registrationDetails';
import type { Translate } from '../../i18n/messages.ts';
import { problemText } from './problemText.ts';
import type { Registration } from './registration.ts';
import type { FormField, MarketQuestions } from './registrationForm.ts';

/** Change event of an input or a select, without DOM types. */
interface FieldChange {
  currentTarget: { value: string };
}

/** Returns value, name, error and handlers of the field with this name. */
export function fieldProps(registration: Registration, rules: MarketQuestions, t: Translate) {
  return (field: keyof RegistrationDetails) => ({
    name: field,
    value: registration.form.details[field],
    error: errorOf(registration, rules, t, field),
    onChange: ({ currentTarget }: FieldChange) => registration.answer(field, currentTarget.value),
    onBlur: () => registration.leave(field),
  });
}

export function errorOf(
  { problems, form }: Registration,
  rules: MarketQuestions,
  t: Translate,
  field: FormField,
): string | undefined {
  const reason = problems[field];
  return reason === undefined ? undefined : problemText(t, field, reason, { ...rules, country: form.details.country });
}

export interface StepProps {
  rules: MarketQuestions;
  registration: Registration;
  /** Props of a field of the service. */
  field: ReturnType<typeof fieldProps>;
}
