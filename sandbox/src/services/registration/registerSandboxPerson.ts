import type { Players } from '../accounts/players.ts';
import type { createStoredPersons } from './createStoredPersons.ts';
import { sandboxKeyOf } from './personMatches.ts';

export type StoredPersons = ReturnType<typeof createStoredPersons>;

/**
 * Stores invented personal details with this age for a player whom the sandbox created (UK24). Runs once per player.
 */
export function registerSandboxPerson(
  persons: Pick<StoredPersons, 'ageOf' | 'save'>,
  players: Pick<Players, 'byId'>,
  { userId, age, now }: { userId: number; age: number; now: number },
): void {
  const player = players.byId(userId);
  if (player === undefined || persons.ageOf(userId) !== null) return;
  const { username, brand, country, currency } = player;
  persons.save({
    userId,
    brand,
    key: sandboxKeyOf(userId),
    affirmed: true,
    marketing: [],
    details: {
      email: `${username}@example.com`,
      username,
      password: '',
      firstName: 'Sam',
      lastName: `Sandbox ${username}`,
      // A birthday on 1 January makes the age correct on every day of the year.
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
