import { brands } from '@foyer/brands/brands';
import { demandedCapabilities } from '@foyer/brands/demandedCapabilities';
import type { Market } from '@foyer/brands/market';
import { capabilities, readCapabilities } from '@foyer/contract/capabilities';
import type { Capability } from '@foyer/contract/capabilities';
import { operatorServices } from '@foyer/contract/endpoint';
import type { OperatorService } from '@foyer/contract/endpoint';
import type { ServiceSender } from '../../scripts/connect/serviceSender.ts';
import type { CommandLine } from '../../scripts/readCommandLine.mjs';
import type { ExamplePlace } from '../contract/support/endpointExamples.ts';
import { readCases } from './exchangeCase.ts';
import type { ExchangeCase } from './exchangeCase.ts';

export interface ConformanceOptions {
  /** Base address of each service to check, without a trailing slash. */
  bases: Partial<Record<OperatorService, string>>;
  /** Sends a call to a service; by default without credentials. */
  send?: ServiceSender;
  place: ExamplePlace;
  /** Null checks only calls that need no player. */
  player: { username: string; password: string } | null;
  withSideEffects: boolean;
  /** Market whose rules the services must hold. */
  market: Market;
  /** JSON file with the details of an excluded person. */
  excludedPersonFile: string | null;
  /** Address that moves the services’ clock, as `/control/clock` of the sandbox does. */
  clock: string | null;
  /** Capabilities whose calls are skipped. */
  capabilitiesOff: readonly Capability[];
  /** Capabilities that the rules of the market demand. */
  demanded: readonly Capability[];
  /** File or folder of adapters in front of the services. */
  adapters: string | null;
  /** Recorded calls; with them only these are repeated. */
  cases: readonly ExchangeCase[] | null;
  json: string | null;
  html: string | null;
}

/** @returns a sentence if the values of the command line or of the variables are invalid */
export function conformanceOptions(
  values: CommandLine['values'],
  password: string | undefined,
  capabilitiesOff = '',
): ConformanceOptions | string {
  const given = values as Partial<Record<OperatorService | 'platform' | 'brand' | 'market' | 'username', string>> & {
    json?: string;
    html?: string;
    'with-side-effects'?: boolean;
    'excluded-person'?: string;
    clock?: string;
    adapters?: string;
    cases?: string;
  };
  const {
    platform,
    brand: brandId = 'regency',
    username,
    json = null,
    html = null,
    clock = null,
    adapters = null,
  } = given;
  const bases: ConformanceOptions['bases'] = {};
  for (const service of operatorServices) {
    const base = given[service] ?? (platform === undefined ? undefined : `${platform.replace(/\/$/, '')}/${service}`);
    if (base === undefined) continue;
    if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol)) return `--${service} is not a valid URL.`;
    bases[service] = base.replace(/\/$/, '');
  }
  if (clock !== null && !URL.canParse(clock)) return '--clock is not a valid URL.';
  if (Object.keys(bases).length === 0) return 'Pass the address of at least one service.';
  const brand = brands.find(({ id }) => id === brandId);
  const market = brand?.markets.find(({ id }) => given.market === undefined || id === given.market);
  if (brand === undefined || market === undefined)
    return `Brand or market not found in brands/: ${brandId} ${given.market ?? ''}`.trim();
  if (username !== undefined && password === undefined)
    return 'Put the player’s password into CONFORMANCE_PASSWORD, because other users of the machine can read the command line.';
  const off = readCapabilities(capabilitiesOff);
  if ('unknown' in off) return `CAPABILITIES_OFF names no optional capability: ${off.unknown.join(', ')}`;
  const demandsOf = (names: readonly Capability[]) => demandedCapabilities(names, [{ markets: [market] }]);
  const cases = given.cases === undefined ? null : readCases(given.cases);
  if (typeof cases === 'string') return cases;
  const [problem] = demandsOf(off.known);
  if (problem !== undefined) return problem;
  return {
    bases,
    place: {
      brand: brand.id,
      productId: brand.productId,
      productNodeId: brand.productNodeId,
      casinoId: market.casinoId,
      marketNodeId: market.marketNodeId,
      currencyIsoCode: market.rules.currencyIsoCode,
    },
    player: username === undefined || password === undefined ? null : { username, password },
    withSideEffects: given['with-side-effects'] ?? false,
    market,
    excludedPersonFile: given['excluded-person'] ?? null,
    clock,
    capabilitiesOff: off.known,
    demanded: capabilities.filter((capability) => demandsOf([capability]).length > 0),
    adapters,
    cases,
    json,
    html,
  };
}
