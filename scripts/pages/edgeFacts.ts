import { brands as allBrands } from '../../brands/brands.ts';
import { defaultCountryIso3 } from '../../brands/market.ts';
import type { ExperimentPlan } from '../../web/src/services/flags/experiments.server.ts';
import { languagesOfMarket, marketOfCountry, restOfWorldMarket } from '../../web/src/services/market/chooseMarket.ts';
import { countryCodes, toIso2 } from '../../web/src/services/market/countries.ts';
import { playerAccesses } from '../../web/src/services/market/playerAccess.ts';
import { mobileAgents as mobileAgentPattern } from '../../web/src/services/market/visit.ts';
import { cookies as storedCookies } from '../../web/src/services/storage/cookies.ts';
import { experimentCookie } from '../../web/src/services/storage/experimentCookie.ts';

/** Buckets by assignment to experiments. */
function bucketsByAssignment(plan: ExperimentPlan | null): [assignment: string, buckets: string[]][] {
  const entries = [...(plan?.assignments ?? [])];
  return [...Map.groupBy(entries, ([, assignment]) => assignment)].map(([assignment, found]) => [
    assignment,
    found.map(([bucket]) => bucket),
  ]);
}

/** Hosts, markets by country, languages and devices, from brands/ and the code of the web server. */
function edgeData() {
  const defaultCountry = toIso2(defaultCountryIso3);
  if (defaultCountry === null) throw new Error('The default country has no code of two letters.');
  return {
    brands: allBrands.map((brand) => ({
      id: brand.id,
      hosts: brand.hosts,
      /** Of countries with one. */
      markets: countryCodes.flatMap(([, country]) => {
        const market = marketOfCountry(brand, country);
        return market === null || market.countryIso2Code !== country
          ? []
          : [{ country, market: market.id, languages: languagesOfMarket(brand, market) }];
      }),
      /** Of all other countries. */
      languages: languagesOfMarket(brand, restOfWorldMarket(brand)),
    })),
    countries: countryCodes,
    defaultCountry,
    mobileAgents: mobileAgentPattern.source,
    cookies: {
      player: storedCookies.playerHint.name,
      access: storedCookies.playerAccess.name,
      market: storedCookies.accountMarket.name,
      country: storedCookies.countryIso3.name,
      language: storedCookies.userLanguage.name,
      bucket: experimentCookie.name,
    },
    /** Of players; the first is the default. */
    accesses: playerAccesses,
  };
}

/** White space that is not part of a cookie's name or value (RFC 6265bis). VCL has no escape for a tab. */
const space = String.raw`[ \x09]*`;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Cookie with this value. */
const cookieIs = (name: string, value: string) =>
  `(?:^|;)${space}${escaped(name)}${space}=${space}${value}${space}(?:;|$)`;
/** Cookie that is sent more than once, which counts as missing. */
const cookieTwice = (name: string) =>
  `(?:^|;)${space}${escaped(name)}${space}=[^;]*;(?:.*;)?${space}${escaped(name)}${space}=`;
/** Language of the address: the first parameter of two letters. */
const addressLanguage = String.raw`^[^?]*(?:\?|\?.*?[?&])language=([a-z]{2})(?:&.*)?$`;
/** Values of the market cookie. */
const accountMarkets = (brands: readonly { markets: readonly { market: string }[] }[]): string[] => [
  ...new Set([...brands.flatMap(({ markets }) => markets.map(({ market }) => market)), 'other']),
];
const anyOf = (texts: readonly string[]) => texts.map(escaped).join('|');
const header = (mark: string) => `${mark} Written by npm run pages from brands/. Do not edit.`;

