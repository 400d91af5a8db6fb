import * as accounts from '@foyer/contract/accounts';
import { pendingMessages } from '@foyer/contract/broker';
import { playerRewards } from '@foyer/contract/campaigns';
import { nodesByAlias } from '@foyer/contract/content';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { gamesList } from '@foyer/contract/games';
import { startMetered } from '@foyer/contract/metered';
import { anonymousPromotions, playerPromotions } from '@foyer/contract/promotions';
import * as v from 'valibot';
import { endpoints, examples } from '../contract/endpointExamples.ts';
import type { ExampleFacts } from '../contract/endpointExamples.ts';
import { badCallsOf, judgeRefusal } from './badCalls.ts';
import { callService } from './callService.ts';
import type { ServiceCall } from './callService.ts';
import { checkResponse } from './checkResponse.ts';
import type { ServiceResponse } from './checkResponse.ts';
import type { CheckedEndpoint, ConformanceReport } from './conformanceReport.ts';
import { endpointEffects } from './endpointEffects.ts';
import type { Effect } from './endpointEffects.ts';
import type { ConformanceOrder } from './readWords.ts';

/** What is known so far: some from the order, the rest from answers as they come. */
type KnownFacts = { -readonly [Key in keyof ExampleFacts]?: ExampleFacts[Key] };

/** What is missing, in words of the report. */
const namesOfFacts: Readonly<Record<keyof ExampleFacts, string>> = {
  place: 'a brand and market',
  promotion: 'a promotion in the list of promotions',
  player: 'a player (--username)',
  session: 'a player who could log in (--username, --accounts)',
  resetToken: 'the link of a password reset, which only the player is sent',
  gameId: 'a game in the list of games (--games)',
  meteredModuleId: 'a game in the list of games (--games)',
  meteredSessionId: 'a metered session that was started',
  rewardId: 'a reward that the player has earned',
  messageId: 'a message that waits for the player',
  ancestorId: 'a folder of games in the content (--content)',
  nodeId: 'a node in the folder of games (--content)',
};

class MissingFact extends Error {}

/** Reads facts for an example; what is not known yet says so by its name. */
function factsOf(known: KnownFacts): ExampleFacts {
  const facts = {};
  for (const [name, words] of Object.entries(namesOfFacts)) {
    Object.defineProperty(facts, name, {
      get() {
        const fact: unknown = Reflect.get(known, name);
        if (fact === undefined) throw new MissingFact(words);
        return fact;
      },
    });
  }
  return facts as ExampleFacts;
}

/** Checks every endpoint of the services that are named, a good call and what has to be refused, one after another. */
export async function runConformance(
  { bases, place, player, withSideEffects }: ConformanceOrder,
  now: () => number = Date.now,
): Promise<ConformanceReport> {
  // The user id comes with the login; until then nothing that needs it is called.
  const known: KnownFacts = { place, ...(player !== null && { player: { ...player, userId: 0 } }) };
  const facts = factsOf(known);
  const checked: CheckedEndpoint[] = [];
  for (const [name, effect] of Object.entries(endpointEffects)) {
    const endpoint = endpoints.find((one) => one.name === name);
    if (endpoint === undefined) continue;
    const base = endpoint.service === 'web' ? undefined : bases[endpoint.service];
    const { service, method, path } = endpoint;
    const row = { name, service, call: `${method} ${path}`, because: '', misfits: [], badCalls: 0, milliseconds: 0 };
    const skipped = (because: string) => checked.push({ ...row, outcome: 'skipped', because });
    if (base === undefined) {
      skipped(`--${service} is not named`);
      continue;
    }
    const wish = wishOf(endpoint, effect, facts, withSideEffects);
    if ('because' in wish) {
      skipped(wish.because);
      continue;
    }
    const began = now();
    const response = await callService(base, endpoint, wish.call, wish.bearer);
    const refusal = factRefusal(endpoint, response);
    if (refusal !== null) {
      skipped(`it was refused with ${refusal}`);
      continue;
    }
    const milliseconds = now() - began;
    const ofGoodCall = checkResponse(endpoint, response);
    if (!('failed' in response) && ofGoodCall.length === 0) learn(known, endpoint, JSON.parse(response.text));
    const badCalls = badCallsOf(endpoint, wish.call, wish.bearer);
    const misfits = [...ofGoodCall];
    for (const bad of badCalls) {
      const misfit = judgeRefusal(bad, await callService(base, endpoint, bad.call, bad.bearer));
      if (misfit !== null) misfits.push(misfit);
    }
    checked.push({
      ...row,
      outcome: misfits.length === 0 ? 'fits' : 'differs',
      misfits,
      badCalls: badCalls.length,
      milliseconds,
    });
  }
  return { at: new Date(now()).toISOString(), withSideEffects, endpoints: checked };
}

