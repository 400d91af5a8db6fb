import { sandboxFlagEnvironment } from '@foyer/contract/flags';
import * as v from 'valibot';
import type { Flags, FlagService } from '../flags/flags.ts';
import { flagEnvironmentId } from './brandVendors.ts';
import type { VendorsOfBrands } from './brandVendors.ts';

const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.:[\]-]+$/i));

/** Environment variables of the flag service. */
export const flagServiceEnvironment = {
  /** `off`: no flag service; flags have their defaults and the overrides of FLAGS. */
  FLAG_SERVICE: v.optional(v.picklist(['on', 'off']), 'on'),
  /** Client-side id at the vendor, for every brand without its own in `BRANDS_FILE`. */
  FLAG_ENVIRONMENT: v.optional(flagEnvironmentId, sandboxFlagEnvironment),
  /** Origins for goals, changes and flag analytics of browsers; default: the sandbox. */
  FLAG_BASE_ORIGIN: v.optional(origin),
  FLAG_STREAM_ORIGIN: v.optional(origin),
  FLAG_EVENTS_ORIGIN: v.optional(origin),
};

type Read = v.InferOutput<v.ObjectSchema<typeof flagServiceEnvironment, undefined>> & { PLATFORM_URL: string };

export interface FlagServiceSettings {
  /** What every brand's pages have. */
  browser: Omit<FlagService, 'environmentId'>;
  /** Client-side id of a brand at the vendor. */
  environmentOf(brandId: string): string;
  /** Addresses for this process. */
  streamUrl: string;
  evaluationUrl: string;
}

/** A vendor has the same addresses for browsers and this process; the sandbox has two. Null without a flag service. */
export function flagServiceOf(
  e: Read,
  { sandbox, overrides, ownVendors }: { sandbox: string; overrides: Partial<Flags>; ownVendors: VendorsOfBrands },
): FlagServiceSettings | null {
  if (e.FLAG_SERVICE === 'off') return null;
  const baseUrl = e.FLAG_BASE_ORIGIN ?? sandbox;
  const streamUrl = e.FLAG_STREAM_ORIGIN ?? sandbox;
  const own = (address: string) => (address === sandbox ? `${e.PLATFORM_URL}/flags` : address);
  return {
    browser: { baseUrl, streamUrl, eventsUrl: e.FLAG_EVENTS_ORIGIN ?? sandbox, overrides },
    environmentOf: (brandId) => ownVendors.get(brandId)?.flagEnvironment ?? e.FLAG_ENVIRONMENT,
    streamUrl: own(streamUrl),
    evaluationUrl: own(baseUrl),
  };
}
