import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { accountsSchema } from './accountsSchema.ts';
import { createPlayers } from './players.ts';
import { createSessions, idleMsAfter, sessionLifeMs } from './sessions.ts';

function oneSession(idleMs = Infinity) {
  const sandboxContext = testSandboxContext(walletSchema, accountsSchema);
  const players = createPlayers(sandboxContext, createWallet(sandboxContext));
  const userId = players.create({
    username: 'a',
    passwordHash: '',
    brand: 'regency',
    marketId: 'uk',
    grant: 0,
    termsAccepted: true,
  });
  if (userId === null) throw new Error('no player');
  const presence: [from: number, until: number][] = [];
  const sessions = createSessions(sandboxContext, {
    idleMsOf: () => idleMs,
    recordPresence: (_, fromMs) => void presence.push([fromMs, sandboxContext.clock.now()]),
  });
  return { ...sandboxContext, sessions, session: sessions.start(userId, 8145), userId, presence };
}
const allowed = () => null;

test('a launch token can be spent once and expires with its session', () => {
  const { sessions, session, clock } = oneSession();
  const [first = '', second = '', third = ''] = sessions.issueLaunchTokens(session.session_id, 3);
  expect(sessions.spendLaunchToken(first, allowed)).toMatchObject({ spent: true });
  expect(sessions.spendLaunchToken(first, allowed)).toEqual({ spent: false, reason: 'spent' });
  clock.move(sessionLifeMs - 1);
  expect(sessions.spendLaunchToken(second, allowed)).toMatchObject({ spent: true });
  clock.move(1);
  expect(sessions.spendLaunchToken(third, allowed)).toEqual({ spent: false, reason: 'expired' });
});

test('a launch token that is not allowed now is not consumed', () => {
  const { sessions, session } = oneSession();
  const [token = ''] = sessions.issueLaunchTokens(session.session_id, 1);
  expect(sessions.spendLaunchToken(token, () => 'blocked')).toEqual({
    spent: false,
    reason: 'notAllowed',
    because: 'blocked',
  });
  expect(sessions.spendLaunchToken(token, allowed)).toMatchObject({ spent: true });
});

test('a refresh token used twice closes its session', () => {
  const { sessions, session } = oneSession();
  const token = sessions.issueRefreshToken(session.session_id);
  expect(sessions.useRefreshToken(token)).toMatchObject({ used: true });
  expect(sessions.isOpen(session.session_id)).toBe(true);
  const next = sessions.issueRefreshToken(session.session_id);
  expect(sessions.useRefreshToken(token)).toEqual({ used: false, reason: 'reused' });
  expect(sessions.isOpen(session.session_id)).toBe(false);
  expect(sessions.useRefreshToken(next)).toEqual({ used: false, reason: 'expired' });
});

test('the database stores tokens only as hashes', () => {
  const { sessions, session, database } = oneSession();
  const [token = ''] = sessions.issueLaunchTokens(session.session_id, 1);
  const stored = database.prepare('SELECT hash FROM launch_token').get();
  expect(Buffer.from(stored?.['hash'] as Uint8Array).toString('latin1')).not.toContain(token);
});

test('tokens of long-ended sessions are deleted, and others are kept', () => {
  const { sessions, session, clock, database } = oneSession();
  sessions.issueLaunchTokens(session.session_id, 2);
  sessions.prune();
  expect(database.prepare('SELECT count(*) AS stored FROM launch_token').get()).toEqual({ stored: 2 });
  clock.move(3 * sessionLifeMs + 1);
  sessions.prune();
  expect(database.prepare('SELECT count(*) AS stored FROM launch_token').get()).toEqual({ stored: 0 });
});

test('each token can be spent at most once and only in an open session, in any order', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('spend' as const), at: fc.nat(4) }),
    fc.record({ do: fc.constant('close' as const), at: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const { sessions, session, database } = oneSession();
      const tokens = sessions.issueLaunchTokens(session.session_id, 5);
      const spent = new Set<number>();
      let isClosed = false;
      for (const next of steps) {
        if (next.do === 'close') {
          sessions.close(session.session_id, 'logout');
          isClosed = true;
          continue;
        }
        const result = sessions.spendLaunchToken(tokens[next.at] ?? '', allowed);
        expect(result.spent).toBe(!isClosed && !spent.has(next.at));
        if (result.spent) spent.add(next.at);
      }
      database.close();
    }),
    { numRuns: 60 },
  );
});

const minute = 60_000;

test('ON13 a session ends with its idle time, and with it its launch tokens and refresh tokens', () => {
  const { sessions, session, clock } = oneSession(22 * minute);
  const [launch = '', other = ''] = sessions.issueLaunchTokens(session.session_id, 2);
  const refresh = sessions.issueRefreshToken(session.session_id);
  clock.move(21 * minute);
  sessions.recordSign(session.session_id, 0);
  clock.move(22 * minute - 1);
  expect(sessions.isOpen(session.session_id)).toBe(true);
  expect(sessions.spendLaunchToken(launch, allowed)).toMatchObject({ spent: true });
  clock.move(1);
  expect(sessions.isOpen(session.session_id)).toBe(false);
  expect(sessions.spendLaunchToken(other, allowed)).toEqual({ spent: false, reason: 'expired' });
  expect(sessions.useRefreshToken(refresh)).toEqual({ used: false, reason: 'expired' });
  sessions.recordSign(session.session_id, 0);
  expect(sessions.isOpen(session.session_id)).toBe(false);
});

test('ON13 polls and renewed tokens do not keep a session open, however many tabs send them', () => {
  const { sessions, session, clock } = oneSession(22 * minute);
  let refresh = sessions.issueRefreshToken(session.session_id);
  for (let passed = 0; passed < 22; passed += 1) {
    expect(sessions.isOpen(session.session_id)).toBe(true);
    clock.move(minute);
    sessions.recordSign(session.session_id);
    sessions.recordSign(session.session_id, (passed + 1) * minute);
    sessions.useRefreshToken(refresh);
    refresh = sessions.issueRefreshToken(session.session_id);
  }
  expect(sessions.isOpen(session.session_id)).toBe(false);
});

test('ON13 a reported act counts at its own time, and an older one does not undo a newer one', () => {
  const { sessions, session, clock } = oneSession(22 * minute);
  clock.move(10 * minute);
  sessions.recordSign(session.session_id, 4 * minute);
  sessions.recordSign(session.session_id, 9 * minute);
  sessions.recordSign(session.session_id, 1e15);
  clock.move(18 * minute - 1);
  expect(sessions.isOpen(session.session_id)).toBe(true);
  clock.move(1);
  expect(sessions.isOpen(session.session_id)).toBe(false);
});

test('ON7 the player is logged in from one sign of a session to the next, and until it is closed', () => {
  const { sessions, session, clock, presence, userId } = oneSession(22 * minute);
  const start = clock.now();
  clock.move(5 * minute);
  sessions.recordSign(session.session_id, 0);
  clock.move(15 * minute);
  sessions.closeAllOf(userId, 'replaced');
  const next = sessions.start(userId, 8145);
  clock.move(minute);
  sessions.close(next.session_id, 'logout');
  sessions.recordSign(next.session_id, 0);
  expect(presence).toEqual([
    [start, start + 5 * minute],
    [start + 5 * minute, start + 20 * minute],
    [start + 20 * minute, start + 21 * minute],
  ]);
});

test('ON13 RM-02 the idle time is the market’s, with a minute for the prompt and a minute for the report', () => {
  expect(idleMsAfter(20)).toBe(22 * minute);
});
