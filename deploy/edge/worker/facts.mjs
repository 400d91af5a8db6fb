// Computes the facts of a visit as the web server does (web/src/services/market/visitResolver.server.ts).
import { accesses, brands, cookies, countries, defaultCountry, experiments, mobileAgents } from './edgeData.mjs';

/** @typedef {{ market: string, languages: string[] }} EdgeMarket */

const iso2ByIso3 = new Map(countries.split(' ').map((pair) => /** @type {[string, string]} */ (pair.split(':'))));
const iso2 = new Set(iso2ByIso3.values());
const playerAccesses = accesses.split(' ');
const assignmentOf = new Map(
  experiments.split(' ').flatMap((text) => {
    const [assignment = '', buckets = ''] = text.split('=');
    return buckets.split(',').map((bucket) => /** @type {[string, string]} */ ([bucket, assignment]));
  }),
);
const table = brands.map(({ id, hosts, markets }) => ({
  id,
  hosts: hosts.split(' '),
  marketOf: new Map(
    markets.split(' ').map((text) => {
      const [country = '', market = '', languages = ''] = text.split(':');
      return /** @type {[string, EdgeMarket]} */ ([country, { market, languages: languages.split(',') }]);
    }),
  ),
}));

/** Removes spaces and tabs; any other byte is part of a cookie's name or value (RFC 6265bis). @param {string} text */
function trim(text) {
  let start = 0;
  let end = text.length;
  while (start < end && ' \t'.includes(text.charAt(start))) start += 1;
  while (end > start && ' \t'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Null when the cookie is missing or sent twice. @param {string | null} header @param {string} name */
function readCookie(header, name) {
  const values = (header ?? '').split(';').flatMap((pair) => {
    const cut = pair.indexOf('=');
    return cut !== -1 && trim(pair.slice(0, cut)) === name ? [trim(pair.slice(cut + 1))] : [];
  });
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** @param {string | null} country @param {string | null} cookie */
function countryOf(country, cookie) {
  const given = (country ?? '').toUpperCase();
  if (iso2.has(given)) return given;
  return iso2ByIso3.get(readCookie(cookie, cookies.country) ?? '') ?? defaultCountry;
}

/** @param {string | null} hint @param {string | null} agent */
function deviceOf(hint, agent) {
  if (hint === '?1') return 'mobile';
  if (hint === '?0') return 'desktop';
  return mobileAgents.test((agent ?? '').slice(0, 512)) ? 'mobile' : 'desktop';
}

/**
 * @param {{ url: string, headers: Headers, country: string | null }} request `country` from the CDN, two letters
 * @returns {string | null} value of `Foyer-Visit`; null for a host that belongs to no brand
 */
export function foyerVisit({ url, headers, country }) {
  const { hostname, search } = new URL(url);
  const brand = table.find(({ hosts }) => hosts.includes(hostname.toLowerCase()));
  if (brand === undefined) return null;
  const cookie = headers.get('cookie');
  const isPlayer = readCookie(cookie, cookies.player) === '1';
  // A player's page belongs to the market of the account, wherever the player is.
  const account = isPlayer ? readCookie(cookie, cookies.market) : null;
  const { market = 'other', languages = [] } =
    [...brand.marketOf.values()].find((one) => one.market === account) ??
    brand.marketOf.get(countryOf(country, cookie)) ??
    brand.marketOf.get('other') ??
    {};
  const language =
    headers.get('x-language') ??
    /[?&]language=([a-z]{2})(?:&|$)/.exec(search)?.[1] ??
    readCookie(cookie, cookies.language) ??
    '';
  const choice = languages.includes(language) ? language : languages[0];
  const device = deviceOf(headers.get('sec-ch-ua-mobile'), headers.get('user-agent'));
  const given = readCookie(cookie, cookies.access) ?? '';
  const access = isPlayer ? (playerAccesses.includes(given) ? given : playerAccesses[0]) : 'visitor';
  const assignment = assignmentOf.get(readCookie(cookie, cookies.bucket) ?? '') ?? '';
  const assigned = assignment === '' ? '' : `, experiments=${assignment}`;
  return `brand=${brand.id}, market=${market}, language=${choice}, device=${device}, access=${access}${assigned}`;
}
