import type { ClauseId } from '../../brands/clauses/clause.ts';

/** Files that decide for clauses: the tests whose titles name one of these must notice changes of them. */
export interface ClauseRule {
  clauses: readonly ClauseId[];
  files: readonly string[];
}

const registration = 'sandbox/src/services/registration';
const saferGambling = 'sandbox/src/services/safer-gambling';
const webSaferGambling = 'web/src/features/safer-gambling';

export const clauseRules: readonly ClauseRule[] = [
  { clauses: ['UK1', 'UK4', 'UK5', 'UK6', 'ON6'], files: ['web/src/domain/player/playerFigures.ts'] },
  { clauses: ['UK2', 'UK3'], files: ['sandbox/src/services/wallet/runningTotals.ts'] },
  { clauses: ['UK7', 'UK8', 'UK24', 'ON6'], files: ['games/src/engines/playMarket.ts'] },
  { clauses: ['UK8', 'ON6'], files: ['web/src/features/game-window/singleGameLock.ts'] },
  { clauses: ['UK9', 'ON5', 'ON6'], files: ['games/src/frame/winPresentation.ts'] },
  { clauses: ['UK12'], files: [`${webSaferGambling}/parseLimit.ts`] },
  { clauses: ['UK12', 'UK14', 'ON7', 'ON8'], files: [`${saferGambling}/limitRules.ts`] },
  // A break refuses stakes and deposits before any limit does.
  { clauses: ['UK12', 'UK14', 'UK20', 'ON3', 'ON7', 'ON8'], files: [`${saferGambling}/limits.ts`] },
  { clauses: ['UK13'], files: ['web/src/features/hero/shownLimit.ts'] },
  { clauses: ['UK15'], files: [`${saferGambling}/reviewDueAt.ts`] },
  { clauses: ['UK16'], files: ['sandbox/src/services/jackpots/jackpotFacts.ts'] },
  { clauses: ['UK18', 'UK22', 'ON10', 'ON14'], files: ['contract/src/registrationProblems.ts'] },
  {
    clauses: ['UK20', 'ON3', 'ON4', 'MT3', 'MT4', 'MT5'],
    files: [`${saferGambling}/breaks.ts`, `${saferGambling}/breakObstacles.ts`],
  },
  { clauses: ['MT3'], files: [`${registration}/matchPersons.ts`] },
  { clauses: ['UK20', 'ON4'], files: [`${registration}/registerChecks.ts`] },
  { clauses: ['UK21', 'UK22'], files: ['sandbox/src/services/promotions/offerTerms.ts'] },
  { clauses: ['UK22'], files: ['web/src/features/promotions/significantTerms.ts'] },
  { clauses: ['UK20', 'UK23', 'ON4', 'MT5'], files: ['sandbox/src/services/portal/communicationPreferences.ts'] },
  { clauses: ['UK24'], files: ['games/src/engines/stakeCapRule.ts'] },
  { clauses: ['UK26'], files: [`${webSaferGambling}/saferWeek.ts`] },
  { clauses: ['ON13'], files: [`${webSaferGambling}/inactivity.ts`] },
];
