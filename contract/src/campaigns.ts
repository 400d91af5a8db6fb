import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { culture, currencyIso, gameGroupId, numericIdText, userId } from './ids.ts';
import { minorUnits } from './minorUnits.ts';
import { lenient, tolerantList } from './tolerantSchemas.ts';

/** The operator's campaigns are quests to players: a task, the progress and the reward. */
const campaignId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
const unixMs = v.pipe(v.number(), v.integer(), v.minValue(0));
const words = v.pipe(v.string(), v.maxLength(400));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** Unit that a campaign counts; `hearts` are games added to favourites. */
export const campaignUnits = ['games', 'rounds', 'hearts'] as const;
export const rewardKinds = ['freeSpins', 'bonus', 'badge'] as const;

export const campaign = v.object({
  campaignId,
  title: words,
  /** The task in one sentence. */
  summary: words,
  /** Description of the reward. */
  rewardText: words,
  unit: v.picklist(campaignUnits),
  progress: count,
  target: count,
  /** Eligible games, those that still count first. */
  gameIds: lenient(tolerantList(gameGroupId, 12), []),
  /** Unix milliseconds. */
  endsAt: unixMs,
  /** UK22: all significant terms, in paragraphs. */
  terms: v.pipe(v.array(v.pipe(v.string(), v.maxLength(600))), v.maxLength(12)),
});
export type Campaign = v.InferOutput<typeof campaign>;

/** An earned reward, which can be claimed once until `claimBefore`. */
export const reward = v.object({
  rewardId: id,
  campaignId,
  kind: v.picklist(rewardKinds),
  text: words,
  state: v.picklist(['claimable', 'claimed', 'expired']),
  earnedAt: unixMs,
  claimBefore: unixMs,
  claimedAt: v.nullable(unixMs),
});
export type Reward = v.InferOutput<typeof reward>;

/** Free spins in one slot: rounds without cost at a fixed stake. Their wins are immediately real money. */
export const freeSpins = v.object({
  freeSpinsId: id,
  gameId: gameGroupId,
  total: count,
  left: count,
  /** Value of each spin, and winnings so far, in minor units. */
  stake: minorUnits,
  won: minorUnits,
  currencyIsoCode: currencyIso,
  playBefore: unixMs,
  state: v.picklist(['active', 'used', 'expired']),
});
export type FreeSpins = v.InferOutput<typeof freeSpins>;

export const userStatistics = v.object({
  /** Consecutive days with a login. */
  loginStreak: lenient(count, 0),
  /** Whether the player wants to see streaks. */
  isStreakOn: lenient(v.boolean(), false),
  /** Number of different games played with real stakes. */
  gamesTried: lenient(count, 0),
  achievements: lenient(
    tolerantList(v.object({ achievementId: campaignId, title: words, unlockedAt: unixMs }), 40),
    [],
  ),
});
export type UserStatistics = v.InferOutput<typeof userStatistics>;

const spoken = v.object({ culture: v.optional(culture) });
const errors = { 401: 'token refused' };

/** QU-01: campaigns open to this player, depending on the market. */
export const playerCampaigns = endpoint({
  name: 'playerCampaigns',
  service: 'campaigns',
  method: 'GET',
  path: '/campaigns',
  auth: 'userToken',
  query: spoken,
  response: v.object({ data: tolerantList(campaign) }),
  errors,
});

/** Earned rewards that have not expired from the list, newest first. */
export const playerRewards = endpoint({
  name: 'playerRewards',
  service: 'campaigns',
  method: 'GET',
  path: '/rewards',
  auth: 'userToken',
  query: spoken,
  response: v.object({ data: tolerantList(reward) }),
  errors,
});

/** Free spins of a player. */
export const playerFreeSpins = endpoint({
  name: 'playerFreeSpins',
  service: 'campaigns',
  method: 'GET',
  path: '/freespins',
  auth: 'userToken',
  response: v.object({ data: tolerantList(freeSpins) }),
  errors,
});

/** Login streak, number of games and achievements of a player. */
export const playerStatistics = endpoint({
  name: 'playerStatistics',
  service: 'campaigns',
  method: 'GET',
  path: '/campaigns/user-stats',
  auth: 'userToken',
  query: spoken,
  response: userStatistics,
  errors,
});

/** Claims a reward. Idempotent. An extension: the specification names the action but no call. */
export const claimReward = endpoint({
  name: 'claimReward',
  service: 'campaigns',
  method: 'POST',
  path: '/rewards/:rewardId/claim',
  auth: 'userToken',
  repeatable: true,
  params: v.object({ rewardId: numericIdText }),
  query: spoken,
  response: v.object({ reward, freeSpins: v.nullable(freeSpins) }),
  errors: {
    401: 'token refused',
    403: 'the player may not play now',
    404: 'no such reward of this player',
    410: 'the time to claim is over',
  },
});

/** Sets whether the player wants to see login streaks. An extension of the specification. */
export const chooseStreaks = endpoint({
  name: 'chooseStreaks',
  service: 'campaigns',
  method: 'POST',
  path: '/streaks',
  auth: 'userToken',
  repeatable: true,
  body: v.object({ isOn: v.boolean() }),
  response: v.object({ isStreakOn: v.boolean() }),
  errors,
});

/** A login streak in a hub message (QU-03). A non-numeric count is invalid. */
export const loginStreakEvent = v.object({ streakCount: v.number(), userId });
