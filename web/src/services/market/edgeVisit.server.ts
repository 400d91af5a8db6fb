import type { Brand, Market } from '@foyer/brands/market';
import type { LoginState } from '@foyer/contract/blocks';
import type { Culture } from '@foyer/contract/ids';
import { isCulture } from '@foyer/contract/languages';
import { memoize } from '../../base/memoize.ts';
import { readTokenDictionary } from '../../base/readTokenDictionary.ts';
import type { EdgeFactsRefusal } from '../../server/metrics.server.ts';
import { restOfWorldMarket } from './chooseMarket.ts';
import { otherMarket } from './otherMarket.ts';
import { playerAccesses } from './playerAccess.ts';
import type { PlayerAccess } from './playerAccess.ts';
import type { Device } from './visit.ts';

/** Request header with the facts of a visit that the edge computed (RFC 9651 dictionary of tokens). */
export const edgeVisitHeader = 'foyer-visit';
/** Request header with the secret that proves the edge. */
export const edgeProofHeader = 'foyer-edge';

/** What the edge states in place of country, cookies and user agent. */
export interface EdgeFacts {
  /** Market by country, before a language variant is chosen. */
  byPlace: Market | null;
  language: Culture;
  device: Device;
  loginState: LoginState;
  access: PlayerAccess;
  /** The visitor's assignment to experiments; undefined for none. */
  experiments?: string;
}

export type EdgeVisit = { facts: EdgeFacts } | { refused: Exclude<EdgeFactsRefusal, 'proof'> };

/** Parses the facts of a proven edge for a host's brand. Memoized, because few different headers exist. */
export function createEdgeVisitParser(): (brand: Brand, header: string) => EdgeVisit {
  const parserOf = new Map<string, (header: string) => EdgeVisit>();
  return (brand, header) => {
    let parse = parserOf.get(brand.id);
    if (parse === undefined) parserOf.set(brand.id, (parse = memoize(500, (text) => parseEdgeVisit(brand, text))));
    return parse(header);
  };
}

const keys = ['brand', 'market', 'language', 'device', 'access', 'experiments'];

function parseEdgeVisit(brand: Brand, header: string): EdgeVisit {
  const found = readTokenDictionary(header);
  if (found === null || [...found.keys()].some((key) => !keys.includes(key))) return { refused: 'syntax' };
  if (found.get('brand') !== brand.id) return { refused: 'brand' };
  const marketId = found.get('market');
  const byPlace =
    marketId === otherMarket
      ? restOfWorldMarket(brand)
      : brand.markets.find(({ id, countryIso2Code }) => id === marketId && countryIso2Code !== null);
  if (byPlace === undefined) return { refused: 'market' };
  const language = found.get('language');
  if (language === undefined || !isCulture(language)) return { refused: 'language' };
  const device = found.get('device');
  if (device !== 'desktop' && device !== 'mobile') return { refused: 'device' };
  const given = found.get('access');
  const experiments = found.get('experiments');
  const assigned = experiments === undefined ? {} : { experiments };
  if (given === 'visitor')
    return { facts: { byPlace, language, device, loginState: 'Logged-Out', access: 'full', ...assigned } };
  const access = playerAccesses.find((each) => each === given);
  if (access === undefined) return { refused: 'access' };
  return { facts: { byPlace, language, device, loginState: 'Logged-In', access, ...assigned } };
}
