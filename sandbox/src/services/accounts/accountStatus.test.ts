import { accountCodes, accountStatuses } from '@foyer/contract/accounts';
import { expect, test } from 'vitest';
import { loginObstacle, playObstacle, restrictionOfObstacle, stricterObstacles } from './accountStatus.ts';
import type { AccountStatusId, Obstacle } from './accountStatus.ts';

const names = Object.keys(accountStatuses) as (keyof typeof accountStatuses)[];
const blockedStatuses = (obstacleOf: (status: AccountStatusId) => unknown) =>
  names.filter((name) => obstacleOf(accountStatuses[name]) !== null);

test('AU-19 closed, blacklisted, self-excluded and deactivated accounts have their own login errors', () => {
  expect(blockedStatuses(loginObstacle)).toEqual(['deactivated', 'closed', 'blacklisted', 'selfExcluded']);
  const obstacles = ['deactivated', 'closed', 'blacklisted', 'selfExcluded'].map((name) =>
    loginObstacle(accountStatuses[name as 'closed']),
  );
  expect(new Set(obstacles.map((obstacle) => obstacle?.code)).size).toBe(4);
  expect(new Set(obstacles.map((obstacle) => obstacle?.message)).size).toBe(4);
});

test('AU-19 an unverified account may play where the market does not require verification', () => {
  const blocked = ['unknown', 'deactivated', 'closed', 'blacklisted', 'selfExcluded'];
  expect(blockedStatuses((status) => playObstacle(status, { isVerificationRequired: false }))).toEqual(blocked);
  expect(blockedStatuses((status) => playObstacle(status, { isVerificationRequired: true })).toSorted()).toEqual(
    [...blocked, 'provisional', 'dispatched'].toSorted(),
  );
});

test('AU-19 each account status has its own error code and a message with the next step', () => {
  const {
    accountClosed,
    accountDeactivated,
    accountBlacklisted,
    accountSelfExcluded,
    accountUnknownStatus,
    verificationNeeded,
  } = accountCodes;
  expect(loginObstacle(accountStatuses.deactivated)).toMatchObject({
    code: accountDeactivated,
    message: expect.stringContaining('customer support'),
  });
  expect(loginObstacle(accountStatuses.closed)).toEqual({ code: accountClosed, message: 'This account is closed.' });
  expect(loginObstacle(accountStatuses.blacklisted)).toMatchObject({
    code: accountBlacklisted,
    message: expect.stringContaining('customer support'),
  });
  expect(loginObstacle(accountStatuses.selfExcluded)).toMatchObject({
    code: accountSelfExcluded,
    message: expect.stringContaining('help is free'),
  });
  expect(playObstacle(accountStatuses.unknown, { isVerificationRequired: false })).toMatchObject({
    code: accountUnknownStatus,
    message: expect.stringContaining('cannot play yet'),
  });
  expect(playObstacle(accountStatuses.provisional, { isVerificationRequired: true })).toMatchObject({
    code: verificationNeeded,
    message: expect.stringContaining('verify your account'),
  });
});

test('AU-19 an obstacle that the player cannot clear is a restriction, with its end date if known', () => {
  const { accountDeactivated, accountClosed, accountBlacklisted, accountSelfExcluded, accountOnBreak } = accountCodes;
  const kinds = [accountDeactivated, accountClosed, accountBlacklisted, accountSelfExcluded, accountOnBreak].map(
    (code) => restrictionOfObstacle({ code, message: '' }),
  );
  expect(kinds).toEqual(
    ['deactivated', 'closed', 'blacklisted', 'selfExclusion', 'timeOut'].map((kind) => ({ kind, until: null })),
  );
  expect(restrictionOfObstacle({ code: accountOnBreak, message: '', until: '2026-11-24T12:00:00.000Z' })).toEqual({
    kind: 'timeOut',
    until: '2026-11-24T12:00:00.000Z',
  });
});

test('AU-19 an obstacle that the player can clear is not a restriction', () => {
  expect(
    [
      null,
      { code: accountCodes.verificationNeeded, message: '' },
      { code: accountCodes.accountUnknownStatus, message: '' },
    ].map(restrictionOfObstacle),
  ).toEqual([null, null, null]);
});

test('UK20 MT3 of two reasons a player learns of the stricter one, and of two exclusions of the later end', () => {
  const obstacle = (code: number, rest: Partial<Obstacle> = {}): Obstacle => ({ code, message: '', ...rest });
  const { accountClosed, accountSelfExcluded, accountOnBreak, accountUnderReview } = accountCodes;
  const timeOut = obstacle(accountOnBreak, { until: '2026-02-01T00:00:00.000Z' });
  const short = obstacle(accountSelfExcluded, { until: '2026-07-01T00:00:00.000Z' });
  const long = obstacle(accountSelfExcluded, { until: '2031-01-01T00:00:00.000Z' });
  const endless = obstacle(accountSelfExcluded);
  const over = obstacle(accountSelfExcluded, {
    returning: { mayRequestReturn: true, returnRequestedAt: null, opensAt: null },
  });
  const strictestFirst = [obstacle(accountClosed), endless, long, short, over, timeOut, obstacle(accountUnderReview)];
  strictestFirst.forEach((stricter, index) => {
    for (const weaker of strictestFirst.slice(index + 1))
      for (const [own, other] of [
        [stricter, weaker],
        [weaker, stricter],
      ] as const)
        expect(stricterObstacles({ login: null, play: own }, { login: null, play: other }).play).toBe(stricter);
  });
});

test('MT5 a time-out takes no excluded player the login for a withdrawal', () => {
  const timeOut: Obstacle = { code: accountCodes.accountOnBreak, message: '' };
  const excluded: Obstacle = { code: accountCodes.accountSelfExcluded, message: '' };
  expect(stricterObstacles({ login: timeOut, play: timeOut }, { login: null, play: excluded })).toEqual({
    login: null,
    play: excluded,
  });
  const none = { login: null, play: null };
  expect(stricterObstacles({ login: timeOut, play: timeOut }, none)).toEqual({ login: timeOut, play: timeOut });
  expect(stricterObstacles(none, { login: null, play: excluded })).toEqual({ login: null, play: excluded });
});
