import { brands } from '@foyer/brands/brands';
import * as v from 'valibot';
import type { TagManager, VendorPolicy, VendorScript } from '../../base/vendorScript.ts';
import type { ConsentScript, MessengerScript } from './vendorScript.ts';

const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(v.pipe(v.string(), v.regex(/^https?:\/\/(?:\*\.)?[a-z0-9.:[\]-]+$/i))),
);
/** Parses `regency=8f0c… pulse=41d2…`: ids of brands at the vendor, which differ per environment. */
const numbersOfBrands = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  ),
  v.array(v.strictTuple([v.picklist(brands.map(({ id }) => id)), v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))])),
  v.transform((pairs) => new Map(pairs)),
);

const brandIds = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(v.picklist(brands.map(({ id }) => id))),
);

/** Environment variables for vendor scripts. Brands without an id keep the built-in components. */
export const vendorEnvironment = {
  /**
   * The tag manager: address of its script, further origins of scripts and frames, and origins that tags only connect
   * to.
   */
  TAG_MANAGER_SCRIPT: v.optional(address),
  /** Brands that load it; empty means all. */
  TAG_MANAGER_BRANDS: v.optional(brandIds, ''),
  TAG_SCRIPT_ORIGINS: v.optional(origins, ''),
  TAG_ORIGINS: v.optional(origins, ''),
  /** The live chat: address of the vendor's bootstrap, its region, a deployment per brand, further origins. */
  MESSENGER_SCRIPT: v.optional(address),
  MESSENGER_ENVIRONMENT: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)), 'prod'),
  MESSENGER_DEPLOYMENTS: v.optional(numbersOfBrands, ''),
  MESSENGER_ORIGINS: v.optional(origins, ''),
  /** Consent for the chat; `necessary` if the operator's lawyers consider it a requested service. */
  MESSENGER_GROUP: v.optional(v.picklist(['necessary', 'C0002', 'C0003', 'C0004']), 'C0003'),
  /** Consent: address of the vendor's stub, a domain id per brand, further origins. */
  CONSENT_SCRIPT: v.optional(address),
  CONSENT_DOMAINS: v.optional(numbersOfBrands, ''),
  CONSENT_ORIGINS: v.optional(origins, ''),
  /**
   * `on`: allows style elements on pages of brands with vendors, whose windows need them. This permits injected styles
   * on those pages.
   */
  VENDOR_INLINE_STYLES: v.optional(
    v.pipe(
      v.picklist(['on', 'off']),
      v.transform((value) => value === 'on'),
    ),
    'off',
  ),
};

type Read = v.InferOutput<v.ObjectSchema<typeof vendorEnvironment, undefined>>;

export interface VendorScripts {
  /** Null: the brand's pages load no tag manager, whatever the consent. */
  tagManagerOf(brandId: string): TagManager | null;
  messengerOf(brandId: string): MessengerScript | null;
  consentOf(brandId: string): ConsentScript | null;
  /** Vendor parts of a brand's security policy. */
  policyOf(brandId: string): VendorPolicy;
}

export function vendorsOf(e: Read): VendorScripts {
  const messenger = partOf(e.MESSENGER_SCRIPT, e.MESSENGER_ORIGINS, e.MESSENGER_DEPLOYMENTS);
  const consent = partOf(e.CONSENT_SCRIPT, e.CONSENT_ORIGINS, e.CONSENT_DOMAINS);
  const tagManager =
    e.TAG_MANAGER_SCRIPT === undefined
      ? null
      : { ...scriptWithOrigins(e.TAG_MANAGER_SCRIPT, e.TAG_SCRIPT_ORIGINS), talksTo: e.TAG_ORIGINS };
  const tagManagerOf = (brandId: string) =>
    e.TAG_MANAGER_BRANDS.length === 0 || e.TAG_MANAGER_BRANDS.includes(brandId) ? tagManager : null;
  return {
    tagManagerOf,
    messengerOf(brandId) {
      const deploymentId = messenger?.numbers.get(brandId);
      if (messenger === null || deploymentId === undefined) return null;
      return {
        script: messenger.script,
        origins: messenger.origins,
        environment: e.MESSENGER_ENVIRONMENT,
        deploymentId,
        group: e.MESSENGER_GROUP === 'necessary' ? 'C0001' : e.MESSENGER_GROUP,
      };
    },
    consentOf(brandId) {
      const domainId = consent?.numbers.get(brandId);
      return consent === null || domainId === undefined
        ? null
        : { script: consent.script, origins: consent.origins, domainId };
    },
    policyOf(brandId) {
      const used = [messenger, consent].filter((part) => part?.numbers.has(brandId) === true);
      return {
        tagManager: tagManagerOf(brandId),
        origins: [...new Set(used.flatMap((part) => part?.origins ?? []))],
        inlineStyles: e.VENDOR_INLINE_STYLES && used.length > 0,
      };
    },
  };
}

/** Null when no brand uses it; then pages do not contain it. */
function partOf(script: string | undefined, further: readonly string[], numbers: ReadonlyMap<string, string>) {
  if (script === undefined || numbers.size === 0) return null;
  return { ...scriptWithOrigins(script, further), numbers };
}

function scriptWithOrigins(script: string, further: readonly string[]): VendorScript {
  return { script, origins: [...new Set([new URL(script).origin, ...further])] };
}
