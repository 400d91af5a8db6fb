import * as accounts from '@foyer/contract/accounts';
import { pendingMessages } from '@foyer/contract/broker';
import { playerRewards } from '@foyer/contract/campaigns';
import { capabilityCalls, capabilityOf } from '@foyer/contract/capabilities';
import type { Capability } from '@foyer/contract/capabilities';
import { nodesByAlias } from '@foyer/contract/content';
import { servicesContractVersion } from '@foyer/contract/contractVersion';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { gamesList } from '@foyer/contract/games';
import { gameHistory } from '@foyer/contract/history';
import { startMetered } from '@foyer/contract/metered';
import { negotiate } from '@foyer/contract/milestones';
import { anonymousPromotions, playerPromotions } from '@foyer/contract/promotions';
import * as v from 'valibot';
import { endpoints, examples } from '../contract/support/endpointExamples.ts';
import type { ExampleFacts } from '../contract/support/endpointExamples.ts';
import { badCallsOf, checkRefusal } from './badCalls.ts';
import { callService } from './callService.ts';
import type { ServiceCall } from './callService.ts';
import { checkBehaviours } from './checkBehaviours.ts';
import { checkResponse } from './checkResponse.ts';
import type { ServiceResponse } from './checkResponse.ts';
import type { ConformanceOptions } from './conformanceOptions.ts';
import type { CheckedEndpoint, ConformanceReport } from './conformanceReport.ts';
import { endpointEffects } from './endpointEffects.ts';
import type { Effect } from './endpointEffects.ts';
import { callShapedAs } from './exchangeCase.ts';
import { uncalledCalls } from './uncalledCalls.ts';

/** Known facts: some from the arguments, others from responses. */
type KnownFacts = { -readonly [Key in keyof ExampleFacts]?: ExampleFacts[Key] };

/** Missing facts, described for the report. */
const namesOfFacts: Readonly<Record<keyof ExampleFacts, string>> = {
  place: 'a brand and market',
  promotion: 'a promotion in the list of promotions',
  player: 'a player (--username)',
  session: 'a player who could log in (--username, --accounts)',
  resetToken: 'the password-reset link, which only the player receives',
  gameId: 'a game in the list of games (--games)',
  roundId: 'a round in the player’s history',
  meteredModuleId: 'a game in the list of games (--games)',
  meteredSessionId: 'a metered session that was started',
  rewardId: 'a reward that the player has earned',
  messageId: 'a pending message of the player',
  ancestorId: 'a folder of games in the content (--content)',
  nodeId: 'a node in the folder of games (--content)',
};

class MissingFact extends Error {}

/** Reads facts for an example. An unknown fact throws its description. */
function factsOf(known: KnownFacts): ExampleFacts {
  const facts = {};
  for (const [name, description] of Object.entries(namesOfFacts)) {
    Object.defineProperty(facts, name, {
      get() {
        const fact: unknown = Reflect.get(known, name);
        if (fact === undefined) throw new MissingFact(description);
        return fact;
      },
    });
  }
  return facts as ExampleFacts;
}

/**
 * Checks every endpoint of the named services in sequence, with a valid call and with calls that must be refused, and then
 * the behaviours.
 */
