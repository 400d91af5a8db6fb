import type { ResponseBody } from '@foyer/contract/endpoint';
import { readLocation } from '@foyer/contract/playerLocation';
import type { getRestrictedCountry } from './restrictedCountryApi.ts';

/** What the notice says about the player's place. `place` and `home` are names in the page's language. */
export type PlaceNotice =
  /** The product's terms do not allow play in the country (MK-11). */
  | { kind: 'restricted'; country: string }
  /** The place belongs to another market than the account; `home` is null for an account of the rest of the world. */
  | { kind: 'elsewhere'; place: string; home: string | null; canPlay: boolean }
  | { kind: 'unknown' };

/** The notice about a place; null where nothing has to be said. */
export function noticeOf(
  { play, countryIso2, player }: ResponseBody<typeof getRestrictedCountry>,
  nameOf: (countryIso2: string) => string,
): PlaceNotice | null {
  const located = (country: string, region: string | null) =>
    region === null ? nameOf(country) : `${nameOf(country)} (${region})`;
  if (player?.isElsewhere === true) {
    const location = readLocation(player.location);
    const { home } = player;
    if (location.known)
      return {
        kind: 'elsewhere',
        place: located(location.countryIso2, home?.countryIso2 === location.countryIso2 ? location.regionCode : null),
        home: home === null ? null : located(home.countryIso2, home.region),
        canPlay: player.play === 'allowed' && play !== 'restricted',
      };
  }
  // Stay silent unless the outcome is certain; a false alarm would worry the player.
  if (play === 'restricted') return { kind: 'restricted', country: countryIso2 === null ? '' : nameOf(countryIso2) };
  return player?.play === 'locationUnknown' ? { kind: 'unknown' } : null;
}
