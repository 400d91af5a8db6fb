import { halfWidth } from './halfWidth.ts';
import { isPostcode } from './isPostcode.ts';
import { maxPasswordLength, passwordStrength, minPasswordLength } from './passwordStrength.ts';
import { ageOn, readDay } from './readDay.ts';
import type { RegistrationDetails } from './registrationDetails.ts';

export type RegistrationField = keyof RegistrationDetails | 'terms' | 'affirmed';

/** Problems of a field. Each has its message next to the field. */
export const registrationReasons = [
  'missing',
  'tooShort',
  'tooLong',
  'wrong',
  'weak',
  'tooYoung',
  'notServed',
  'taken',
] as const;
export type RegistrationReason = (typeof registrationReasons)[number];
export type RegistrationProblems = Partial<Record<RegistrationField, RegistrationReason>>;

/** Requirements of the market (`brands/registrationRules.ts`). */
export interface RegistrationRequirements {
  minimumAge: number;
  currencyIsoCode: string;
  countries: readonly string[];
  /** `postcodes`: first letters of the region's post codes. */
  region: { code: string; postcodes?: readonly string[] } | null;
  extraFields: { occupation: boolean; affirmation: boolean };
}

/** Letters of any script and the punctuation of names; no digits. */
const name = /^[\p{L}\p{M}][\p{L}\p{M} .'’·-]*$/u;
/** A line of an address also allows digits and their separators. */
const line = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,'’/#&()·-]*$/u;
const email =
  /^[A-Za-z0-9.!#$%&*+/=?^_{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
const username = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
export const [minUsernameLength, maxUsernameLength] = [4, 20];
const mobile = /^\+?[0-9]{7,15}$/;

/** Removes separators from a phone number. */
export function mobileDigits(text: string): string {
  return text.replace(/[\s().-]/g, '');
}

function judge(
  text: string,
  { from = 1, to, like }: { from?: number; to: number; like: RegExp },
): RegistrationReason | null {
  const length = [...text].length;
  if (length === 0) return 'missing';
  if (!like.test(text)) return 'wrong';
  if (length < from) return 'tooShort';
  return length > to ? 'tooLong' : null;
}

function checkPassword(text: string, known: readonly string[]): RegistrationReason | null {
  const length = [...text].length;
  if (length === 0) return 'missing';
  if (length < minPasswordLength) return 'tooShort';
  if (length > maxPasswordLength) return 'tooLong';
  return passwordStrength(text, known) < 2 ? 'weak' : null;
}

/** UK18, ON14: checks the market's minimum age on this day. */
function checkDateOfBirth(text: string, minimumAge: number, now: number): RegistrationReason | null {
  if (text.replaceAll('-', '').trim() === '') return 'missing';
  const day = readDay(text);
  if (day === null || day > now || ageOn(day, now) > 120) return 'wrong';
  return ageOn(day, now) < minimumAge ? 'tooYoung' : null;
}

/** ON10: a post code outside the market's region is an address outside it. */
function checkPostcode(
  { postcode, country }: RegistrationDetails,
  region: RegistrationRequirements['region'],
): RegistrationReason | null {
  if (!isPostcode(postcode, country)) return postcode === '' ? 'missing' : 'wrong';
  const isElsewhere = region?.postcodes?.every((start) => !postcode.toUpperCase().startsWith(start)) === true;
  return isElsewhere ? 'notServed' : null;
}

const codes: readonly string[] = ['mobile', 'postcode', 'dateOfBirth'] satisfies RegistrationField[];

/** Trims all fields except the password, for storage and comparison, and reads full-width numbers and codes. */
export function trimmed(details: RegistrationDetails): RegistrationDetails {
  const entries = Object.entries(details).map(([field, text]) => [
    field,
    field === 'password' ? text : (codes.includes(field) ? halfWidth(text) : text).trim().normalize('NFC'),
  ]);
  return Object.fromEntries(entries) as RegistrationDetails;
}

/**
 * Returns the problems of a registration by field. The form checks before sending, and the service checks again.
 * @param now Unix milliseconds
 */
export function registrationProblems(
  input: RegistrationDetails,
  consents: { terms: boolean; affirmed: boolean },
  requirements: RegistrationRequirements,
  now: number,
): RegistrationProblems {
  const details = trimmed(input);
  const { extraFields, countries, region } = requirements;
  const found: Record<RegistrationField, RegistrationReason | null> = {
    email: judge(details.email, { to: 254, like: email }),
    username: judge(details.username, { from: minUsernameLength, to: maxUsernameLength, like: username }),
    password: checkPassword(input.password, [
      details.username,
      details.email.split('@')[0] ?? '',
      details.firstName,
      details.lastName,
    ]),
    firstName: judge(details.firstName, { to: 50, like: name }),
    lastName: judge(details.lastName, { to: 50, like: name }),
    dateOfBirth: checkDateOfBirth(details.dateOfBirth, requirements.minimumAge, now),
    mobile: judge(mobileDigits(details.mobile), { to: 16, like: mobile }),
    occupation: extraFields.occupation ? judge(details.occupation, { from: 2, to: 60, like: line }) : null,
    country: details.country === '' ? 'missing' : countries.includes(details.country) ? null : 'notServed',
    addressLine1: judge(details.addressLine1, { from: 3, to: 100, like: line }),
    addressLine2: details.addressLine2 === '' ? null : judge(details.addressLine2, { to: 100, like: line }),
    city: judge(details.city, { to: 60, like: name }),
    region: region === null || details.region === region.code ? null : 'notServed',
    postcode: checkPostcode(details, region),
    currency: details.currency === requirements.currencyIsoCode ? null : 'notServed',
    terms: consents.terms ? null : 'missing',
    affirmed: !extraFields.affirmation || consents.affirmed ? null : 'missing',
  };
  return Object.fromEntries(Object.entries(found).filter(([, reason]) => reason !== null));
}