export async function runConformance(
  options: ConformanceOptions,
  now: () => number = Date.now,
): Promise<ConformanceReport> {
  const { bases, send, place, player, withSideEffects, capabilitiesOff, demanded, cases } = options;
  // The user id is known after the login. Calls that need it are skipped until then.
  const known: KnownFacts = { place, ...(player !== null && { player: { ...player, userId: 0 } }) };
  const facts = factsOf(known);
  const checked: CheckedEndpoint[] = [];
  const otherContract = new Set<string>();
  const call = async (...[base, endpoint, input, bearer]: Parameters<typeof callService>) => {
    const response = await callService(base, endpoint, input, bearer, send);
    if ('hasOtherContract' in response) otherContract.add(endpoint.service);
    return response;
  };
  for (const [name, effect] of Object.entries(endpointEffects)) {
    const endpoint = endpoints.find((one) => one.name === name);
    if (endpoint === undefined) continue;
    const base = endpoint.service === 'web' ? undefined : bases[endpoint.service];
    const { service, method, path } = endpoint;
    const row = { name, service, call: `${method} ${path}`, reason: '', mismatches: [], badCalls: 0, milliseconds: 0 };
    const skipped = (reason: string) => checked.push({ ...row, outcome: 'skipped', reason });
    const off = capabilitiesOff.find((capability) => capabilityCalls[capability].includes(endpoint));
    if (off !== undefined) {
      skipped(`${off} is off (CAPABILITIES_OFF)`);
      continue;
    }
    if (base === undefined) {
      skipped(`no base address (--${service})`);
      continue;
    }
    const recorded = cases?.filter((one) => one.endpoint === name) ?? [];
    // Calls without a case are made for the facts that others need, and only if they change nothing.
    if (cases !== null && recorded.length === 0 && effect === 'changes') continue;
    const plannedCall = plannedCallOf(endpoint, effect, facts, withSideEffects);
    if ('reason' in plannedCall) {
      skipped(plannedCall.reason);
      continue;
    }
    const { bearer } = plannedCall;
    const [input = plannedCall.call, ...further] = recorded.map((one) => callShapedAs(endpoint, plannedCall.call, one));
    const began = now();
    const response = await call(base, endpoint, input, bearer);
    const missing = missingReason(endpoint, response, demanded);
    if (missing !== null) {
      checked.push({ ...row, outcome: 'skipped', reason: missing, isMissing: true });
      continue;
    }
    const refusal = factRefusal(endpoint, response);
    if (refusal !== null) {
      skipped(`the service refused the valid call with ${refusal}`);
      continue;
    }
    const milliseconds = now() - began;
    const validCallMismatches = checkResponse(endpoint, response);
    if (!('failed' in response) && validCallMismatches.length === 0)
      storeFacts(known, endpoint, JSON.parse(response.text));
    const badCalls = badCallsOf(endpoint, input, bearer);
    const mismatches = [...validCallMismatches];
    for (const next of endpoint.repeatable ? further : [])
      mismatches.push(...checkResponse(endpoint, await call(base, endpoint, next, bearer)));
    for (const bad of badCalls) {
      const mismatch = checkRefusal(bad, await call(base, endpoint, bad.call, bad.bearer));
      if (mismatch !== null) mismatches.push(mismatch);
    }
    checked.push({
      ...row,
      outcome: mismatches.length === 0 ? 'fits' : 'differs',
      mismatches,
      badCalls: badCalls.length,
      milliseconds,
    });
  }
  return {
    at: new Date(now()).toISOString(),
    contract: servicesContractVersion,
    otherContract: [...otherContract],
    withSideEffects,
    endpoints: cases === null ? checked : checked.filter(({ name }) => cases.some(({ endpoint }) => endpoint === name)),
    behaviours: cases === null ? await checkBehaviours(options) : [],
  };
}

/**
 * Reason why an optional call counts as not there. A described 404 may also mean that player, game or offer did not suit
 * the call.
 */
function missingReason(
  endpoint: AnyEndpoint,
  response: ServiceResponse,
  demanded: readonly Capability[],
): string | null {
  if ('failed' in response || ![404, 501].includes(response.status)) return null;
  if (uncalledCalls.includes(endpoint.name)) return `not there (${response.status}); the web front end does not use it`;
  const capability = capabilityOf(endpoint);
  if (capability === null || demanded.includes(capability)) return null;
  const meaning = endpoint.errors[response.status];
  const consequence =
    endpoint.name === negotiate.name
      ? 'pages connect to the broker’s hub'
      : `CAPABILITIES_OFF=${capability} switches it off`;
  return `optional, not there${meaning === undefined ? '' : ` or ${meaning}`} (${response.status}); ${consequence}`;
}

/** Refusals that concern the player, game or offer, so they say nothing about a successful response. */
const factStatuses = [403, 404, 409];

