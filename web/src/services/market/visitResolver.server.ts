import { brands, themeOfProduct } from '@foyer/brands/brands';
import type { Brand } from '@foyer/brands/market';
import { restOfWorldRules } from '@foyer/brands/market';
import { isCulture } from '@foyer/contract/languages';
import { memoize } from '../../base/memoize.ts';
import type { Configuration } from '../configuration/configuration.server.ts';
import { createAssignedFlags } from '../flags/experiments.server.ts';
import type { Flags } from '../flags/flags.ts';
import { cookies, readCookie } from '../storage/cookies.ts';
import { experimentCookie } from '../storage/experimentCookie.ts';
import { marketOfKey } from './accountMarket.server.ts';
import { chooseLanguage, countryOfVisit, marketOfCountry } from './chooseMarket.ts';
import { toIso2, toIso3 } from './countries.ts';
import type { EdgeFacts } from './edgeVisit.server.ts';
import { readPlayerAccess } from './playerAccess.ts';
import { unknownCountry } from './unknownCountry.ts';
import { brandOfHost, casinoIdOf, deviceOf } from './visit.ts';
import type { Device, MissingPart, Visit } from './visit.ts';

/** Request headers that determine a visit. */
export interface VisitHeaders {
  host: string | undefined;
  cookie: string | undefined;
  userAgent: string | undefined;
  mobileHint: string | undefined;
  country: string | undefined;
  /** Language that the address or an open page requests; takes precedence over the cookie. */
  language?: string | undefined;
  /** The page of a tab without a session, whatever the cookies of a player say. */
  isVisitor?: boolean;
  /** Facts of a proven edge. They replace everything above except the host. */
  edge?: EdgeFacts | null;
}

/** Where the facts of a visit came from. */
export interface VisitReasons {
  brand: 'host' | 'defaultBrand';
  country: 'lookedUp' | 'cookie' | 'default' | 'edge';
  /** Null where only the edge knows it. */
  countryIso2: string | null;
  market: 'country' | 'account' | 'restOfWorld' | 'noMarket' | 'edge';
  language: 'address' | 'languageCookie' | 'market' | 'edge';
  device: 'hint' | 'userAgent' | 'edge';
}

export interface VisitResolver {
  /** Null for an unknown host when hosts are strict. */
  resolve(headers: VisitHeaders): Visit | null;
  /** Says why `resolve` chooses as it does for these headers; null where it is null. */
  reasons(headers: VisitHeaders): VisitReasons | null;
  /** Null for an unknown host when hosts are strict. */
  brandOf(host: string | undefined): Brand | null;
}

