import type { identityBefore } from '@foyer/brands/identityBefore';
import { halfWidth } from '@foyer/contract/halfWidth';
import type { LimitKind, LimitPeriod } from '@foyer/contract/limitKinds';
import type { MarketingChoice, RegistrationDetails } from '@foyer/contract/registrationDetails';
import { maxUsernameLength, minUsernameLength, registrationProblems } from '@foyer/contract/registrationProblems';
import type {
  RegistrationRequirements,
  RegistrationField,
  RegistrationReason,
} from '@foyer/contract/registrationProblems';

export type Channel = MarketingChoice['channel'];

/** Registration rules of the market, as the page contains them (`brands/registrationRules.ts`). */
export interface MarketQuestions extends RegistrationRequirements {
  region: { code: string; name: string; postcodes?: readonly string[] } | null;
  limits: readonly LimitKind[];
  helpOnForm: boolean;
  marketingChannels: readonly Channel[];
  /** What requires proof of identity and address first; null in markets that require none. */
  proofBefore: ReturnType<typeof identityBefore>;
}

export interface RegistrationProperties {
  rules: MarketQuestions;
  cover: { name: string; image: string } | null;
}

/** All form values. Stored across reloads without the password and the agreements. */
export interface RegistrationForm {
  details: RegistrationDetails;
  /** Null until the player decides whether to set limits (UK11). */
  limitChoice: 'set' | 'later' | null;
  limits: Record<LimitKind, { amount: string; period: LimitPeriod }>;
  channels: readonly Channel[];
  terms: boolean;
  affirmed: boolean;
}

/** Fields of the form: those of the service, and those of the form only. */
export type FormField = RegistrationField | 'limitChoice' | LimitKind;
export type FormProblems = Partial<Record<FormField, RegistrationReason>>;

export const formSteps = ['account', 'person', 'choices'] as const;
export type FormStep = (typeof formSteps)[number];

const fieldsOf: Readonly<Record<FormStep, readonly FormField[]>> = {
  account: ['country', 'email', 'username', 'password'],
  person: [
    'firstName',
    'lastName',
    'dateOfBirth',
    'mobile',
    'occupation',
    'addressLine1',
    'addressLine2',
    'city',
    'region',
    'postcode',
    'currency',
  ],
  choices: ['limitChoice', 'deposit', 'loss', 'time', 'affirmed', 'terms'],
};

export function stepOf(field: FormField): FormStep {
  return formSteps.find((step) => fieldsOf[step].includes(field)) ?? 'choices';
}

/** Returns the fields of a step in visual order. After a reload the last step includes the password. */
export function fieldsOfStep(step: FormStep, requiresPassword: boolean): readonly FormField[] {
  return step === 'choices' && requiresPassword ? ['password', ...fieldsOf.choices] : fieldsOf[step];
}

/** Suggests a username from the first part of an email address, once it is complete; empty if it is too short for one. */
export function suggestUsername(email: string): string {
  const [name = ''] = email.includes('@') ? email.trim().split(/[+@]/) : [];
  const allowed = name
    .replace(/[^\w.-]/g, '')
    .replace(/^[._-]+/, '')
    .slice(0, maxUsernameLength);
  return allowed.length < minUsernameLength ? '' : allowed;
}

/** Sets a field. The suggested username follows the email until the player changes it. */
export function withField(
  details: RegistrationDetails,
  field: keyof RegistrationDetails,
  text: string,
): RegistrationDetails {
  const isSuggested = field === 'email' && details.username === suggestUsername(details.email);
  return { ...details, [field]: text, ...(isSuggested && { username: suggestUsername(text) }) };
}

const unset = { amount: '', period: 'week' } as const;

export function emptyForm({ countries, region, currencyIsoCode }: MarketQuestions): RegistrationForm {
  return {
    details: {
      email: '',
      username: '',
      password: '',
      firstName: '',
      lastName: '',
      dateOfBirth: '',
      mobile: '',
      occupation: '',
      // A single option is preselected.
      country: countries.length === 1 ? (countries[0] ?? '') : '',
      addressLine1: '',
      addressLine2: '',
      city: '',
      region: region?.code ?? '',
      postcode: '',
      currency: currencyIsoCode,
    },
    limitChoice: null,
    limits: { deposit: unset, loss: unset, time: unset },
    channels: [],
    terms: false,
    affirmed: false,
  };
}

/** Bounds of limits: below one unit of money is a typing error, a million is no limit; a month has no more minutes. */
const bounds = { deposit: [100, 100_000_000], loss: [100, 100_000_000], time: [1, 31 * 24 * 60] } as const;

/**
 * Parses an amount as people type it to minor units: `50`, `50.00`, `£1,250`, `1 250,50`. Null for anything ambiguous.
 * Every supported currency has two decimals.
 */
export function parseAmount(text: string): number | null {
  const bare = halfWidth(text).replace(/[\s\p{Sc}]|CA(?=\$)|^[A-Z]{3}|[A-Z]{3}$/gu, '');
  // A comma before three digits groups thousands; before one or two final digits it is the decimal separator, as a
  // point is. A point before three digits is ambiguous.
  const parts = /^(\d{1,3}(?:[,’']\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(bare);
  if (parts === null) return null;
  const whole = Number((parts[1] ?? '').replace(/\D/g, ''));
  const amount = whole * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** Parses whole minutes; null for anything else. */
export function parseMinutes(text: string): number | null {
  const typed = halfWidth(text).trim();
  return /^\d{1,5}$/.test(typed) ? Number(typed) : null;
}

/** Parses a limit to minor units, or whole minutes for time; null if invalid. */
function limitValue(kind: LimitKind, text: string): number | null {
  const value = kind === 'time' ? parseMinutes(text) : parseAmount(text);
  const [min, max] = bounds[kind];
  return value === null || value < min || value > max ? null : value;
}

function limitProblems({ limitChoice, limits }: RegistrationForm, offered: readonly LimitKind[]): FormProblems {
  if (offered.length === 0 || limitChoice === 'later') return {};
  if (limitChoice === null) return { limitChoice: 'missing' };
  const typed = offered.filter((kind) => limits[kind].amount.trim() !== '');
  // At least one offered limit is required; the error is shown at the deposit limit.
  if (typed.length === 0) return { deposit: 'missing' };
  const wrong = typed.filter((kind) => limitValue(kind, limits[kind].amount) === null);
  return Object.fromEntries(wrong.map((kind) => [kind, 'wrong']));
}

/** Returns all problems of the form. `now` in Unix milliseconds. */
export function formProblems(form: RegistrationForm, rules: MarketQuestions, now: number): FormProblems {
  return {
    ...registrationProblems(form.details, { terms: form.terms, affirmed: form.affirmed }, rules, now),
    ...limitProblems(form, rules.limits),
  };
}

/** Converts the limits to the service's format. */
export function limitsOf(
  { limitChoice, limits }: RegistrationForm,
  offered: readonly LimitKind[],
): { kind: LimitKind; period: LimitPeriod; value: number }[] {
  if (limitChoice !== 'set') return [];
  return offered.flatMap((kind) => {
    const value = limitValue(kind, limits[kind].amount);
    return value === null ? [] : [{ kind, period: limits[kind].period, value }];
  });
}
