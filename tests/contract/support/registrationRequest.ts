import { randomUUID } from 'node:crypto';
import type { CallInput } from '@foyer/contract/endpoint';
import type { register } from '@foyer/contract/registration';
import type { RegistrationDetails } from '@foyer/contract/registrationDetails';

type Request = CallInput<typeof register>['body'];

const homes = {
  uk: {
    country: 'GB',
    city: 'Leeds',
    region: '',
    postcode: 'LS1 4DY',
    currency: 'GBP',
    occupation: '',
  },
  ca: {
    country: 'CA',
    city: 'Toronto',
    region: 'ON',
    postcode: 'M5V 2T6',
    currency: 'CAD',
    occupation: 'Carpenter',
  },
  row: {
    country: 'IE',
    city: 'Galway',
    region: '',
    postcode: 'H91 P2KX',
    currency: 'EUR',
    occupation: '',
  },
} as const;

/** Home and phone of somebody: persons who share them are like persons, whose accounts wait for a human decision. */
const somewhere = (number: number) => ({
  addressLine1: `${1 + (number % 9000)} Harbour Row`,
  mobile: `+44 7${String(400_000_000 + (number % 100_000_000))}`,
  dateOfBirth: new Date(Date.UTC(1960, 0, 1 + (number % 14_000))).toISOString().slice(0, 10),
});

/** A valid registration of an unknown person. */
export function registrationRequest(
  market: keyof typeof homes = 'uk',
  changes: Partial<RegistrationDetails> = {},
): Request {
  const mark = randomUUID().slice(0, 8);
  return {
    key: randomUUID(),
    productId: 8145,
    marketId: market,
    ipAddress: '192.0.2.44',
    details: {
      email: `mira.${mark}@example.com`,
      username: `mira-${mark}`,
      password: 'paper lantern 27',
      firstName: 'Mira',
      // Only letters, as required for names.
      lastName: `Kovac${[...mark].map((digit) => String.fromCodePoint(97 + Number.parseInt(digit, 16))).join('')}`,
      addressLine2: '',
      ...homes[market],
      ...somewhere(Number.parseInt(mark, 16)),
      ...changes,
    },
    limits: [],
    marketing: [],
    termsAccepted: true,
    affirmed: market === 'ca',
  };
}
