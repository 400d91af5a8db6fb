import * as contract from '@foyer/contract/campaigns';
import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { forward } from '../../services/api/forward.ts';

/**
 * The specification puts the user token into the address of these four. The server accepts it there, but our own pages
 * send it as a header, so that no history or log contains it.
 */
const tokenInAddress = { userToken: v.optional(v.pipe(v.string(), v.maxLength(4096))) };
/** Timestamp that prevents caches from responding. */
const fresh = { ...tokenInAddress, _t: v.optional(v.pipe(v.string(), v.maxLength(20))) };

/** Game as quests show it. */
const questGame = v.object({ id: v.number(), name: v.string(), image: v.string() });

const questCard = v.object({ ...v.omit(contract.campaign, ['gameIds']).entries, games: v.array(questGame) });
export type QuestCard = v.InferOutput<typeof questCard>;

const spinsCard = v.object({
  ...v.omit(contract.freeSpins, ['gameId']).entries,
  gameId: v.number(),
  /** Null if the games service returns no list. */
  game: v.nullable(questGame),
});
export type SpinsCard = v.InferOutput<typeof spinsCard>;

/** QU-01. */
export const getCampaigns = endpoint({
  name: 'getCampaigns',
  service: 'web',
  method: 'GET',
  path: '/api/campaigns',
  auth: 'userToken',
  query: v.object(tokenInAddress),
  response: v.object({ data: v.array(questCard) }),
  errors: contract.playerCampaigns.errors,
});

export const getRewards = forward(contract.playerRewards, 'getRewards', '/api/rewards', { query: v.object(fresh) });

export const getFreeSpins = endpoint({
  name: 'getFreeSpins',
  service: 'web',
  method: 'GET',
  path: '/api/freespins',
  auth: 'userToken',
  query: v.object(fresh),
  response: v.object({ data: v.array(spinsCard) }),
  errors: contract.playerFreeSpins.errors,
});

export const getUserStatistics = forward(contract.playerStatistics, 'getUserStatistics', '/api/campaigns/user-stats', {
  query: v.object(tokenInAddress),
});

export const postClaim = endpoint({
  name: 'postClaim',
  service: 'web',
  method: 'POST',
  path: '/api/rewards/:rewardId/claim',
  auth: 'userToken',
  repeatable: true,
  params: contract.claimReward.params,
  response: v.object({ reward: contract.reward, freeSpins: v.nullable(spinsCard) }),
  errors: contract.claimReward.errors,
});

export const postStreaks = forward(contract.chooseStreaks, 'postStreaks', '/api/streaks');
