import { attributionCookie } from './attributionCookie.ts';
import { cookies, domainsOf, isRepeated, sessionCookieName } from './cookies.ts';
import { experimentCookie } from './experimentCookie.ts';
import { externalLoginCookie } from './externalLoginCookie.ts';

/** Cookies that this site sets on its own host: a second one of a name comes from another host of the domain. */
const ownNames = [
  ...Object.values({ ...cookies, externalLoginCookie, attributionCookie, experimentCookie }).flatMap(
    ({ name, setBy }) => (setBy === 'operator' ? [] : [name]),
  ),
  sessionCookieName(false),
];

/**
 * Returns the `Set-Cookie` values that remove what other hosts set under the names of this site's cookies, also where
 * scripts cannot. Without this nobody could read the site's own cookies of these names (A15).
 * @param header the request's `Cookie`
 * @param host the request's `Host`, with or without a port
 */
export function removeRepeatedCookies(header: string | undefined, host: string | undefined): string[] {
  if (header === undefined || host === undefined) return [];
  const [hostname = ''] = host.split(':', 1);
  return ownNames
    .filter((name) => isRepeated(header, name))
    .flatMap((name) => domainsOf(hostname).map((domain) => `${name}=; Path=/; Domain=${domain}; Max-Age=0`));
}
