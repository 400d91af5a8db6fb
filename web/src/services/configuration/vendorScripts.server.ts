import { brands } from '@foyer/brands/brands';
import * as v from 'valibot';
import type { TagManager, VendorPolicy, VendorScript } from '../../base/vendorScript.ts';
import { chatGroup, chatRegion, replayOrganisation, scriptAddress, vendorId, vendorOrigin } from './brandVendors.ts';
import type { BrandVendors, VendorsOfBrands } from './brandVendors.ts';
import type { ConsentScript, MessengerScript, ReplayChoice } from './vendorScript.ts';

const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(vendorOrigin),
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
  v.array(v.strictTuple([v.picklist(brands.map(({ id }) => id)), vendorId])),
  v.transform((pairs) => new Map(pairs)),
);

const brandIds = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(v.picklist(brands.map(({ id }) => id))),
);

/**
 * Environment variables for vendor scripts, for every brand without its own in `BRANDS_FILE`. Brands without an id keep
 * the built-in components.
 */
export const vendorEnvironment = {
  /**
   * The tag manager: address of its script, further origins of scripts and frames, and origins that tags only connect
   * to.
   */
  TAG_MANAGER_SCRIPT: v.optional(scriptAddress),
  /** Brands that load it; empty means all. */
  TAG_MANAGER_BRANDS: v.optional(brandIds, ''),
  TAG_SCRIPT_ORIGINS: v.optional(origins, ''),
  TAG_ORIGINS: v.optional(origins, ''),
  /** The live chat: address of the vendor's bootstrap, its region, a deployment per brand, further origins. */
  MESSENGER_SCRIPT: v.optional(scriptAddress),
  MESSENGER_ENVIRONMENT: v.optional(chatRegion, 'prod'),
  MESSENGER_DEPLOYMENTS: v.optional(numbersOfBrands, ''),
  MESSENGER_ORIGINS: v.optional(origins, ''),
  /** Consent for the chat; `necessary` if the operator's lawyers consider it a requested service. */
  MESSENGER_GROUP: v.optional(chatGroup, 'C0003'),
  /** Consent: address of the vendor's stub, a domain id per brand, further origins. */
  CONSENT_SCRIPT: v.optional(scriptAddress),
  CONSENT_DOMAINS: v.optional(numbersOfBrands, ''),
  CONSENT_ORIGINS: v.optional(origins, ''),
  /**
   * Records sessions of visitors who consented, without texts and inputs (TE-05): `on` at the collector, `fullstory` at
   * that vendor, with the operator's organisation there. A copy of its script and its origins are needed for a proxy.
   */
  REPLAY: v.optional(v.picklist(['off', 'on', 'fullstory']), 'off'),
  REPLAY_SCRIPT: v.optional(scriptAddress),
  REPLAY_ORGANISATION: v.optional(replayOrganisation),
  REPLAY_ORIGINS: v.optional(origins, ''),
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
  replayOf(brandId: string): ReplayChoice;
  /** Vendor parts of a brand's security policy. */
  policyOf(brandId: string): VendorPolicy;
}

/**
 * Joins a brand's own vendors with those that the variables name for all brands.
 * @throws when a brand's entry lacks a value that no variable has either
 */
export function vendorsOf(e: Read, own: VendorsOfBrands, hasCollector: boolean): VendorScripts {
  const vendors: VendorScripts = {
    tagManagerOf: (brandId) => tagManagerIn(e, brandId, own.get(brandId)?.tagManager),
    messengerOf: (brandId) => messengerIn(e, brandId, own.get(brandId)?.chat),
    consentOf: (brandId) => consentIn(e, brandId, own.get(brandId)?.consent),
    replayOf(brandId) {
      const choice = replayIn(e, own.get(brandId)?.replay);
      return choice === 'collector' && !hasCollector ? null : choice;
    },
    policyOf(brandId) {
      const used = [vendors.messengerOf(brandId), vendors.consentOf(brandId)].filter((part) => part !== null);
      const replay = vendors.replayOf(brandId);
      return {
        tagManager: vendors.tagManagerOf(brandId),
        replay: replay === 'collector' ? null : replay,
        origins: [...new Set(used.flatMap((part) => part.origins))],
        inlineStyles: e.VENDOR_INLINE_STYLES && used.length > 0,
      };
    },
  };
  const problems = brands.flatMap(({ id }) => missingValues(vendors, id, own.get(id) ?? {}));
  if (
    e.REPLAY === 'fullstory' &&
    brands.some(({ id }) => own.get(id)?.replay === undefined && vendors.replayOf(id) === null)
  )
    problems.push('REPLAY=fullstory needs REPLAY_ORGANISATION, or an organisation of every brand in BRANDS_FILE.');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return vendors;
}

