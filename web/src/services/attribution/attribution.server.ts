import { attribution, attributionDays, attributionParameters } from '@foyer/contract/attribution';
import type { Attribution, AttributionParameters } from '@foyer/contract/attribution';
import { ownValue } from '@foyer/contract/ownValue';
import * as v from 'valibot';
import { parseJson } from '../../server/parseJson.ts';
import type { ApiCall } from '../api/apiRoute.server.ts';
import { attributionCookie } from '../storage/attributionCookie.ts';

type AttributionCall = Pick<ApiCall, 'visit' | 'sealedCookies'>;

/** Maximum bytes of the parameters as JSON, so that the sealed cookie leaves room for others. */
const maxBytes = 1024;
const lifeMs = attributionDays * 24 * 60 * 60_000;

/** Reads parameters from a browser. What the contract does not allow counts as none. */
export function readLanding(value: unknown): AttributionParameters {
  const read = v.safeParse(attributionParameters, value);
  return read.success ? read.output : {};
}

/** Returns the configured parameters in their order, while there is room; null without any. */
export function configuredParameters(
  given: AttributionParameters,
  names: readonly string[],
): AttributionParameters | null {
  const configured: AttributionParameters = {};
  let bytes = 2;
  for (const name of names) {
    const value = ownValue(given, name);
    if (value === undefined) continue;
    bytes += Buffer.byteLength(JSON.stringify({ [name]: value }));
    if (bytes > maxBytes) break;
    configured[name] = value;
  }
  return Object.keys(configured).length === 0 ? null : configured;
}

/**
 * Stores what led the visitor here, in place of an earlier landing. Without consent deletes what was stored.
 * @returns whether it is stored
 */
export function storeLanding({ visit, sealedCookies }: AttributionCall, given: AttributionParameters, now: number) {
  const parameters = configuredParameters(given, visit.attribution ?? []);
  if (parameters === null) {
    // A withdrawn consent, or a page that was opened without parameters.
    if (sealedCookies.isRefused(attributionCookie.group)) sealedCookies.set(attributionCookie, null);
    return false;
  }
  const landing: Attribution = { landedAt: new Date(now).toISOString(), parameters };
  return sealedCookies.set(attributionCookie, JSON.stringify(landing));
}

/**
 * Returns what led a player here: the landing of this visit, else the stored one of the last 30 days. Null for a visitor
 * who refused marketing. Before a choice only the landing of this visit counts, because nothing may be stored.
 * @param given parameters of the address at which the page was opened
 */
export function attributionOf(
  { visit, sealedCookies }: AttributionCall,
  given: AttributionParameters,
  now: number,
): Attribution | null {
  const names = visit.attribution ?? [];
  if (names.length === 0 || sealedCookies.isRefused(attributionCookie.group)) return null;
  const stored = storedLanding(sealedCookies, names, now);
  const parameters = configuredParameters(given, names);
  // The same landing began when it was stored.
  if (parameters === null || JSON.stringify(parameters) === JSON.stringify(stored?.parameters)) return stored;
  return { landedAt: new Date(now).toISOString(), parameters };
}

function storedLanding(
  sealedCookies: ApiCall['sealedCookies'],
  names: readonly string[],
  now: number,
): Attribution | null {
  const text = sealedCookies.read(attributionCookie);
  const read = text === null ? null : v.safeParse(attribution, parseJson(text));
  if (read?.success !== true) return null;
  const { landedAt } = read.output;
  const parameters = configuredParameters(read.output.parameters, names);
  return parameters === null || now - Date.parse(landedAt) > lifeMs ? null : { landedAt, parameters };
}