function factRefusal({ errors }: AnyEndpoint, response: ServiceResponse): string | null {
  if ('failed' in response || !factStatuses.includes(response.status)) return null;
  const meaning = errors[response.status];
  return meaning === undefined ? null : `${response.status}: ${meaning}`;
}

type PlannedCall = { call: ServiceCall; bearer: string | null } | { reason: string };

function plannedCallOf(
  endpoint: AnyEndpoint,
  effect: Effect,
  facts: ExampleFacts,
  withSideEffects: boolean,
): PlannedCall {
  if (effect === 'keepsOut') return { reason: 'it would block the player’s login' };
  if (effect === 'changes' && !withSideEffects)
    return { reason: 'it changes the player’s data (use --with-side-effects)' };
  try {
    const example: unknown = Reflect.get(examples, endpoint.name);
    if (typeof example !== 'function') return { reason: 'the contract tests have no example of this call' };
    return { call: (example as (given: ExampleFacts) => ServiceCall)(facts), bearer: bearerOf(endpoint, facts) };
  } catch (error) {
    if (error instanceof MissingFact) return { reason: `it needs ${error.message}` };
    throw error;
  }
}

/** A launch token can be used once, so each call takes the next one. */
function bearerOf({ auth }: AnyEndpoint, facts: ExampleFacts): string | null {
  if (auth === 'userToken') return facts.session.tokens.userToken;
  if (auth !== 'launchToken') return null;
  const next = facts.session.tokens.launchTokens.shift();
  if (next === undefined) throw new MissingFact('an unused launch token');
  return next;
}

/** Stores values of a valid response for later calls. */
function storeFacts(known: KnownFacts, { name }: AnyEndpoint, body: unknown): void {
  if (name === gamesList.name) {
    const { data } = v.parse(gamesList.response, body);
    const game = data.find(({ Properties }) => Properties.isAvailable);
    if (game === undefined) return;
    known.gameId = game.GameGroupId;
    known.meteredModuleId = game.Properties.gamePicker.gameHTMLDesktopModuleID;
  }
  if (name === nodesByAlias.name) {
    const [folder] = v.parse(nodesByAlias.response, body);
    if (folder !== undefined) known.ancestorId = folder.Id;
    if (folder?.Children[0] !== undefined) known.nodeId = folder.Children[0].Id;
  }
  if (name === accounts.login.name) {
    const loggedIn = v.parse(accounts.login.response, body);
    if (!('tokens' in loggedIn)) return;
    known.session = loggedIn;
    if (known.player !== undefined) known.player = { ...known.player, userId: loggedIn.account.core.userId };
  }
  if (name === accounts.refreshLaunchTokens.name)
    known.session?.tokens.launchTokens.push(...v.parse(accounts.refreshLaunchTokens.response, body).launchTokens);
  if (name === accounts.refreshToken.name && known.session !== undefined)
    known.session = { ...known.session, tokens: v.parse(accounts.refreshToken.response, body).tokens };
  if (name === startMetered.name) known.meteredSessionId = v.parse(startMetered.response, body).id;
  if (name === gameHistory.name) {
    const [round] = v.parse(gameHistory.response, body).rounds;
    if (round !== undefined) known.roundId = round.roundId;
  }
  if (name === pendingMessages.name) {
    const [message] = v.parse(pendingMessages.response, body).messages;
    if (message !== undefined) known.messageId = message.messageInstanceUUID;
  }
  if (name === playerRewards.name) {
    const claimable = v.parse(playerRewards.response, body).data.find(({ state }) => state === 'claimable');
    if (claimable !== undefined) known.rewardId = claimable.rewardId;
  }
  if (name === anonymousPromotions.name || name === playerPromotions.name) {
    const offer = v.parse(playerPromotions.response, body).data.find(({ promotionId }) => promotionId !== null);
    if (offer !== undefined && offer.promotionId !== null)
      known.promotion = { promotionId: offer.promotionId, serviceId: offer.serviceId };
  }
}
