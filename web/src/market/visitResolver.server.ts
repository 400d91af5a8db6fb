import { brands, themeOfProduct } from '@foyer/brands/brands';
import type { Brand } from '@foyer/brands/market';
import { restOfWorldRules } from '@foyer/brands/market';
import { memoize } from '../base/memoize.ts';
import type { Flags } from '../flags/flags.ts';
import type { Configuration } from '../server/configuration.server.ts';
import { cookies, readCookie } from '../storage/cookies.ts';
import { chooseMarket, countryOfVisit } from './chooseMarket.ts';
import { toIso3 } from './countries.ts';
import { readPlayerAccess } from './playerAccess.ts';
import { unknownCountry } from './unknownCountry.ts';
import { brandOfHost, casinoIdOf, deviceOf } from './visit.ts';
import type { Visit } from './visit.ts';

/** The headers that decide a visit. */
export interface VisitHeaders {
  host: string | undefined;
  cookie: string | undefined;
  userAgent: string | undefined;
  mobileHint: string | undefined;
  country: string | undefined;
  /** Language that the address or a page that is open asks for; goes before the cookie. */
  language?: string | undefined;
}

export interface VisitResolver {
  /** Null for a host of no brand while hosts are strict. */
  resolve(headers: VisitHeaders): Visit | null;
}

export function createVisitResolver(
  configuration: Configuration,
  flags: (brandId: string) => Flags,
  allBrands: readonly Brand[] = brands,
): VisitResolver {
  const defaultBrand = allBrands.find((brand) => brand.id === configuration.defaultBrand) ?? allBrands[0];
  if (defaultBrand === undefined) throw new Error('No brand is configured.');
  // Visits are few (brand x market x language x device x state) and frozen, so each is made once.
  const known = new Map<string, Visit>();
  // Whom tags talk to is for the security policy; pages know where their scripts come from.
  const tagManagerOf = (brandId: string) => {
    const configured = configuration.vendors.tagManagerOf(brandId);
    return configured && { script: configured.script, origins: configured.origins };
  };
  // Asked with every request, and always the same few.
  const brandNamed = memoize(200, (host) => brandOfHost(allBrands, host));
  const deviceNamed = memoize(500, (userAgent) => deviceOf(undefined, userAgent));

  return {
    resolve({ host, cookie, userAgent, mobileHint, country, language }) {
      const named = host === undefined ? null : brandNamed(host);
      if (named === null && configuration.strictHosts) return null;
      const brand = named ?? defaultBrand;
      const lookedUp =
        country !== undefined && /^[A-Za-z]{2}$/.test(country)
          ? (toIso3(country.toUpperCase()) ?? unknownCountry)
          : unknownCountry;
      const current = flags(brand.id);
      const countryIso3 = countryOfVisit(lookedUp, readCookie(cookie, cookies.countryIso3.name));
      const { market, nodeId, locale, culture, languages, toggledLanguages } = chooseMarket({
        brand,
        countryIso3,
        preferredLanguage: language ?? readCookie(cookie, cookies.userLanguage.name),
        languageToggle: current.languageToggle,
      });
      const device =
        mobileHint === undefined ? deviceNamed((userAgent ?? '').slice(0, 512)) : deviceOf(mobileHint, userAgent);
      const loginState = readCookie(cookie, cookies.playerHint.name) === '1' ? 'Logged-In' : 'Logged-Out';
      const access =
        loginState === 'Logged-In' ? readPlayerAccess(readCookie(cookie, cookies.playerAccess.name)) : 'full';
      const key = `${brand.id} ${nodeId} ${device} ${loginState} ${access}`;
      const rules = market?.rules ?? restOfWorldRules;
      let visit = known.get(key);
      if (visit === undefined || visit.flags !== current) {
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
          countryIso2: market?.countryIso2Code ?? null,
          currencyIsoCode: rules.currencyIsoCode,
          minimumAge: rules.minimumAge,
          device,
          loginState,
          access,
          casinoId: casinoIdOf(market, device),
          clientTypeId: (brand.theme ?? themeOfProduct(brand.productId)).clientTypeIds[device],
          coverTone: rules.coverTone,
          continuePlaying: rules.continuePlaying,
          bigWinners: rules.bigWinners,
          oneGameAtATime: rules.oneGameAtATime,
          lowBalance: rules.lowBalance,
          streaks: rules.gamification.streaks,
          playWithoutMeter: rules.playWithoutMeter,
          helpLine: rules.helpLine,
          mediaOrigin: configuration.mediaOrigin,
          gamesOrigin: configuration.gamesOrigin,
          cashierOrigin: configuration.cashierOrigin,
          portalOrigin: configuration.portalOrigin,
          controlRoom: configuration.controlRoom,
          eventPrefix: configuration.eventPrefix,
          tagManager: tagManagerOf(brand.id),
          messenger: configuration.vendors.messengerOf(brand.id),
          consentVendor: configuration.vendors.consentOf(brand.id),
          flags: current,
          flagService: configuration.flagService?.browser ?? null,
          telemetry: configuration.collectorUrl === null ? null : configuration.telemetryGroup,
          replay: configuration.replay && configuration.collectorUrl !== null,
          allowMultipleSessions: configuration.allowMultipleSessions,
        } satisfies Visit);
        known.set(key, visit);
      }
      return visit;
    },
  };
}