export function createVisitResolver(
  configuration: Configuration,
  flags: (brandId: string) => Flags,
  allBrands: readonly Brand[] = brands,
): VisitResolver {
  const defaultBrand = allBrands.find((brand) => brand.id === configuration.defaultBrand) ?? allBrands[0];
  if (defaultBrand === undefined) throw new Error('No brand is configured.');
  // Cache of visits: few combinations of brand, market, language, device and state. Frozen.
  const known = new Map<string, Visit>();
  // Pages only need the script's origins; the connect origins are for the security policy.
  const tagManagerOf = (brandId: string) => {
    const configured = configuration.vendors.tagManagerOf(brandId);
    return configured && { script: configured.script, origins: configured.origins };
  };
  const { capabilitiesOff, experiments, flagService } = configuration;
  const assignedFlags = createAssignedFlags(experiments);
  const hasMyGames = !(capabilitiesOff.includes('favourites') && capabilitiesOff.includes('recentlyPlayed'));
  const offFor = (brandId: string): readonly MissingPart[] => [
    // A vendor's chat needs no call of the operator's chat service.
    ...capabilitiesOff.filter((name) => name !== 'chat' || configuration.vendors.messengerOf(brandId) === null),
    ...(hasMyGames ? [] : (['myGames'] as const)),
  ];
  // Memoized: called for every request with few different hosts.
  const brandNamed = memoize(200, (host) => brandOfHost(allBrands, host));
  const deviceNamed = memoize(500, (userAgent) => deviceOf(undefined, userAgent));

  const brandOf = (host: string | undefined) =>
    (host === undefined ? null : brandNamed(host)) ?? (configuration.strictHosts ? null : defaultBrand);

  /** Derives the facts from what the browser and the CDN sent. */
  function factsOf(
    { cookie, userAgent, mobileHint, country, language, isVisitor = false }: VisitHeaders,
    brand: Brand,
    toggle: boolean,
  ) {
    const lookedUp =
      country !== undefined && /^[A-Za-z]{2}$/.test(country)
        ? (toIso3(country.toUpperCase()) ?? unknownCountry)
        : unknownCountry;
    const device: Device =
      mobileHint === undefined ? deviceNamed((userAgent ?? '').slice(0, 512)) : deviceOf(mobileHint, userAgent);
    const isPlayer = !isVisitor && readCookie(cookie, cookies.playerHint.name) === '1';
    const loginState = isPlayer ? 'Logged-In' : 'Logged-Out';
    // A player's page belongs to the regulator of the account, a visitor's to that of the visitor's country.
    const ofAccount = isPlayer ? marketOfKey(brand, readCookie(cookie, cookies.accountMarket.name)) : undefined;
    const { countryIso3, from } = countryOfVisit(lookedUp, readCookie(cookie, cookies.countryIso3.name));
    const countryIso2 = toIso2(countryIso3);
    const byPlace = ofAccount === undefined ? marketOfCountry(brand, countryIso2) : ofAccount;
    const preferredLanguage = language ?? readCookie(cookie, cookies.userLanguage.name);
    return {
      choice: chooseLanguage({ brand, byPlace, preferredLanguage, languageToggle: toggle }),
      country: from,
      countryIso2,
      isOfAccount: ofAccount !== undefined,
      isPreferred: toggle && preferredLanguage !== null && isCulture(preferredLanguage),
      device,
      loginState,
      access: loginState === 'Logged-In' ? readPlayerAccess(readCookie(cookie, cookies.playerAccess.name)) : 'full',
    } as const;
  }

  /** Takes the facts that the edge derived. */
  function factsOfEdge({ byPlace, language, device, loginState, access }: EdgeFacts, brand: Brand, toggle: boolean) {
    const choice = chooseLanguage({ brand, byPlace, preferredLanguage: language, languageToggle: toggle });
    return { choice, device, loginState, access } as const;
  }

  /** An assignment of the edge that is not configured, as after the end of an experiment, counts as none. */
  function assignmentOf({ edge, cookie }: VisitHeaders): string {
    if (experiments === null) return '';
    if (edge === undefined || edge === null)
      return experiments.assignments.get(readCookie(cookie, experimentCookie.name) ?? '') ?? '';
    const named = edge.experiments ?? '';
    return experiments.flags.has(named) ? named : '';
  }

  /** An open page follows the flag service, but not in flags that an experiment decides. */
  const flagServiceFor = (brandId: string, assignment: string) => {
    if (flagService === null) return null;
    const { browser, environmentOf } = flagService;
    const overrides = { ...browser.overrides, ...experiments?.flags.get(assignment) };
    return { ...browser, overrides, environmentId: environmentOf(brandId) };
  };

  return {
    brandOf,
    reasons(headers) {
      const brand = brandOf(headers.host);
      if (brand === null) return null;
      const named = brandOfHost(allBrands, headers.host) === null ? 'defaultBrand' : 'host';
      if (headers.edge !== undefined && headers.edge !== null)
        return { brand: named, country: 'edge', countryIso2: null, market: 'edge', language: 'edge', device: 'edge' };
      const facts = factsOf(headers, brand, flags(brand.id).languageToggle);
      const { market } = facts.choice;
      const byPlace = market === null ? 'noMarket' : market.countryIso2Code === null ? 'restOfWorld' : 'country';
      return {
        brand: named,
        country: facts.country,
        countryIso2: facts.countryIso2,
        market: facts.isOfAccount ? 'account' : byPlace,
        language: facts.isPreferred ? (headers.language === undefined ? 'languageCookie' : 'address') : 'market',
        device: headers.mobileHint === '?0' || headers.mobileHint === '?1' ? 'hint' : 'userAgent',
      };
    },
    resolve(headers) {
      const brand = brandOf(headers.host);
      if (brand === null) return null;
      const assignment = assignmentOf(headers);
      const current = assignedFlags(flags(brand.id), assignment);
      const { edge } = headers;
      const { choice, device, loginState, access } =
        edge === undefined || edge === null
          ? factsOf(headers, brand, current.languageToggle)
          : factsOfEdge(edge, brand, current.languageToggle);
      const { market, nodeId, locale, culture, languages, toggledLanguages } = choice;
      const key = `${brand.id} ${nodeId} ${culture} ${device} ${loginState} ${access} ${assignment}`;
      const rules = market?.rules ?? restOfWorldRules;
      let visit = known.get(key);
      if (visit === undefined || visit.flags !== current) {
        const off = offFor(brand.id);
        const theme = brand.theme ?? themeOfProduct(brand.productId);
        visit = Object.freeze({
          brandId: brand.id,
          brandName: brand.name,
          supportEmail: brand.supportEmail,
          productId: brand.productId,
          marketId: market?.id ?? null,
          nodeId,
          isRow: market?.isRow ?? true,
          locale,
          culture,
          languages,
          toggledLanguages,
          offersLanguages: (market?.locales.length ?? 0) > 1,
          countryIso2: market?.countryIso2Code ?? null,
          currencyIsoCode: rules.currencyIsoCode,
          minimumAge: rules.minimumAge,
          device,
          loginState,
          access,
          casinoId: casinoIdOf(market, device),
          clientTypeId: theme.clientTypeIds[device],
          coverTone: rules.coverTone,
          hasTileCaptions: theme.layout.tiles === 'square',
          continuePlaying: rules.continuePlaying,
          bigWinners: rules.bigWinners,
          oneGameAtATime: rules.oneGameAtATime,
          lowBalance: rules.lowBalance,
          streaks: rules.gamification.streaks,
          winCelebration: rules.winCelebration,
          playWithoutMeter: rules.playWithoutMeter,
          helpLine: rules.helpLine,
          mediaOrigin: configuration.mediaOrigin,
          pictureOrigins: [configuration.mediaOrigin, ...configuration.pictureOrigins],
          cashierOrigin: configuration.cashierOrigins[0] ?? '',
          portalOrigin: configuration.portalOrigin,
          controlRoom: configuration.controlRoom,
          eventPrefix: configuration.eventPrefix,
          tagManager: tagManagerOf(brand.id),
          messenger: configuration.vendors.messengerOf(brand.id),
          consentVendor: configuration.vendors.consentOf(brand.id),
          flags: current,
          flagService: flagServiceFor(brand.id, assignment),
          ...(experiments !== null && { experiments: assignment }),
          telemetry: configuration.collectorUrl === null ? null : configuration.telemetryGroup,
          replay: configuration.vendors.replayOf(brand.id),
          allowMultipleSessions: configuration.allowMultipleSessions,
          ...(configuration.attributionParameters.length > 0 && { attribution: configuration.attributionParameters }),
          ...(off.length > 0 && { off }),
          ...(configuration.externalLogin && { externalLogin: true as const }),
        } satisfies Visit);
        known.set(key, visit);
      }
      return visit;
    },
  };
}
