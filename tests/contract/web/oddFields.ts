import { takesLaunchToken } from '@foyer/contract/endpoint';
import { pathsIn, valueAt, withValue } from '@foyer/contract/fieldPaths';
import { expect, test } from 'vitest';
import { sampleOf } from '../support/endpointFields.ts';
import { forgettingCaches } from '../support/forgettingCaches.ts';
import { endpointOf, inputsOf, requestOf, webEndpoints } from '../support/webCalls.ts';
import type { WebSuite } from '../support/webPair.ts';

const account = [
  'account',
  'account.core',
  'account.core.userId',
  'account.core.username',
  'account.core.currencyIsoCode',
];
const protection = ['currencyIsoCode', 'limits', 'offers'];
const tokens = ['tokens', 'tokens.userToken', 'tokens.refreshTokens', 'tokens.refreshTokens.0'];
const gamePicker = [
  'gameGroupId',
  'gameHTML5ClientID',
  'gameHTML5ModuleId',
  'gameHTMLDesktopClientID',
  'gameHTMLDesktopModuleID',
];
const playableGame = (path: string) => [
  path,
  ...['GameGroupId', 'SiteGameName', 'Properties', 'Properties.gamePicker'].map((field) => `${path}.${field}`),
  ...gamePicker.map((field) => `${path}.Properties.gamePicker.${field}`),
];

/** Fields of a service without which a call of the web has nothing to answer. A statement of money is whole or none. */
const needed: Readonly<Record<string, readonly string[]>> = {
  'endMeter endMetered': ['id', 'gameGroupId', 'startedAt', 'endedAt', 'staked', 'won'],
  'fetchIsGameMetered isGameMetered': ['isGameMetered'],
  'getAllGames gamesSearch': ['data'],
  'getCampaigns playerCampaigns': ['data'],
  'getComplianceUrls nodesByAlias': ['0', '0.Id', '0.Alias', '0.Children'],
  'getDetails details': account,
  'getFreeSpins playerFreeSpins': ['data'],
  'getGameHistory gameHistory': ['currencyIsoCode', 'totals', 'totals.staked', 'totals.won', 'rounds', 'next'],
  'getLiveTables liveTables': ['serverTime', 'tables'],
  'getMoneyHistory moneyHistory': [
    'currencyIsoCode',
    'totals',
    'totals.deposited',
    'totals.withdrawn',
    'lifetimeNetDeposits',
    'moves',
    'moves.0',
    'moves.0.kind',
    'moves.0.amount',
    'moves.0.bookedAt',
    'moves.0.balance',
    'next',
  ],
  'getProtection playerProtection': protection,
  'getRewards playerRewards': ['data'],
  'getSessionSummary sessionSummary': ['elapsedSeconds', 'currencyIsoCode', 'balances'],
  'getTerms nodesByAlias': ['0', '0.Id', '0.Alias', '0.Properties', '0.Properties.html', '0.Children'],
  'getUserPromotions playerPromotions': ['data'],
  'getVerification verification': [
    'state',
    'steps',
    'steps.identity',
    'steps.address',
    'holds',
    'holds.play',
    'holds.withdraw',
  ],
  'getWinners gamesList': ['data'],
  'getWinners winners': ['serverTime', 'winners'],
  'launchGame launch': ['launchUrl'],
  'postAcceptTerms acceptTermsAndConditions': account,
  'postCalmMode setCalmMode': protection,
  'postChat askChat': ['text', 'helpLine'],
  'postExclusion playerExclusion': ['currencyIsoCode'],
  'postLimit setLimit': protection,
  'postLimitConfirmation confirmLimit': [
    'confirmed',
    'protection',
    ...protection.map((field) => `protection.${field}`),
  ],
  'postLogin login': [...tokens, ...account],
  'postMarketing chooseMarketing': protection,
  'postPending pendingMessages': ['messages'],
  'postRefreshLaunchTokens refreshLaunchTokens': ['launchTokens', 'launchTokens.0'],
  'postRefreshToken refreshToken': tokens,
  'postRegister register': ['opened', 'refreshToken'],
  'postReminder setReminder': protection,
  'postReturn requestReturn': ['requested', 'exclusion', 'exclusion.currencyIsoCode'],
  'postReturnWithdrawal withdrawReturn': ['withdrawn', 'exclusion', 'exclusion.currencyIsoCode'],
  'postReview noteReview': protection,
  'postStreaks chooseStreaks': ['isStreakOn'],
  'readGame gameById': playableGame('game'),
  'similarGames gamesList': ['data', ...playableGame('data.0')],
};