/** @returns VCL that computes the facts of a visit */
export function varnishFacts(experiments: ExperimentPlan | null = null): string {
  const { brands, countries, defaultCountry, mobileAgents, cookies, accesses } = edgeData();
  const iso2 = anyOf(countries.map(([, code]) => code));
  const iso3 = anyOf(countries.map(([code]) => code));
  const named = [...new Set(brands.flatMap(({ markets }) => markets.map(({ country }) => country)))];
  const choose = (languages: readonly string[], indent: string) =>
    `${indent}if (var.get("language") ~ "^(${anyOf(languages)})$") {
${indent}    var.set("choice", ", language=" + var.get("language"));
${indent}} else {
${indent}    var.set("choice", ", language=${languages[0]}");
${indent}}
`;
  return `${header('#')}
# Computes Foyer-Visit from the headers of a browser and from the variable "country", which foyer_country has set.
# Leaves the variable "brand" empty for a host that belongs to no brand.
sub foyer_facts {
    std.collect(req.http.Cookie, "; ");
    std.collect(req.http.Sec-CH-UA-Mobile);
    std.collect(req.http.X-Language);
    var.set("brand", "");
    var.set("host", std.tolower(regsub(req.http.Host, ":[0-9]{1,5}$", "")));
${brands
  .map(
    ({ id, hosts }) => `    if (var.get("host") ~ "^(?:${anyOf(hosts)})$") {
        var.set("brand", "${id}");
    }`,
  )
  .join('\n')}

    var.set("country", std.toupper(var.get("country")));
    if (var.get("country") !~ "^(?:${iso2})$") {
        # Unknown country: the cookie decides, else the default.
        var.set("country", "${defaultCountry}");
        if (req.http.Cookie ~ "${cookieIs(cookies.country, `(?:${iso3})`)}" && req.http.Cookie !~ "${cookieTwice(cookies.country)}") {
            var.set("country", "other");
${countries
  .filter(([, code]) => named.includes(code))
  .map(
    ([code, country]) => `            if (req.http.Cookie ~ "${cookieIs(cookies.country, code)}") {
                var.set("country", "${country}");
            }`,
  )
  .join('\n')}
        }
    }

    var.set("language", "");
    if (req.http.X-Language) {
        var.set("language", req.http.X-Language);
    } else if (req.url ~ "${addressLanguage}") {
        var.set("language", regsub(req.url, "${addressLanguage}", "\\1"));
    } else if (req.http.Cookie !~ "${cookieTwice(cookies.language)}") {
${[...new Set(brands.flatMap(({ languages, markets }) => [...languages, ...markets.flatMap((one) => one.languages)]))]
  .map(
    (language) => `        if (req.http.Cookie ~ "${cookieIs(cookies.language, language)}") {
            var.set("language", "${language}");
        }`,
  )
  .join('\n')}
    }

    # A player's page belongs to the market of the account, wherever the player is.
    var.set("account", "");
    if (req.http.Cookie ~ "${cookieIs(cookies.player, '1')}" && req.http.Cookie !~ "${cookieTwice(cookies.player)}" &&
        req.http.Cookie !~ "${cookieTwice(cookies.market)}") {
${accountMarkets(brands)
  .map(
    (market) => `        if (req.http.Cookie ~ "${cookieIs(cookies.market, market)}") {
            var.set("account", "${market}");
        }`,
  )
  .join('\n')}
    }

    var.set("market", "other");
    var.set("choice", "");
${brands
  .map(
    ({ id, markets, languages }) => `    if (var.get("brand") == "${id}") {
${markets
  .map(
    ({
      country,
      market,
      languages: own,
    }) => `        if (var.get("account") == "${market}" || (var.get("country") == "${country}" && var.get("account") !~ "^(?:${anyOf([...markets.map((one) => one.market), 'other'])})$")) {
            var.set("market", "${market}");
${choose(own, '            ')}        }
`,
  )
  .join('')}        if (var.get("market") == "other") {
${choose(languages, '            ')}        }
    }`,
  )
  .join('\n')}

    var.set("device", "desktop");
    if (req.http.Sec-CH-UA-Mobile == "?1") {
        var.set("device", "mobile");
    } else if (req.http.Sec-CH-UA-Mobile != "?0" && regsub(req.http.User-Agent, "^(.{512}).*$", "\\1") ~ "${mobileAgents}") {
        var.set("device", "mobile");
    }

    var.set("access", "visitor");
    if (req.http.Cookie ~ "${cookieIs(cookies.player, '1')}" && req.http.Cookie !~ "${cookieTwice(cookies.player)}") {
        var.set("access", "${accesses[0]}");
        if (req.http.Cookie !~ "${cookieTwice(cookies.access)}") {
${accesses
  .slice(1)
  .map(
    (access) => `            if (req.http.Cookie ~ "${cookieIs(cookies.access, access)}") {
                var.set("access", "${access}");
            }`,
  )
  .join('\n')}
        }
    }
${
  experiments === null
    ? ''
    : `
    var.set("experiments", "");
    if (req.http.Cookie !~ "${cookieTwice(cookies.bucket)}") {
${bucketsByAssignment(experiments)
  .map(
    ([assignment, buckets]) => `        if (req.http.Cookie ~ "${cookieIs(cookies.bucket, `(?:${anyOf(buckets)})`)}") {
            var.set("experiments", ", experiments=${assignment}");
        }`,
  )
  .join('\n')}
    }
`
}
    set req.http.Foyer-Visit = "brand=" + var.get("brand") + ", market=" + var.get("market") + var.get("choice") +
        ", device=" + var.get("device") + ", access=" + var.get("access")${experiments === null ? '' : ' + var.get("experiments")'};
}
`;
}

