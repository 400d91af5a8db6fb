import type { Brand, Market } from '@foyer/brands/market';
import { fallbackCasinoIds } from '@foyer/brands/market';
import type { LoginState } from '@foyer/contract/blocks';
import type { Culture } from '@foyer/contract/identifiers';
import type { Flags, FlagService } from '../flags/flags.ts';
import type { TelemetryGroup } from '../telemetry/telemetryGroup.ts';
import type { PlayerAccess } from './playerAccess.ts';
import type { ConsentScript, MessengerScript, VendorScript } from './vendorScript.ts';

export type Device = 'desktop' | 'mobile';

/** Who asks for what kind of page: decided once a request, passed down, and the same on both sides. Holds nothing personal. */
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
  /** Languages that this visit may be had in; one where there is nothing to choose (MK-04). */
  languages: readonly Culture[];
  /** What the languages are while the flag of the toggle is on. */
  toggledLanguages: readonly Culture[];
  /** The market's country, not the visitor's: a cached page must not depend on one visitor. Null in the rest of the world. */
  countryIso2: string | null;
  currencyIsoCode: string;
  minimumAge: number;
  device: Device;
  loginState: LoginState;
  /** `full` for visitors. */
  access: PlayerAccess;
  casinoId: number;
  clientTypeId: number;
  coverTone: 'adult' | 'full';
  continuePlaying: boolean;
  bigWinners: boolean;
  /** UK8, ON6. */
  oneGameAtATime: boolean;
  /** BK-04: minor units; `neutral` offers no way to deposit (UK9). */
  lowBalance: { threshold: number; wording: 'usual' | 'neutral' };
  /** QU-04, UK9: whether a login streak may open a window over the page. */
  streaks: 'celebrated' | 'neutral';
  /** GM-07: whether a game may open while nobody can say if its play is metered. */
  playWithoutMeter: boolean;
  helpLine: { name: string; url: string; phone?: string };
  mediaOrigin: string;
  gamesOrigin: string;
  cashierOrigin: string;
  portalOrigin: string;
  /** The control room of the sandbox, without trailing slash; null where real services answer. */
  controlRoom: string | null;
  eventPrefix: string;
  tagManager: VendorScript | null;
  /** The vendor's live chat in place of the one that is built in (UI-02). */
  messenger: MessengerScript | null;
  /** The vendor's consent script in place of what is built in (CO-01). */
  consentVendor: ConsentScript | null;
  flags: Flags;
  /** Where the browser hears of changed flags; null where there is no service. */
  flagService: FlagService | null;
  /** Consent that measuring needs; null where nothing is measured. */
  telemetry: TelemetryGroup | null;
  /** Whether sessions are recorded (TE-05); needs the same consent. */
  replay: boolean;
  /** Whether a player may be logged in on several devices at once (AU-04, AU-12). */
  allowMultipleSessions: boolean;
}

/** MK-06: the casino id of the device; the fallback ids where there is no market. */
export function casinoIdOf(market: Market | null, device: Device): number {
  if (market === null) return fallbackCasinoIds[device];
  return device === 'mobile' ? market.mobileCasinoId : market.casinoId;
}

/** The same visit with other flags, for a page that is open when they change. */
export function visitWithFlags(visit: Visit, flags: Flags): Visit {
  return { ...visit, flags, languages: flags.languageToggle ? visit.toggledLanguages : [visit.culture] };
}

/** Key under which everything that depends on the visit, but on no player, may be stored. */
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

const mobileAgents = /\b(?:Android|iPhone|iPad|iPod|Mobile|Windows Phone)\b/;

/** Client hint first (`Sec-CH-UA-Mobile: ?1`), then the user agent; both cut so that a huge header costs nothing. */
export function deviceOf(mobileHint: string | undefined, userAgent: string | undefined): Device {
  if (mobileHint === '?1') return 'mobile';
  if (mobileHint === '?0') return 'desktop';
  return mobileAgents.test((userAgent ?? '').slice(0, 512)) ? 'mobile' : 'desktop';
}