/**
 * Calls that are refused here: they need a round, a reward, a message or a document of the player first, or players who
 * log in elsewhere.
 */
const refused = [
  'postChangePassword',
  'startMeter',
  'postExternalLoginFinish',
  'postExternalLoginStart',
  'postExternalLogout',
  'postResetPassword',
  'getGameRound',
  'getAnonymousPromotionTerms',
  'getPromotionTerms',
  'optInToPromotion',
  'postClaim',
  'postDocument',
  'postAcknowledge',
  'postReceive',
  'postSingleSession',
  'postAppLogin',
  'postReport',
];

/** Values that a service may send instead of one that the contract describes. Undefined leaves the field out. */
const oddValues = (value: unknown): unknown[] => [
  undefined,
  null,
  { odd: true },
  ...(typeof value === 'string' ? ['somethingElse'] : []),
  ...(typeof value === 'number' ? ['7', -1] : []),
];

const replacementOf = ({ method, path, body }: { method: string; path: string; body: unknown }) => ({
  method,
  path: new RegExp(`^${path.replaceAll(/[^\w/]/g, '\\$&')}$`),
  status: 200,
  body: JSON.stringify(body),
});

export const describeOddFields: WebSuite = (pair) => {
  test('HT-06 a call is answered when a service sends an odd field, unless it cannot do without the field', async () => {
    const { sandbox, sandboxProxy, gameId, startWeb } = pair();
    const { forgetCaches, variables } = forgettingCaches(sandbox.dataFolder);
    const web = await startWeb({ SESSION_BINDING: 'off', TRUSTED_PROXIES: '127.0.0.0/8', ...variables });
    const failing: Record<string, string[]> = {};
    const skipped: string[] = [];
    const notRequested = new Set<string>();
    for (const endpoint of webEndpoints) {
      const player = await sandbox.newPlayer({ brand: 'regency', marketId: 'uk' });
      const { tokens: given } = await sandbox.logIn(player);
      const { meteredSessionId } = await sandbox.meteredSession(given.userToken);
      const inputs = inputsOf(given, player, { userId: player.userId, gameId, meteredSessionId });
      const input = { ...sampleOf(endpoint), ...inputs[endpoint.name] };
      const params = { ...input.params, ...('gameId' in input.params && { gameId }) };
      const bearer = takesLaunchToken(endpoint.auth) ? (given.launchTokens.pop() ?? '') : given.userToken;
      const send = () => web.request(requestOf(endpoint, { ...input, params }, bearer));
      const responses: { name: string; method: string; path: string; body: unknown }[] = [];
      sandboxProxy.change((method, path, body) => {
        const name = endpointOf(method, path)?.name;
        // The list of recalled games is requested by the clock.
        if (name !== undefined && name !== 'recalledGames') responses.push({ name, method, path, body });
        return body;
      });
      const { status } = await send();
      sandboxProxy.change(null);
      // The sandbox need not build its lists again for each field of another response, and a launch spends its token.
      const repeated = responses.filter(({ method, name }) => method === 'GET' || name === 'launch').map(replacementOf);
      if (status !== 200) skipped.push(endpoint.name);
      else
        for (const { name, method, path, body } of responses)
          for (const field of pathsIn(body))
            for (const odd of oddValues(valueAt(body, field))) {
              sandboxProxy.respondWith(replacementOf({ method, path, body: withValue(body, field, odd) }), ...repeated);
              forgetCaches();
              sandboxProxy.clearRecorded();
              const { status: oddStatus } = await send();
              if (!sandboxProxy.calls.includes(`${method} ${path}`)) notRequested.add(`${endpoint.name} ${name}`);
              if (oddStatus !== 200)
                failing[`${endpoint.name} ${name}`] = [
                  ...new Set([...(failing[`${endpoint.name} ${name}`] ?? []), field.join('.')]),
                ];
            }
      sandboxProxy.respondWith(null);
    }
    expect([...notRequested]).toEqual([]);
    expect(skipped).toEqual(refused);
    expect(failing).toEqual(needed);
    // The test makes thousands of calls, one after the other.
  }, 300_000);
};
