/** The parameter's one spelling after normalising (GM-02). */
export const launchTokenParameter = 'launchToken';

/**
 * The launch address with exactly one launch-token parameter, in its one spelling, holding `launchToken`.
 * Null when the address is not one of the games origin: a service's answer must not send a player's token elsewhere.
 */
export function launchAddress(raw: string, launchToken: string, gamesOrigin: string): string | null {
  if (!URL.canParse(raw)) return null;
  const address = new URL(raw);
  if (address.origin !== gamesOrigin || address.username !== '' || address.password !== '') return null;
  const others = [...address.searchParams].filter(
    ([name]) => name.toLowerCase() !== launchTokenParameter.toLowerCase(),
  );
  address.search = new URLSearchParams([...others, [launchTokenParameter, launchToken]]).toString();
  address.hash = '';
  return address.href;
}
