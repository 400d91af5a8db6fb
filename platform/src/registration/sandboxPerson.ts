import type { Players } from '../accounts/players.ts';
import type { createStoredPersons } from './storedPersons.ts';

export type StoredPersons = ReturnType<typeof createStoredPersons>;

/** Gives an invented person of this age to a player whom the sandbox made itself and nobody registered (UK24). Once. */
export function registerSandboxPerson(
  persons: Pick<StoredPersons, 'ageOf' | 'keep'>,
  players: Pick<Players, 'byId'>,
  { userId, age, now }: { userId: number; age: number; now: number },
): void {
  const player = players.byId(userId);
  if (player === undefined || persons.ageOf(userId) !== null) return;
  const { username, brand, country, currency } = player;
  persons.keep({
    userId,
    brand,
    key: `sandbox-${userId}`,
    affirmed: true,
    marketing: [],
    details: {
      email: `${username}@example.com`,
      username,
      password: '',
      firstName: 'Sam',
      lastName: `Sandbox ${username}`,
      // Their birthday is over as soon as the year begins, so the age holds whatever the day.
      dateOfBirth: `${new Date(now).getUTCFullYear() - age}-01-01`,
      mobile: '+44 7700 900000',
      occupation: '',
      country,
      addressLine1: 'Sandbox Lane 1',
      addressLine2: '',
      city: 'Sandbox',
      region: '',
      postcode: 'SB1 1SB',
      currency,
    },
  });
}
