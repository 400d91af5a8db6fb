import { beforeEach, expect, test } from 'vitest';
import type { LimitDecision } from '../safer-gambling/limits.ts';
import { casinos, ladderGame, startPlay, type PlayUnderTest } from './playUnderTest.ts';

const allowed: LimitDecision = { allowed: true };
const refusedBy = (reason: 'depositLimit' | 'lossLimit' | 'timeLimit'): LimitDecision => ({
  allowed: false,
  reason,
  period: 'day',
  limit: 100,
  left: 0,
});
const onBreak: LimitDecision = { allowed: false, reason: 'onBreak', break: { kind: 'timeOut', until: 2 } };

let play: PlayUnderTest;
let bearer: string;
let stakes: number[];
let raises: number[];

function limited({ stake = allowed, raise = allowed }: { stake?: LimitDecision; raise?: LimitDecision } = {}): void {
  const limits = {
    mayStake: (_: number, amount: number) => (stakes.push(amount), stake),
    mayRaise: (_: number, amount: number) => (raises.push(amount), raise),
  };
  play.restart({ draw: () => 1, limits });
}

beforeEach(async () => {
  [stakes, raises] = [[], []];
  play = startPlay(casinos.restOfWorld);
  limited();
  ({ sessionId: bearer } = await play.open(ladderGame));
});

const balance = () => play.wallet.realBalance(play.userId);

test.each([
  ['lossLimit', refusedBy('lossLimit')],
  ['timeLimit', refusedBy('timeLimit')],
  ['onBreak', onBreak],
])('RM-05 a round refused because of %s books no stake', async (reason, decision) => {
  limited({ stake: decision });
  const { status, body } = await play.begin(bearer, 100);
  expect([status, body]).toEqual([409, { reason }]);
  expect([balance(), await play.history(bearer)]).toEqual([100_000, []]);
});

test('RM-05 ON13 checks limits against the stake, and records each call as an act of the player', async () => {
  const { status, body } = await play.begin(bearer, 300);
  expect(status).toBe(200);
  await play.move(bearer, body.roundId, 'climb');
  expect([stakes, raises, play.acts]).toEqual([[300], [], [1, 1]]);
});

test('RM-05 a deposit limit does not block a stake', async () => {
  limited({ stake: refusedBy('depositLimit'), raise: refusedBy('depositLimit') });
  const { status, body } = await play.begin(bearer, 100);
  expect(status).toBe(200);
  expect((await play.move(bearer, body.roundId, 'double')).status).toBe(200);
});

test('RM-05 a limit blocks a move that raises the stake, and no other move', async () => {
  const { body } = await play.begin(bearer, 100);
  limited({ raise: refusedBy('lossLimit') });
  const doubled = await play.move(bearer, body.roundId, 'double');
  expect([doubled.status, doubled.body]).toEqual([409, { reason: 'lossLimit' }]);
  expect(balance()).toBe(99_900);
  expect((await play.move(bearer, body.roundId, 'climb')).status).toBe(200);
  expect((await play.move(bearer, body.roundId, 'take')).body).toMatchObject({ win: 100 });
  expect(raises).toEqual([100]);
});
