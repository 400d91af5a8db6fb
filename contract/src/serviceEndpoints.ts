import * as accounts from './accounts.ts';
import * as attribution from './attribution.ts';
import * as broker from './broker.ts';
import * as campaigns from './campaigns.ts';
import * as chat from './chat.ts';
import * as content from './content.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as exclusion from './exclusion.ts';
import * as exclusionRegister from './exclusionRegister.ts';
import * as externalLogin from './externalLogin.ts';
import * as fairness from './fairness.ts';
import * as gameLaunch from './gameLaunch.ts';
import * as games from './games.ts';
import * as history from './history.ts';
import * as jackpots from './jackpots.ts';
import * as limits from './limits.ts';
import * as liveTables from './liveTables.ts';
import * as locateAddress from './locateAddress.ts';
import * as metered from './metered.ts';
import * as milestones from './milestones.ts';
import * as passwordReset from './passwordReset.ts';
import * as promotions from './promotions.ts';
import * as recalledGames from './recalledGames.ts';
import * as registration from './registration.ts';
import * as verification from './verification.ts';
import * as winners from './winners.ts';

type EndpointsOf<File> = { [K in keyof File as File[K] extends AnyEndpoint ? K : never]: File[K] };

/** Every endpoint of the operator's services, by service and name. */
export interface ServiceEndpoints {
  accounts: EndpointsOf<typeof accounts> &
    EndpointsOf<typeof attribution> &
    EndpointsOf<typeof exclusion> &
    EndpointsOf<typeof exclusionRegister> &
    EndpointsOf<typeof history> &
    EndpointsOf<typeof limits> &
    EndpointsOf<typeof locateAddress> &
    EndpointsOf<typeof passwordReset> &
    EndpointsOf<typeof registration> &
    EndpointsOf<typeof verification>;
  games: EndpointsOf<typeof games> &
    EndpointsOf<typeof gameLaunch> &
    EndpointsOf<typeof fairness> &
    EndpointsOf<typeof jackpots> &
    EndpointsOf<typeof liveTables> &
    EndpointsOf<typeof metered> &
    EndpointsOf<typeof recalledGames> &
    EndpointsOf<typeof winners>;
  content: EndpointsOf<typeof content>;
  milestones: EndpointsOf<typeof milestones>;
  broker: EndpointsOf<typeof broker>;
  promotions: EndpointsOf<typeof promotions>;
  campaigns: EndpointsOf<typeof campaigns>;
  chat: EndpointsOf<typeof chat>;
}

/** Endpoints that an adapter may have: also those of a login elsewhere, which no sandbox has. */
export interface AdapterEndpoints extends Omit<ServiceEndpoints, 'accounts'> {
  accounts: ServiceEndpoints['accounts'] & EndpointsOf<typeof externalLogin>;
}

/** The endpoints of every service as a list. */
export const serviceEndpoints: readonly AnyEndpoint[] = [
  accounts,
  passwordReset,
  limits,
  exclusion,
  history,
  games,
  gameLaunch,
  fairness,
  recalledGames,
  jackpots,
  winners,
  liveTables,
  metered,
  registration,
  attribution,
  exclusionRegister,
  locateAddress,
  verification,
  milestones,
  broker,
  promotions,
  campaigns,
  chat,
  content,
].flatMap((file) => Object.values(file as Record<string, unknown>).filter(isEndpoint));

export const adapterEndpoints: readonly AnyEndpoint[] = [
  ...serviceEndpoints,
  ...Object.values(externalLogin).filter(isEndpoint),
];

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'service' in value && 'response' in value;
}
