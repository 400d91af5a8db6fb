import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { culture, currencyIso, gameGroupId, numericIdText, userId } from './identifiers.ts';
import { minorUnits } from './money.ts';

/** Campaigns are what players know as quests: something to do, how far they are, and what it brings. */
const campaignId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
const unixMs = v.pipe(v.number(), v.integer(), v.minValue(0));
const words = v.pipe(v.string(), v.maxLength(400));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** What a campaign counts; `hearts` are games that the player made favourites. */
export const campaignUnits = ['games', 'rounds', 'hearts'] as const;
export const rewardKinds = ['freeSpins', 'bonus', 'badge'] as const;

export const campaign = v.object({
  campaignId,
  title: words,
  /** What there is to do, in a sentence. */
  summary: words,
  /** What it brings. */
  rewardText: words,
  unit: v.picklist(campaignUnits),
  progress: count,
  target: count,
  /** Games that it is about, those that still count first. */
  gameIds: v.pipe(v.array(gameGroupId), v.maxLength(12)),
  /** Unix milliseconds. */
  endsAt: unixMs,
  /** UK22: everything that decides about it, in paragraphs. */
  terms: v.pipe(v.array(v.pipe(v.string(), v.maxLength(600))), v.maxLength(12)),
});
export type Campaign = v.InferOutput<typeof campaign>;

/** Something that was earned. It waits to be claimed until `claimBefore`, and is the player's once. */
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

/** Free spins in one slot: rounds that cost nothing, at a stake of the house. What they win is real money at once. */
export const freeSpins = v.object({
  freeSpinsId: id,
  gameId: gameGroupId,
  total: count,
  left: count,
  /** What each is worth, and what they won so far, in minor units. */
  stake: minorUnits,
  won: minorUnits,
  currencyIsoCode: currencyIso,
  playBefore: unixMs,
  state: v.picklist(['active', 'used', 'expired']),
});
export type FreeSpins = v.InferOutput<typeof freeSpins>;

export const userStatistics = v.object({
  /** Days in a row with a login. */
  loginStreak: count,
  /** Whether the player wants to hear of it. */
  isStreakOn: v.boolean(),
  /** Different games played with an own stake. */
  gamesTried: count,
  achievements: v.pipe(
    v.array(v.object({ achievementId: campaignId, title: words, unlockedAt: unixMs })),
    v.maxLength(40),
  ),
});
export type UserStatistics = v.InferOutput<typeof userStatistics>;

const spoken = v.object({ culture: v.optional(culture) });
const errors = { 401: 'token refused' };

/** QU-01: what this player may take part in. Which campaigns there are depends on the market. */
export const playerCampaigns = endpoint({
  name: 'playerCampaigns',
  service: 'campaigns',
  method: 'GET',
  path: '/campaigns',
  auth: 'userToken',
  query: spoken,
  response: v.object({ data: v.array(campaign) }),
  errors,
});

/** What was earned and not forgotten yet, newest first. */
export const playerRewards = endpoint({
  name: 'playerRewards',
  service: 'campaigns',
  method: 'GET',
  path: '/rewards',
  auth: 'userToken',
  query: spoken,
  response: v.object({ data: v.array(reward) }),
  errors,
});

export const playerFreeSpins = endpoint({
  name: 'playerFreeSpins',
  service: 'campaigns',
  method: 'GET',
  path: '/freespins',
  auth: 'userToken',
  response: v.object({ data: v.array(freeSpins) }),
  errors,
});

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

/** Takes what was earned. Twice is the same as once. An extension of the specification, which names the act and no call. */
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

/** Whether the player wants to hear of login streaks. An extension of the specification. */
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

/** A login streak as the hub tells of it (QU-03). What is no number is none. */
export const loginStreakEvent = v.object({ streakCount: v.pipe(v.number(), v.integer(), v.minValue(1)), userId });
