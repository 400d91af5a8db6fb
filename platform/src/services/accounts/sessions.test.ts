import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testPlatformContext } from '../../kernel/testPlatformContext.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { accountsSchema } from './accountsSchema.ts';
import { createPlayers } from './players.ts';
import { createSessions, sessionLifeMs } from './sessions.ts';

function oneSession() {
  const platformContext = testPlatformContext(walletSchema, accountsSchema);
  const players = createPlayers(platformContext, createWallet(platformContext));
  const userId = players.create({
    username: 'a',
    passwordHash: '',
    brand: 'regency',
    marketId: 'uk',
    grant: 0,
    termsAccepted: true,
  });
  if (userId === null) throw new Error('no player');
  const sessions = createSessions(platformContext);
  return { ...platformContext, sessions, session: sessions.start(userId, 8145) };
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
