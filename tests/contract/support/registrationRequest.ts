import { randomUUID } from 'node:crypto';
import type { CallInput } from '@foyer/contract/endpoint';
import type { register } from '@foyer/contract/registration';
import type { RegistrationDetails } from '@foyer/contract/registrationDetails';

type Request = CallInput<typeof register>['body'];

const homes = {
  uk: {
    country: 'GB',
    addressLine1: '12 Harbour Row',
    city: 'Leeds',
    region: '',
    postcode: 'LS1 4DY',
    currency: 'GBP',
    occupation: '',
  },
  ca: {
    country: 'CA',
    addressLine1: '80 Front Street West',
    city: 'Toronto',
    region: 'ON',
    postcode: 'M5V 2T6',
    currency: 'CAD',
    occupation: 'Carpenter',
  },
  row: {
    country: 'IE',
    addressLine1: 'Quay Street 4',
    city: 'Galway',
    region: '',
    postcode: 'H91 P2KX',
    currency: 'EUR',
    occupation: '',
  },
} as const;

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
      dateOfBirth: '1990-02-14',
      mobile: '+44 7700 900123',
      addressLine2: '',
      ...homes[market],
      ...changes,
    },
    limits: [],
    marketing: [],
    termsAccepted: true,
    affirmed: market === 'ca',
  };
}