/** @returns maps of nginx that compute the facts of a visit */
export function nginxFacts(experiments: ExperimentPlan | null = null): string {
  const { brands, countries, defaultCountry, mobileAgents, cookies, accesses } = edgeData();
  const iso2 = anyOf(countries.map(([, code]) => code));
  const iso3 = anyOf(countries.map(([code]) => code));
  const named = [...new Set(brands.flatMap(({ markets }) => markets.map(({ country }) => country)))];
  const map = (from: string, to: string, rows: readonly (readonly [string, string])[]) =>
    `map ${from} $${to} {\n${rows.map(([key, value]) => `    ${key} ${value};`).join('\n')}\n}\n`;
  const once = (name: string) => [`"~${cookieTwice(name)}"`, '""'] as const;
  const languages = [
    ...new Set(brands.flatMap(({ languages: own, markets }) => [...own, ...markets.flatMap((one) => one.languages)])),
  ];
  const offers = brands.flatMap((brand) => [
    ...brand.markets.map(({ market, languages: own }) => ({ key: `${brand.id} ${market}`, own })),
    { key: `${brand.id} other`, own: brand.languages },
  ]);
  return `${header('#')}
# Computes $foyer_visit from the headers of a browser and from $foyer_country, which settings.conf sets. It is empty for a
# host that belongs to no brand. In the http context. Regular expressions, because other keys of a map ignore case.
${map('$http_host', 'foyer_brand', [
  ...brands.map(({ id, hosts }) => [`"~*^(?:${anyOf(hosts)})(?::[0-9]{1,5})?$"`, id] as const),
  ['default', '""'],
])}${map('$http_cookie', 'foyer_cookie_country', [
    once(cookies.country),
    ...countries
      .filter(([, code]) => named.includes(code))
      .map(([code, country]) => [`"~${cookieIs(cookies.country, code)}"`, country] as const),
    [`"~${cookieIs(cookies.country, `(?:${iso3})`)}"`, 'other'],
    ['default', '""'],
  ])}${map('$foyer_cookie_country', 'foyer_unknown_country', [
    ['""', defaultCountry],
    ['default', '$foyer_cookie_country'],
  ])}${map('$foyer_country', 'foyer_known_country', [
    ...named.map((country) => [`"~*^${country}$"`, country] as const),
    [`"~*^(?:${iso2})$"`, 'other'],
    ['default', '$foyer_unknown_country'],
  ])}${map('"$foyer_brand $foyer_known_country"', 'foyer_country_market', [
    ...brands.flatMap(({ id, markets }) =>
      markets.map(({ country, market }) => [`"${id} ${country}"`, market] as const),
    ),
    ['default', 'other'],
  ])}${map('$http_cookie', 'foyer_cookie_market', [
    once(cookies.player),
    once(cookies.market),
    ...accountMarkets(brands).map((market) => [`"~${cookieIs(cookies.market, market)}"`, market] as const),
    ['default', '""'],
  ])}${map('$http_cookie', 'foyer_player_market', [
    [`"~${cookieIs(cookies.player, '1')}"`, '$foyer_cookie_market'],
    ['default', '""'],
  ])}${map('"$foyer_brand $foyer_player_market"', 'foyer_market', [
    ...brands.flatMap(({ id, markets }) =>
      [...markets.map(({ market }) => market), 'other'].map((market) => [`"${id} ${market}"`, market] as const),
    ),
    ['default', '$foyer_country_market'],
  ])}${map('$http_cookie', 'foyer_cookie_language', [
    once(cookies.language),
    ...languages.map((language) => [`"~${cookieIs(cookies.language, language)}"`, language] as const),
    ['default', '""'],
  ])}${map('$request_uri', 'foyer_address_language', [
    [`"~${addressLanguage.replace('([a-z]', '(?<foyer_two_letters>[a-z]')}"`, '$foyer_two_letters'],
    ['default', '$foyer_cookie_language'],
  ])}${map('$http_x_language', 'foyer_language', [
    ['""', '$foyer_address_language'],
    ['default', '$http_x_language'],
  ])}${map('"$foyer_brand $foyer_market $foyer_language"', 'foyer_choice', [
    ...offers.flatMap(({ key, own }) => [
      ...own.map((language) => [`"~^${key} ${language}$"`, `", language=${language}"`] as const),
      [`"~^${key} "`, `", language=${own[0]}"`] as const,
    ]),
    ['default', '""'],
  ])}${map('$http_user_agent', 'foyer_user_agent', [
    ['"~^(?<foyer_agent>.{0,512})"', '$foyer_agent'],
    ['default', '""'],
  ])}${map('$foyer_user_agent', 'foyer_agent_device', [
    [`"~${mobileAgents}"`, 'mobile'],
    ['default', 'desktop'],
  ])}${map('$http_sec_ch_ua_mobile', 'foyer_device', [
    ['"?1"', 'mobile'],
    ['"?0"', 'desktop'],
    ['default', '$foyer_agent_device'],
  ])}${map('$http_cookie', 'foyer_player_access', [
    [once(cookies.access)[0], accesses[0] ?? ''],
    ...accesses.slice(1).map((access) => [`"~${cookieIs(cookies.access, access)}"`, access] as const),
    ['default', accesses[0] ?? ''],
  ])}${map('$http_cookie', 'foyer_access', [
    [`"~${cookieTwice(cookies.player)}"`, 'visitor'],
    [`"~${cookieIs(cookies.player, '1')}"`, '$foyer_player_access'],
    ['default', 'visitor'],
  ])}${
    experiments === null
      ? ''
      : map('$http_cookie', 'foyer_experiments', [
          once(cookies.bucket),
          ...bucketsByAssignment(experiments).map(
            ([assignment, buckets]) =>
              [`"~${cookieIs(cookies.bucket, `(?:${anyOf(buckets)})`)}"`, `", experiments=${assignment}"`] as const,
          ),
          ['default', '""'],
        ])
  }${map('$foyer_brand', 'foyer_visit', [
    ['""', '""'],
    [
      'default',
      `"brand=$foyer_brand, market=$foyer_market$foyer_choice, device=$foyer_device, access=$foyer_access${experiments === null ? '' : '$foyer_experiments'}"`,
    ],
  ])}`;
}

