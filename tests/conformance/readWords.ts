import { parseArgs } from 'node:util';
import { brands } from '@foyer/brands/brands';
import type { ExamplePlace } from '../contract/endpointExamples.ts';

export const services = [
  'accounts',
  'games',
  'content',
  'milestones',
  'broker',
  'promotions',
  'campaigns',
  'chat',
] as const;
type ServiceName = (typeof services)[number];

export interface ConformanceOrder {
  /** Base address of each service that is checked, without a slash at its end. */
  bases: Partial<Record<ServiceName, string>>;
  place: ExamplePlace;
  /** Null: only what needs no player is checked. */
  player: { username: string; password: string } | null;
  withSideEffects: boolean;
  json: string | null;
  html: string | null;
}

export const usage = `npm run conformance -- --accounts URL --games URL … [--brand regency] [--market uk]
  --accounts, --games, --content, --milestones, --broker, --promotions, --campaigns, --chat URL   services to check
  --platform URL        all of them below one address, as the sandbox has them
  --brand, --market     whose ids are used (brands/)
  --username NAME       a test player; the password is read from CONFORMANCE_PASSWORD
  --with-side-effects   also calls that change the player: only with a player made for it
  --json FILE, --html FILE   the report as a file
`;

/** @returns a sentence where the words make no order */
export function readWords(words: readonly string[], password: string | undefined): ConformanceOrder | string {
  const text = { type: 'string' } as const;
  let given;
  try {
    given = parseArgs({
      args: [...words],
      options: {
        accounts: text,
        games: text,
        content: text,
        milestones: text,
        broker: text,
        promotions: text,
        campaigns: text,
        chat: text,
        platform: text,
        brand: text,
        market: text,
        username: text,
        json: text,
        html: text,
        'with-side-effects': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { platform, brand: brandId = 'regency', username, json = null, html = null } = given;
  const bases: ConformanceOrder['bases'] = {};
  for (const service of services) {
    const base = given[service] ?? (platform === undefined ? undefined : `${platform.replace(/\/$/, '')}/${service}`);
    if (base === undefined) continue;
    if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol)) return `--${service} is no web address.`;
    bases[service] = base.replace(/\/$/, '');
  }
  if (Object.keys(bases).length === 0) return 'Name at least one service.';
  const brand = brands.find(({ id }) => id === brandId);
  const market = brand?.markets.find(({ id }) => given.market === undefined || id === given.market);
  if (brand === undefined || market === undefined)
    return `There is no such brand or market in brands/: ${brandId} ${given.market ?? ''}`.trim();
  if (username !== undefined && password === undefined)
    return 'Put the player’s password into CONFORMANCE_PASSWORD: on the command line others could read it.';
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
    json,
    html,
  };
}
