import type { RegistrationDetails } from '@foyer/contract/registrationDetails';
import { registrationProblems, trimmed } from '@foyer/contract/registrationProblems';
import type { RegistrationDemands, RegistrationField, RegistrationReason } from '@foyer/contract/registrationProblems';
import { completeDateOfBirth } from './dateOfBirthParts.ts';
import type { LimitPeriod } from './limitPeriod.ts';
import { parseAmount, parseMinutes } from './parseAmount.ts';

export type LimitKind = 'deposit' | 'loss' | 'time';
export type Channel = 'email' | 'sms' | 'phone' | 'post';

/** What the market asks, as the page brings it along (`brands/registrationRules.ts`). */
export interface MarketQuestions extends RegistrationDemands {
  region: { code: string; name: string } | null;
  limits: readonly LimitKind[];
  helpOnForm: boolean;
  marketingChannels: readonly Channel[];
  /** What waits for proof of identity and address; null in markets that ask for none. */
  proofBefore: 'play' | 'withdrawal' | null;
}

export interface RegistrationProperties {
  rules: MarketQuestions;
  cover: { name: string; image: string } | null;
}

/** Everything that is typed and chosen. Kept over a reload without the password and without what is agreed to. */
export interface RegistrationForm {
  details: RegistrationDetails;
  /** Null until the player has answered whether to set limits (UK11). */
  limitChoice: 'set' | 'later' | null;
  limits: Record<LimitKind, { amount: string; period: LimitPeriod }>;
  channels: readonly Channel[];
  terms: boolean;
  affirmed: boolean;
}

/** Fields of the form: the service's, and those that only the form has. */
export type FormField = RegistrationField | 'limitChoice' | LimitKind;
export type FormProblems = Partial<Record<FormField, RegistrationReason>>;

export const formSteps = ['account', 'person', 'address', 'choices'] as const;
export type FormStep = (typeof formSteps)[number];

const fieldsOf: Readonly<Record<FormStep, readonly FormField[]>> = {
  account: ['country', 'email', 'username', 'password'],
  person: ['firstName', 'lastName', 'dateOfBirth', 'mobile', 'occupation'],
  address: ['addressLine1', 'addressLine2', 'city', 'region', 'postcode', 'currency'],
  choices: ['limitChoice', 'deposit', 'loss', 'time', 'affirmed', 'terms'],
};

export function stepOf(field: FormField): FormStep {
  return formSteps.find((step) => fieldsOf[step].includes(field)) ?? 'choices';
}

/** The fields of a step in the order of the screen. After a reload the last step asks for the password again. */
export function fieldsOfStep(step: FormStep, requiresPassword: boolean): readonly FormField[] {
  return step === 'choices' && requiresPassword ? ['password', ...fieldsOf.choices] : fieldsOf[step];
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
      // Where there is nothing to choose the answer stands there already.
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

/** A limit of less than one unit of money would be a slip, and one of a million no limit; no month has more minutes. */
const bounds = { deposit: [100, 100_000_000], loss: [100, 100_000_000], time: [1, 31 * 24 * 60] } as const;

/** Minor units, or whole minutes for time; null where it is neither. */
function limitValue(kind: LimitKind, text: string): number | null {
  const value = kind === 'time' ? parseMinutes(text) : parseAmount(text);
  const [least, most] = bounds[kind];
  return value === null || value < least || value > most ? null : value;
}

function limitProblems({ limitChoice, limits }: RegistrationForm, offered: readonly LimitKind[]): FormProblems {
  if (offered.length === 0 || limitChoice === 'later') return {};
  if (limitChoice === null) return { limitChoice: 'missing' };
  const typed = offered.filter((kind) => limits[kind].amount.trim() !== '');
  // At least one of those on offer; the deposit limit is the one that is asked for.
  if (typed.length === 0) return { deposit: 'missing' };
  const wrong = typed.filter((kind) => limitValue(kind, limits[kind].amount) === null);
  return Object.fromEntries(wrong.map((kind) => [kind, 'wrong']));
}

/** The answers as they are judged and sent: `4` typed for a month is the fourth. */
export function finishedDetails({ details }: RegistrationForm): RegistrationDetails {
  return { ...trimmed(details), dateOfBirth: completeDateOfBirth(details.dateOfBirth) };
}

/** Everything that is wrong with the form. `now` in Unix milliseconds. */
export function formProblems(form: RegistrationForm, rules: MarketQuestions, now: number): FormProblems {
  return {
    ...registrationProblems(finishedDetails(form), { terms: form.terms, affirmed: form.affirmed }, rules, now),
    ...limitProblems(form, rules.limits),
  };
}

/** The limits as the service takes them. */
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