/** Refusals that say that player, game or offer were not right for the call, and nothing of how it is answered when they are. */
const factStatuses = [403, 404, 409];

function factRefusal({ errors }: AnyEndpoint, response: ServiceResponse): string | null {
  if ('failed' in response || !factStatuses.includes(response.status)) return null;
  const meaning = errors[response.status];
  return meaning === undefined ? null : `${response.status}: ${meaning}`;
}

type Wish = { call: ServiceCall; bearer: string | null } | { because: string };

function wishOf(endpoint: AnyEndpoint, effect: Effect, facts: ExampleFacts, withSideEffects: boolean): Wish {
  if (effect === 'keepsOut') return { because: 'it would keep the player out' };
  if (effect === 'changes' && !withSideEffects) return { because: 'it changes something (--with-side-effects)' };
  try {
    const example: unknown = Reflect.get(examples, endpoint.name);
    if (typeof example !== 'function') return { because: 'there is no example of a call' };
    return { call: (example as (given: ExampleFacts) => ServiceCall)(facts), bearer: bearerOf(endpoint, facts) };
  } catch (error) {
    if (error instanceof MissingFact) return { because: `it needs ${error.message}` };
    throw error;
  }
}

/** Launch tokens are good once: each call takes the next one. */
function bearerOf({ auth }: AnyEndpoint, facts: ExampleFacts): string | null {
  if (auth === 'userToken') return facts.session.tokens.userToken;
  if (auth !== 'launchToken') return null;
  const next = facts.session.tokens.launchTokens.shift();
  if (next === undefined) throw new MissingFact('a launch token that was not used yet');
  return next;
}

/** Takes from a good answer what later calls need. */
function learn(known: KnownFacts, { name }: AnyEndpoint, body: unknown): void {
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
    const entered = v.parse(accounts.login.response, body);
    if (!('tokens' in entered)) return;
    known.session = entered;
    if (known.player !== undefined) known.player = { ...known.player, userId: entered.account.core.userId };
  }
  if (name === accounts.refreshLaunchTokens.name)
    known.session?.tokens.launchTokens.push(...v.parse(accounts.refreshLaunchTokens.response, body).launchTokens);
  if (name === accounts.refreshToken.name && known.session !== undefined)
    known.session = { ...known.session, tokens: v.parse(accounts.refreshToken.response, body).tokens };
  if (name === startMetered.name) known.meteredSessionId = v.parse(startMetered.response, body).id;
  if (name === pendingMessages.name) {
    const [message] = v.parse(pendingMessages.response, body).messages;
    if (message !== undefined) known.messageId = message.messageInstanceUUID;
  }
  if (name === playerRewards.name) {
    const waiting = v.parse(playerRewards.response, body).data.find(({ state }) => state === 'claimable');
    if (waiting !== undefined) known.rewardId = waiting.rewardId;
  }
  if (name === anonymousPromotions.name || name === playerPromotions.name) {
    const offer = v.parse(playerPromotions.response, body).data.find(({ promotionId }) => promotionId !== null);
    if (offer !== undefined && offer.promotionId !== null)
      known.promotion = { promotionId: offer.promotionId, serviceId: offer.serviceId };
  }
}
