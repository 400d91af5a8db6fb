import { brands } from '../brands/brands.ts';
import { demoPassword, demoPlayers } from '../sandbox/src/services/accounts/demoPlayers.ts';
import type { Visit } from './drawFirstVisitCovers.ts';

/** Facts about the sandbox for the welcome message. */
export interface SandboxDescription {
  brands: { id: string; name: string; hosts: readonly string[] }[];
  /** One per market. */
  visits: Visit[];
  players: { username: string; about: string }[];
  /** Shared by all players. */
  password: string;
}

/** Reads brands and demo players from their sources. */
export function describeSandbox(): SandboxDescription {
  const nameOf = (id: string) => brands.find((brand) => brand.id === id)?.name ?? id;
  return {
    brands: brands.map(({ id, name, hosts }) => ({ id, name, hosts })),
    visits: brands.flatMap(({ hosts, markets }) =>
      markets.map((market) => ({
        host: hosts[0] ?? '',
        country: market.countryIso2Code ?? 'FR',
        language: market.locale.split('-', 1)[0] ?? '',
      })),
    ),
    players: demoPlayers.map(({ username, brand, marketId, status, userType, age }) => {
      const isUnusual = status !== undefined || userType !== undefined;
      return {
        username,
        about: `${nameOf(brand)}, market ${marketId}${isUnusual ? ', an account that is not like others' : ''}${age === undefined ? '' : `, ${age} years old`}`,
      };
    }),
    password: demoPassword,
  };
}
