import type { RegistrationReason } from '@foyer/contract/registrationProblems';
import type { Translate } from '../../i18n/messages.ts';
import type { FormField, MarketQuestions } from './registrationForm.ts';

/** Fields with messages of their own for `wrong` and `missing`. */
type FieldWithMessages = Exclude<FormField, 'addressLine2' | 'currency' | 'region'>;

const hasOwnMessages = (field: FormField): field is FieldWithMessages =>
  field !== 'addressLine2' && field !== 'currency' && field !== 'region';

/**
 * Returns the message for a problem of a field, including how to fix it. `country`: the chosen one, initially empty.
 */
export function problemText(
  t: Translate,
  field: FormField,
  reason: RegistrationReason,
  { minimumAge, country }: Pick<MarketQuestions, 'minimumAge'> & { country: string },
): string {
  switch (reason) {
    case 'missing':
      return hasOwnMessages(field) ? t(`registration.missing.${field}`, { country }) : t('registration.problem.other');
    case 'tooShort':
      return field === 'password' ? t('registration.problem.passwordShort') : t('registration.problem.short');
    case 'tooLong':
      return t('registration.problem.long');
    case 'weak':
      return t('registration.problem.weak');
    case 'tooYoung':
      return t('registration.problem.tooYoung', { age: minimumAge });
    case 'notServed':
      return t(field === 'postcode' ? 'registration.notServed.postcode' : 'registration.problem.notServed');
    case 'taken':
      return t('registration.problem.taken');
    case 'wrong':
      switch (field) {
        case 'email':
        case 'username':
        case 'dateOfBirth':
        case 'mobile':
        case 'postcode':
        case 'deposit':
        case 'loss':
        case 'time':
          return t(`registration.wrong.${field}`, { country });
        case 'addressLine1':
        case 'addressLine2':
        case 'occupation':
          return t('registration.wrong.line');
        default:
          return t('registration.wrong.name');
      }
  }
}
