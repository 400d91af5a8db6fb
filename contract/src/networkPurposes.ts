import { sorted } from './sorted.ts';
/** Groups that need consent, by the consent vendor's names: analytics, functional, marketing. */
type ConsentGroup = 'C0002' | 'C0003' | 'C0004';

/** Origins that pages of the site connect to: the brand's own, and one for each service of the operator or vendor. */
export type NetworkOrigin =
  | 'site'
  | 'media'
  | 'flags'
  | 'hub'
  | 'games'
  | 'cashier'
  | 'portal'
  | 'tags'
  | 'messenger'
  | 'consent';

export interface NetworkPurpose {
  readonly origin: NetworkOrigin;
  /** Beginning of the paths. A longer beginning takes precedence within an origin. */
  readonly path: string;
  /** Groups of which one must be allowed. Empty: necessary, needs no consent. */
  readonly groups: readonly ConsentGroup[];
  /** Who opens it: everybody, or only a player who has logged in. */
  readonly audience: 'everybody' | 'player';
  readonly purpose: string;
}

/** P1: every place that a page sends bytes to, what for, and the consent it requires. `docs/network.md` lists them. */
export const networkPurposes: readonly NetworkPurpose[] = [
  { origin: 'site', path: '/', groups: [], audience: 'everybody', purpose: 'Pages, files and calls of the site' },
  {
    origin: 'site',
    path: '/api/report',
    groups: [],
    audience: 'everybody',
    purpose: 'A failure of the page, without an identifier of the visitor',
  },
  {
    origin: 'site',
    path: '/api/csp-report',
    groups: [],
    audience: 'everybody',
    purpose: 'A violation of the security policy, without an identifier of the visitor',
  },
  {
    origin: 'site',
    path: '/api/telemetry',
    groups: ['C0002'],
    audience: 'everybody',
    purpose: 'Performance and errors of a visit (telemetry)',
  },
  {
    origin: 'site',
    path: '/api/replay',
    groups: ['C0002'],
    audience: 'everybody',
    purpose: 'Recording of a visit with masked texts',
  },
  { origin: 'media', path: '/', groups: [], audience: 'everybody', purpose: 'Covers and pictures' },
  {
    origin: 'flags',
    path: '/eval/',
    groups: [],
    audience: 'everybody',
    purpose: 'Features that are on, read with the brand’s name alone',
  },
  {
    origin: 'flags',
    path: '/sdk/evalx/',
    groups: [],
    audience: 'everybody',
    purpose: 'Features that are on, read again after a change',
  },
  { origin: 'flags', path: '/sdk/goals/', groups: ['C0002'], audience: 'everybody', purpose: 'What to measure' },
  { origin: 'flags', path: '/events/', groups: ['C0002'], audience: 'everybody', purpose: 'Use of features' },
  { origin: 'hub', path: '/', groups: [], audience: 'player', purpose: 'Balance and messages of the player, at once' },
  { origin: 'games', path: '/', groups: [], audience: 'player', purpose: 'The game that the player opened' },
  { origin: 'cashier', path: '/', groups: [], audience: 'player', purpose: 'Payments that the player requests' },
  { origin: 'portal', path: '/', groups: [], audience: 'player', purpose: 'The player’s own records and rights' },
  {
    origin: 'tags',
    path: '/',
    groups: ['C0002', 'C0004'],
    audience: 'everybody',
    purpose: 'Analytics and advertising tags',
  },
  {
    origin: 'messenger',
    path: '/',
    groups: ['C0003'],
    audience: 'everybody',
    purpose: 'Live chat of a vendor, once the visitor opens it',
  },
  {
    origin: 'consent',
    path: '/',
    groups: [],
    audience: 'everybody',
    purpose: 'The vendor’s question for consent, where configured',
  },
];

/** Purpose of a request; null for an origin or path that is not declared, which no page may contact. */
export function networkPurposeOf(origin: string, path: string): NetworkPurpose | null {
  const matching = networkPurposes.filter((each) => each.origin === origin && path.startsWith(each.path));
  return sorted(matching, (one, other) => other.path.length - one.path.length)[0] ?? null;
}

/** Whether the allowed groups permit requests of this purpose. */
export const permitsPurpose = ({ groups }: Pick<NetworkPurpose, 'groups'>, allowed: readonly ConsentGroup[]): boolean =>
  groups.length === 0 || groups.some((group) => allowed.includes(group));
