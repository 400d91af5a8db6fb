import type { Brand, Market, MarketRules } from '@foyer/brands/market';
import { fallbackCasinoIds } from '@foyer/brands/market';
import type { LoginState } from '@foyer/contract/blocks';
import type { Capability } from '@foyer/contract/capabilities';
import type { Culture } from '@foyer/contract/ids';
import type { VendorScript } from '../../base/vendorScript.ts';
import type { TelemetryGroup } from '../configuration/telemetryGroup.ts';
import type { ConsentScript, MessengerScript, ReplayChoice } from '../configuration/vendorScript.ts';
import type { Flags, FlagService } from '../flags/flags.ts';
import type { PlayerAccess } from './playerAccess.ts';

export type Device = 'desktop' | 'mobile';

/**
 * Facts about a request that select its page: determined once per request and the same on server and browser. Contains
 * no personal data.
 */
export interface Visit {
  brandId: string;
  brandName: string;
  supportEmail: string;
  productId: number;
  marketId: string | null;
  nodeId: number;
  isRow: boolean;
  locale: string;
  culture: Culture;
  /** Available languages; one when there is no choice (MK-04). */
  languages: readonly Culture[];
  /** Available languages while the toggle's flag is on. */
  toggledLanguages: readonly Culture[];
  /** Whether the market's row names several languages, so that the switch shows without the operator's cookie. */
  offersLanguages: boolean;
  /**
   * Country of the market, not of the visitor: a cached page must not depend on one visitor. Null in the rest of the
   * world.
   */
  countryIso2: string | null;
  currencyIsoCode: string;
  minimumAge: number;
  device: Device;
  loginState: LoginState;
  /** `full` for visitors. */
  access: PlayerAccess;
  casinoId: number;
  clientTypeId: number;
  coverTone: MarketRules['coverTone'];
  /** Whether tiles have name and provider below the cover in every list (`ThemeLayout.tiles`). */
  hasTileCaptions: boolean;
  continuePlaying: boolean;
  bigWinners: boolean;
  /** Whether only one game may be open at a time (UK8, ON6). */
  oneGameAtATime: boolean;
  /** BK-04: threshold in minor units; `neutral` offers no deposit (UK9). */
  lowBalance: MarketRules['lowBalance'];
  /** QU-04, UK9: whether a login streak may open a dialog. */
  streaks: MarketRules['gamification']['streaks'];
  /** UK9, ON5: how wins may be celebrated, and so the liveliest step of the dial. */
  winCelebration: MarketRules['winCelebration'];
  /** GM-07: whether a game may open while its metering check fails. */
  playWithoutMeter: boolean;
  helpLine: { name: string; url: string; phone?: string };
  mediaOrigin: string;
  /** Origins of pictures in content, with the media origin. */
  pictureOrigins: readonly string[];
  cashierOrigin: string;
  portalOrigin: string;
  /** Address of the sandbox's control room, without trailing slash; null with real services. */
  controlRoom: string | null;
  eventPrefix: string;
  tagManager: VendorScript | null;
  /** The vendor's live chat that replaces the built-in one (UI-02). */
  messenger: MessengerScript | null;
  /** The vendor's consent script that replaces the built-in banner (CO-01). */
  consentVendor: ConsentScript | null;
  flags: Flags;
  /** Flag service for the browser; null when there is none. */
  flagService: FlagService | null;
  /** Consent for telemetry; null when telemetry is off. */
  telemetry: TelemetryGroup | null;
  /** Who records sessions (TE-05), with consent to analytics. */
  replay: ReplayChoice;
  /** Whether a player may be logged in on several devices at once (AU-04, AU-12). */
  allowMultipleSessions: boolean;
  /** Players log in at an identity provider (`EXTERNAL_LOGIN`). */
  externalLogin?: true;
  /** Names of parameters that say what led a visitor here (`ATTRIBUTION_PARAMETERS`); undefined when there are none. */
  attribution?: readonly string[];
  /**
   * Experiments and variants of the visitor, such as `jackpotBand:on` (`EXPERIMENTS`); empty for a visitor in none, and
   * undefined without experiments.
   */
  experiments?: string;
  /** What pages leave out, because the operator's services lack it (`isOff.ts`); undefined when there is everything. */
  off?: readonly MissingPart[];
}

/** A missing capability; `myGames` if there is neither of its lists, favourites and recently played games. */
export type MissingPart = Capability | 'myGames';

/** MK-06: casino id of the device; the fallback ids without a market. */
export function casinoIdOf(market: Market | null, device: Device): number {
  if (market === null) return fallbackCasinoIds[device];
  return device === 'mobile' ? market.mobileCasinoId : market.casinoId;
}

/** The same visit with other flags, for open pages whose flags change. */
export function visitWithFlags(visit: Visit, flags: Flags): Visit {
  return { ...visit, flags, languages: flags.languageToggle ? visit.toggledLanguages : [visit.culture] };
}

/** Cache key for everything that depends on the visit but on no player. */
export function visitKey(
  visit: Pick<Visit, 'brandId' | 'marketId' | 'culture' | 'device' | 'loginState' | 'access'>,
): string {
  return `${visit.brandId}|${visit.marketId ?? 'product'}|${visit.culture}|${visit.device}|${visit.loginState}|${visit.access}`;
}

export function brandOfHost(brands: readonly Brand[], hostHeader: string | undefined): Brand | null {
  if (hostHeader === undefined) return null;
  const name = hostHeader.replace(/:\d{1,5}$/, '').toLowerCase();
  return brands.find((brand) => brand.hosts.includes(name)) ?? null;
}

/** User agents of phones and tablets. The edge uses the same pattern. */
export const mobileAgents = /\b(?:Android|iPhone|iPad|iPod|Mobile|Windows Phone)\b/;

/** Client hint first (`Sec-CH-UA-Mobile: ?1`), then the user agent; both cut, so that a huge header costs nothing. */
export function deviceOf(mobileHint: string | undefined, userAgent: string | undefined): Device {
  if (mobileHint === '?1') return 'mobile';
  if (mobileHint === '?0') return 'desktop';
  return mobileAgents.test((userAgent ?? '').slice(0, 512)) ? 'mobile' : 'desktop';
}