/** @returns module for a worker, formatted */
export function workerData(experiments: ExperimentPlan | null = null): string {
  const { brands, countries, defaultCountry, mobileAgents, cookies, accesses } = edgeData();
  const quoted = (text: string) => `'${text}'`;
  const list = (texts: readonly string[]) => quoted(texts.join(' '));
  return `${header('//')}
// Lists are texts with spaces between their items.

/** \`ISO 3166-1 alpha-3:alpha-2\`. */
export const countries =
  ${list(countries.map((pair) => pair.join(':')))};
export const defaultCountry = ${quoted(defaultCountry)};
export const mobileAgents = /${mobileAgents}/;
/** Of players; the first is the default. */
export const accesses = ${list(accesses)};
export const cookies = {
${Object.entries(cookies)
  .map(([key, name]) => `  ${key}: ${quoted(name)},\n`)
  .join('')}};
/** Assignments to experiments, each with the buckets of its visitors. */
export const experiments = ${list(bucketsByAssignment(experiments).map(([assignment, buckets]) => `${assignment}=${buckets.join(',')}`))};
/** Markets as \`country:market:languages\`; \`other\` is every further country. */
export const brands = [
${brands
  .map(
    ({ id, hosts, markets, languages }) => `  {
    id: ${quoted(id)},
    hosts: ${list(hosts)},
    markets: ${list([...markets.map((one) => `${one.country}:${one.market}:${one.languages.join(',')}`), `other:other:${languages.join(',')}`])},
  },
`,
  )
  .join('')}];
`;
}