function missingValues(vendors: VendorScripts, brandId: string, own: BrandVendors): string[] {
  const isIncomplete = (entry: string | object | undefined, vendor: unknown) =>
    typeof entry === 'object' && vendor === null;
  return [
    isIncomplete(own.tagManager, vendors.tagManagerOf(brandId)) && 'tagManager needs script, or TAG_MANAGER_SCRIPT',
    isIncomplete(own.consent, vendors.consentOf(brandId)) &&
      'consent needs script and domainId, or CONSENT_SCRIPT and CONSENT_DOMAINS',
    isIncomplete(own.chat, vendors.messengerOf(brandId)) &&
      'chat needs script and deploymentId, or MESSENGER_SCRIPT and MESSENGER_DEPLOYMENTS',
    isIncomplete(own.replay, vendors.replayOf(brandId)) && 'replay needs organisation, or REPLAY_ORGANISATION',
  ].flatMap((sentence) => (sentence === false ? [] : [`BRANDS_FILE: ${brandId}.vendors.${sentence}.`]));
}

function tagManagerIn(e: Read, brandId: string, own: BrandVendors['tagManager']): TagManager | null {
  const isForBrand = e.TAG_MANAGER_BRANDS.length === 0 || e.TAG_MANAGER_BRANDS.includes(brandId);
  const entry = own ?? (isForBrand ? {} : 'off');
  if (entry === 'off') return null;
  const script = entry.script ?? e.TAG_MANAGER_SCRIPT;
  if (script === undefined) return null;
  return {
    ...scriptWithOrigins(script, originsOf(entry.script, entry.scriptOrigins, e.TAG_SCRIPT_ORIGINS)),
    talksTo: originsOf(entry.script, entry.connectOrigins, e.TAG_ORIGINS),
  };
}

function messengerIn(e: Read, brandId: string, own: BrandVendors['chat'] = {}): MessengerScript | null {
  if (own === 'off') return null;
  const script = own.script ?? e.MESSENGER_SCRIPT;
  const deploymentId = own.deploymentId ?? e.MESSENGER_DEPLOYMENTS.get(brandId);
  if (script === undefined || deploymentId === undefined) return null;
  const group = own.group ?? e.MESSENGER_GROUP;
  return {
    ...scriptWithOrigins(script, originsOf(own.script, own.origins, e.MESSENGER_ORIGINS)),
    environment: own.environment ?? e.MESSENGER_ENVIRONMENT,
    deploymentId,
    group: group === 'necessary' ? 'C0001' : group,
  };
}

function consentIn(e: Read, brandId: string, own: BrandVendors['consent'] = {}): ConsentScript | null {
  if (own === 'off') return null;
  const script = own.script ?? e.CONSENT_SCRIPT;
  const domainId = own.domainId ?? e.CONSENT_DOMAINS.get(brandId);
  if (script === undefined || domainId === undefined) return null;
  return { ...scriptWithOrigins(script, originsOf(own.script, own.origins, e.CONSENT_ORIGINS)), domainId };
}

function replayIn(e: Read, own: BrandVendors['replay']): ReplayChoice {
  const entry = own ?? (e.REPLAY === 'fullstory' ? { vendor: e.REPLAY } : e.REPLAY);
  if (entry === 'off') return null;
  if (entry === 'on') return 'collector';
  const organisation = entry.organisation ?? e.REPLAY_ORGANISATION;
  if (organisation === undefined) return null;
  const script = entry.script ?? e.REPLAY_SCRIPT;
  const further = originsOf(entry.script, entry.origins, e.REPLAY_ORIGINS);
  if (script !== undefined) return { ...scriptWithOrigins(script, further), organisation };
  const host = fullStoryHost(organisation);
  return { ...scriptWithOrigins(`https://edge.${host}/s/fs.js`, [`https://rs.${host}`, ...further]), organisation };
}

/** The vendor's client finds the region in an organisation's name too, as in `o-1ABC-eu1`. */
function fullStoryHost(organisation: string): string {
  const parts = organisation.split('-');
  const region = parts.length > 2 && parts[0]?.length === 1 ? parts.at(-1) : 'na1';
  return region === 'na1' ? 'fullstory.com' : `${region}.fullstory.com`;
}

/** A brand's own script does not use the origins of the script that the variables name. */
const originsOf = (
  ownScript: string | undefined,
  ownOrigins: readonly string[] | undefined,
  shared: readonly string[],
): readonly string[] => ownOrigins ?? (ownScript === undefined ? shared : []);

function scriptWithOrigins(script: string, further: readonly string[]): VendorScript {
  return { script, origins: [...new Set([new URL(script).origin, ...further])] };
}
