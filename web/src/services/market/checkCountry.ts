import * as v from 'valibot';
import { toIso3 } from './countries.ts';

export interface PlayInCountry {
  play: 'allowed' | 'restricted' | 'unknown';
  countryIso2: string | null;
}

export const countryRow = v.object({ RestrictedCountries: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))) });

/**
 * Whether play is allowed in the country that was looked up for this visit. Never uses a default country, because a
 * wrong guess would turn players away.
 * @param properties of the node `countryRow`; null when unavailable
 */
export function checkCountry(countryIso2: string | null, properties: unknown): PlayInCountry {
  if (countryIso2 === null || toIso3(countryIso2) === null) return { play: 'unknown', countryIso2: null };
  const row = v.safeParse(countryRow, properties);
  if (!row.success) return { play: 'unknown', countryIso2 };
  return { play: row.output.RestrictedCountries.includes(countryIso2) ? 'restricted' : 'allowed', countryIso2 };
}
