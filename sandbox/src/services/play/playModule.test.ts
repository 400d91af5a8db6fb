import { randomUUID } from 'node:crypto';
import { seededDraw } from '@foyer/games/engines/seededDraw';
import type { ShownSlot } from '@foyer/games/engines/slot/slotApi';
import type { PlayRefusal, RoundResponse, SessionResponse } from '@foyer/games/play/playApi';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LocatedCall } from '../accounts/playerLocations.ts';
import { casinos, failingWallet, ladderGame, slotGame, startPlay, type PlayUnderTest } from './playUnderTest.ts';

let play: PlayUnderTest;
beforeEach(() => {
  play = startPlay();
  play.restart({ draw: seededDraw(3) });
});

const minute = 60_000;
const stepsOf = (round: RoundResponse) => (round.shown as ShownSlot).steps;

describe('a game session', () => {
  test('contains the game, its setup and the balance', async () => {
    const session = await play.open();
    expect(session).toMatchObject({
      name: 'Diamond Hour',
      currencyIsoCode: 'GBP',
      balance: 100_000,
      engine: 'slot',
      minimumRoundMs: 2500,
      parallelRounds: false,
      lastBet: null,
      round: null,
      setup: { stakes: [20, 40, 60, 100, 200, 500] },
    });
    expect(Object.keys(session.pictures).toSorted().join('')).toBe('ABCDEFGHSW');
    expect(session.art).toEqual({
      scene: `/game-art/scene/adult/${slotGame}.webp`,
      title: `/game-art/title/adult/${slotGame}.webp`,
      symbol: `/game-art/symbol/adult/${slotGame}.webp?width=256`,
    });
    expect(session.rules.join(' ')).toContain('95.30%');
    expect(session.sessionId).toMatch(/^[\w-]{22}$/);
  });

  test('is refused for a spent token', async () => {
    await play.open(slotGame, 'token-once-only');
    const again = await play.call<PlayRefusal>('/session', {
      body: { launchToken: 'token-once-only', gameId: slotGame },
    });
    expect([again.status, again.body]).toEqual([401, { reason: 'launchTokenRefused' }]);
  });

  test('does not consume the token for a game that cannot be played', async () => {
    expect((await play.call('/session', { body: { launchToken: 'token-kept-safe', gameId: 5 } })).status).toBe(404);
    await play.open(slotGame, 'token-kept-safe');
  });

  test('MK-11 opens only where the player may play, by the headers of the edge', async () => {
    const lookedUp: LocatedCall[] = [];
    play.restart({
      playAt(_userId, call) {
        lookedUp.push(call);
        return call.location?.known === true && call.location.countryIso2 === 'FR' ? 'countryRestricted' : 'allowed';
      },
    });
    const open = (launchToken: string, country?: string) =>
      play.call<PlayRefusal>('/session', {
        body: { launchToken, gameId: slotGame },
        ...(country !== undefined && { country }),
      });
    const refused = await open('token-of-france', 'fr');
    expect([refused.status, refused.body]).toEqual([403, { reason: 'countryRestricted' }]);
    expect((await open('token-of-britain', 'GB')).status).toBe(200);
    expect((await open('token-of-nowhere')).status).toBe(200);
    expect(lookedUp).toEqual([
      { sessionId: 1, location: { known: true, countryIso2: 'FR', regionCode: null } },
      { sessionId: 1, location: { known: true, countryIso2: 'GB', regionCode: null } },
      { sessionId: 1, location: null },
    ]);
  });

  test.each(['countryRestricted', 'locationUnknown'] as const)(
    'MK-11 a player who crossed a border gets no new stake (%s), and the open round ends by its rules',
    async (decision) => {
      let at: 'allowed' | typeof decision = 'allowed';
      play.restart({ playAt: () => at, draw: () => 1 });
      const { sessionId } = await play.open(ladderGame);
      const step = (path: string, body: object) =>
        play.call<PlayRefusal & RoundResponse>(path, { bearer: sessionId, body });
      const bet = { bet: { stake: 100 } };
      const clientRoundKey = randomUUID();
      const begun = await step('/rounds', { ...bet, clientRoundKey });
      expect([begun.status, begun.body.win]).toEqual([200, null]);
      at = decision;
      const balance = play.wallet.realBalance(play.userId);
      const refused = await step('/rounds', { ...bet, clientRoundKey: randomUUID() });
      expect([refused.status, refused.body]).toEqual([403, { reason: decision }]);
      // The lost response of the round that began before can still be fetched, and is settled now.
      const repeated = await step('/rounds', { ...bet, clientRoundKey });
      expect([repeated.status, typeof repeated.body.win]).toEqual([200, 'number']);
      expect(play.wallet.realBalance(play.userId)).toBe(balance + (repeated.body.win ?? 0));
      at = 'allowed';
      play.clock.move(60_000);
      expect((await step('/rounds', { ...bet, clientRoundKey: randomUUID() })).status).toBe(200);
    },
  );

  test('is refused without consuming the token when the game’s model is missing', async () => {
    const gone = { ...play.game, modelId: 'gone' };
    play.restart({ catalogue: { byId: () => gone } });
    const refused = await play.call<PlayRefusal>('/session', {
      body: { launchToken: 'token-kept-safe', gameId: slotGame },
    });
    expect([refused.status, refused.body]).toEqual([404, { reason: 'unknownGame' }]);
    play.restart();
    const { sessionId } = await play.open(slotGame, 'token-kept-safe');
    play.restart({ catalogue: { byId: () => gone } });
    expect((await play.call<PlayRefusal>('/history', { bearer: sessionId })).body).toEqual({ reason: 'sessionEnded' });
  });

  test('accepts only the complete session id', async () => {
    const { sessionId } = await play.open();
    for (const bearer of [
      undefined,
      '',
      'x',
      `${sessionId}x`,
      `x${sessionId}`,
      sessionId.slice(1),
      sessionId.toUpperCase(),
    ]) {
      const { status, body } = await play.call<PlayRefusal>('/history', { bearer });
      expect([bearer, status, body]).toEqual([bearer, 401, { reason: 'sessionEnded' }]);
    }
  });

  test('falls back to English for an unknown language', async () => {
    const { sessionId } = await play.open();
    for (const query of ['', '?culture=fr'])
      expect((await play.call<SessionResponse>(`/session${query}`, { bearer: sessionId })).body).toMatchObject({
        name: 'Diamond Hour',
        culture: 'en',
      });
  });

  test('ends with the account session', async () => {
    const { sessionId: bearer } = await play.open();
    play.endAccountSession();
    for (const response of [
      await play.begin(bearer, 20),
      await play.call<PlayRefusal>('/history', { bearer }),
      await play.call<PlayRefusal>('/session', { bearer }),
    ]) {
      expect([response.status, response.body]).toEqual([401, { reason: 'sessionEnded' }]);
    }
    expect(play.wallet.realBalance(play.userId)).toBe(100_000);
  });

  test('can be read again after the frame reloads', async () => {
    const { sessionId } = await play.open();
    const again = await play.call<SessionResponse>('/session?culture=zh', { bearer: sessionId });
    expect(again.body).toMatchObject({ sessionId, name: '钻石时刻', balance: 100_000 });
  });

  test('refuses malformed and oversized calls with uncacheable 4xx responses', async () => {
    const { sessionId: bearer } = await play.open();
    const bad = [
      await play.call('/session', { body: 'not json' }),
      await play.call('/session', { body: { launchToken: 'x', gameId: slotGame } }),
      await play.call('/session', { body: { launchToken: 'token-12345', gameId: -1 } }),
      await play.call('/rounds', { bearer, body: { bet: { stake: 20.5 }, clientRoundKey: randomUUID() } }),
      await play.call('/rounds', { bearer, body: { clientRoundKey: randomUUID() } }),
      await play.call('/rounds', { bearer, body: { bet: { stake: 20 }, clientRoundKey: 'mine' } }),
      await play.call('/rounds', { bearer, body: 'x'.repeat(17_000) }),
      await play.call(`/rounds/${randomUUID()}/moves`, {
        bearer,
        body: { move: 'climb', clientMoveKey: randomUUID() },
      }),
    ];
    expect(bad.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 413, 404]);
    for (const response of bad)
      expect([response.headers.get('cache-control'), response.headers.get('x-content-type-options')]).toEqual([
        'no-store',
        'nosniff',
      ]);
    expect(bad.slice(0, 6).map(({ body }) => body)).toEqual(Array.from({ length: 6 }, () => ({ reason: 'malformed' })));
    expect(bad.slice(6).map(({ body }) => body)).toEqual([{ reason: 'malformed' }, { reason: 'unknownRound' }]);
  });

  test('rejects a body above the size limit without reading it', async () => {
    const { sessionId: bearer } = await play.open();
    const call = (length: number) => {
      const body = JSON.stringify({ bet: { stake: 20 }, clientRoundKey: randomUUID() });
      return play.call('/rounds', { bearer, body: body.padEnd(length) });
    };
    expect((await call(16_385)).status).toBe(413);
    expect((await call(16_384)).status).toBe(200);
    for (const path of ['/session', `/rounds/${randomUUID()}/moves`, '/rounds/seen'])
      expect([path, (await play.call(path, { bearer, body: 'x'.repeat(16_385) })).status]).toEqual([path, 413]);
  });
});

describe('rounds that end at once', () => {
  test('GM-09 balance, history and wallet agree to the cent over hundreds of rounds', async () => {
    const { sessionId } = await play.open();
    const choose = seededDraw(42);
    let expected = 100_000;
    const played: RoundResponse[] = [];
    for (let round = 0; round < 400; round++) {
      play.clock.move(2500);
      const stake = [20, 40, 60, 100][choose(4)] ?? 20;
      const { body } = await play.begin(sessionId, stake);
      expected += (body.win ?? 0) - stake;
      expect(body.balance).toBe(expected);
      expect(body.win).toBe(stepsOf(body).reduce((sum, { win }) => sum + win, 0));
      played.push(body);
    }
    expect(play.wallet.realBalance(play.userId)).toBe(expected);
    const newest = played.slice(-100).toReversed();
    expect(await play.history(sessionId)).toMatchObject(
      newest.map(({ roundId, stake, win, balance }) => ({ roundId, stake, win, balance })),
    );
    const sum = (of: (round: RoundResponse) => number) => played.reduce((total, round) => total + of(round), 0);
    expect(await play.totals(sessionId)).toEqual({
      rounds: 400,
      stake: sum(({ stake }) => stake),
      win: sum(({ win }) => win ?? 0),
    });
    const moved = play.wallet.history(play.userId).filter(({ kind }) => kind === 'stake' || kind === 'win');
    for (const { roundId, stake, win, balance } of played) {
      const ofRound = moved.filter(({ reference }) => reference === roundId);
      expect(ofRound.map(({ kind, amount }) => [kind, amount])).toEqual(
        win !== null && win > 0
          ? [
              ['stake', stake],
              ['win', win],
            ]
          : [['stake', stake]],
      );
      expect(ofRound.at(-1)?.balanceAfter).toBe(balance);
    }
    expect(play.wallet.verifyBooks().balanced).toBe(true);
  });

  test('GM-09 the server decides the outcome and ignores stops and wins in the request', async () => {
    const { sessionId: bearer } = await play.open();
    const { body } = await play.call<RoundResponse>('/rounds', {
      bearer,
      body: { bet: { stake: 20, stops: [0, 0, 0, 0, 0] }, win: 1_000_000, clientRoundKey: randomUUID() },
    });
    expect(body.win).toBeLessThan(1_000_000);
    expect(play.wallet.realBalance(play.userId)).toBe(100_000 - 20 + (body.win ?? 0));
  });

  test('GM-09 requests with the same key return the same round and book it once', async () => {
    const { sessionId } = await play.open();
    const key = randomUUID();
    const first = await play.begin(sessionId, 100, key);
    const balance = play.wallet.realBalance(play.userId);
    play.clock.move(10);
    expect((await play.begin(sessionId, 100, key)).body).toEqual(first.body);
    expect((await play.begin(sessionId, 500, key)).body).toEqual(first.body);
    play.restart();
    expect((await play.begin(sessionId, 100, key)).body).toEqual(first.body);
    expect(play.wallet.realBalance(play.userId)).toBe(balance);
  });

  test.each([0, 10_100])('a stake of %i outside the engine’s bounds is refused', async (stake) => {
    const { sessionId } = await play.open(ladderGame);
    const { status, body } = await play.begin(sessionId, stake);
    expect([status, body]).toEqual([400, { reason: 'unknownStake' }]);
    expect(await play.history(sessionId)).toEqual([]);
  });

  test.each([100, 10_000])('a stake of %i at the engine’s bounds is accepted', async (stake) => {
    const { sessionId } = await play.open(ladderGame);
    expect((await play.begin(sessionId, stake)).body).toMatchObject({ stake });
  });

  test('UK24 a player below 25 can stake at most 2.00 on a slot', async () => {
    play.restart({ ageOf: () => 24 });
    const opened = await play.open();
    expect(opened.setup).toMatchObject({ stakes: [20, 40, 60, 100, 200] });
    expect(opened.rules.at(-1)).toContain('£2.00');
    expect(opened.rules.join(' ')).not.toContain('5.00');
    const refused = await play.begin(opened.sessionId, 500);
    expect([refused.status, refused.body]).toEqual([409, { reason: 'stakeCap' }]);
    expect(play.wallet.realBalance(play.userId)).toBe(100_000);
    expect((await play.begin(opened.sessionId, 200)).status).toBe(200);
  });

  test('UK24 a player from 25 on can stake 5.00, and other markets have no such rule', async () => {
    play.restart({ ageOf: () => 25 });
    const grown = await play.open();
    expect(grown.setup).toMatchObject({ stakes: [20, 40, 60, 100, 200, 500] });
    expect(grown.rules.at(-1)).toContain('£5.00');
    expect((await play.begin(grown.sessionId, 500)).status).toBe(200);
    const abroad = startPlay(casinos.restOfWorld);
    abroad.restart({ ageOf: () => 19 });
    const { sessionId, rules } = await abroad.open();
    expect(rules.at(-1)).not.toContain('law');
    expect((await abroad.begin(sessionId, 500)).status).toBe(200);
  });

  test('an unlisted stake or one above the balance is refused without cost', async () => {
    const { sessionId } = await play.open();
    const unknown = await play.begin(sessionId, 30);
    expect([unknown.status, unknown.body]).toEqual([400, { reason: 'unknownStake' }]);
    play.wallet.book({ key: 'out', userId: play.userId, kind: 'withdrawal', amount: 99_990, reference: 'out' });
    const poor = await play.begin(sessionId, 20);
    expect([poor.status, poor.body]).toEqual([409, { reason: 'insufficientFunds' }]);
    expect(play.wallet.realBalance(play.userId)).toBe(10);
    expect(await play.history(sessionId)).toEqual([]);
  });

  test('GM-09 a failure between stake and win rolls the round back', async () => {
    const { sessionId } = await play.open();
    const before = play.wallet.history(play.userId).length;
    play.restart({ wallet: failingWallet(play.wallet, (kind) => kind === 'stake') });
    const key = randomUUID();
    expect((await play.begin(sessionId, 500, key)).status).toBe(500);
    expect(play.wallet.realBalance(play.userId)).toBe(100_000);
    expect(play.wallet.history(play.userId)).toHaveLength(before);
    play.restart();
    // The same key works once the failure is gone.
    expect((await play.begin(sessionId, 500, key)).status).toBe(200);
  });

  test('GM-09 a failure after the win rolls the whole round back', async () => {
    const { sessionId } = await play.open();
    const wins: string[] = [];
    play.restart({
      draw: seededDraw(3),
      wallet: failingWallet(play.wallet, (kind) => kind === 'win' && wins.push(kind) > 0),
    });
    let balance = 100_000;
    while (wins.length === 0) {
      play.clock.move(2500);
      if ((await play.begin(sessionId, 20)).status === 200) balance -= 20;
    }
    expect(play.wallet.realBalance(play.userId)).toBe(balance);
    expect(play.wallet.verifyBooks().balanced).toBe(true);
  });

  test('GM-08 an unseen round is shown at the next opening until it is marked as seen', async () => {
    const { sessionId } = await play.open();
    const { body: round } = await play.begin(sessionId, 40);
    const again = await play.open();
    expect(again).toMatchObject({ round, lastBet: { stake: 40 } });
    const seen = (roundId: string) => play.call('/rounds/seen', { bearer: again.sessionId, body: { roundId } });
    expect((await seen(randomUUID())).status).toBe(404);
    expect((await seen(round.roundId)).status).toBe(200);
    expect((await play.open()).round).toBeNull();
    const malformed = await play.call<PlayRefusal>('/rounds/seen', {
      bearer: again.sessionId,
      body: { roundId: 'mine' },
    });
    expect([malformed.status, malformed.body]).toEqual([400, { reason: 'malformed' }]);
    expect((await play.call('/rounds/seen', { bearer: 'nobody', body: { roundId: round.roundId } })).status).toBe(401);
  });

  test('GM-08 rounds of another game and open rounds cannot be marked as seen', async () => {
    play.restart({ draw: () => 1 });
    const { sessionId: ladder } = await play.open(ladderGame);
    const { body: open } = await play.begin(ladder, 100);
    const { sessionId: slot } = await play.open();
    const seen = (bearer: string, roundId: string) =>
      play.call<PlayRefusal>('/rounds/seen', { bearer, body: { roundId } });
    expect((await seen(slot, open.roundId)).body).toEqual({ reason: 'unknownRound' });
    const { sessionId: again } = await play.open(ladderGame);
    expect((await seen(again, open.roundId)).body).toEqual({ reason: 'unknownRound' });
    expect((await play.open(ladderGame)).round).toMatchObject({ roundId: open.roundId });
  });
});

describe('UK7 ON6 the minimum round time', () => {
  test('is 2.5 s for a slot across sessions, and the refusal states the waiting time', async () => {
    const { sessionId } = await play.open();
    expect((await play.begin(sessionId, 20)).status).toBe(200);
    expect((await play.begin(sessionId, 20)).body).toEqual({ reason: 'tooEarly', retryAfterMs: 2500 });
    play.clock.move(2000);
    const early = await play.begin(sessionId, 20);
    expect([early.status, early.headers.get('retry-after'), early.body]).toEqual([
      429,
      '1',
      { reason: 'tooEarly', retryAfterMs: 500 },
    ]);
    const { sessionId: second } = await play.open();
    expect((await play.begin(second, 20)).status).toBe(429);
    const { sessionId: other } = await play.open(ladderGame);
    expect((await play.begin(other, 100)).status).toBe(429);
    play.clock.move(500);
    expect((await play.begin(other, 100)).status).toBe(200);
  });

  test('is 5 s for other kinds, also before the next slot round, and not for moves', async () => {
    const { sessionId, minimumRoundMs } = await play.open(ladderGame);
    expect(minimumRoundMs).toBe(5000);
    const { body } = await play.begin(sessionId, 100);
    for (const move of ['climb', 'take']) await play.move(sessionId, body.roundId, move);
    const { sessionId: slot } = await play.open();
    play.clock.move(4999);
    expect((await play.begin(slot, 20)).body).toEqual({ reason: 'tooEarly', retryAfterMs: 1 });
    play.clock.move(1);
    expect((await play.begin(slot, 20)).status).toBe(200);
  });

  test('follows the market', async () => {
    play = startPlay(casinos.restOfWorld);
    const { sessionId, minimumRoundMs } = await play.open();
    expect(minimumRoundMs).toBe(1000);
    await play.begin(sessionId, 20);
    play.clock.move(1000);
    expect((await play.begin(sessionId, 20)).status).toBe(200);
  });

  test('does not lock a player out when the clock is moved back', async () => {
    const { sessionId } = await play.open();
    await play.begin(sessionId, 20);
    play.clock.move(-24 * 60 * minute);
    expect((await play.begin(sessionId, 20)).status).toBe(200);
  });
});

describe('UK8 ON6 one game at a time', () => {
  test('opening a game ends the player’s other games, and an open round there can continue', async () => {
    const first = await play.open(ladderGame);
    play.restart({ draw: () => 1 });
    const { body: round } = await play.begin(first.sessionId, 100);
    expect(round.win).toBeNull();
    const slot = await play.open();
    const refused = await play.move(first.sessionId, round.roundId, 'climb');
    expect([refused.status, refused.body]).toEqual([401, { reason: 'playedElsewhere' }]);
    expect((await play.call<PlayRefusal>('/session', { bearer: first.sessionId })).body).toEqual({
      reason: 'playedElsewhere',
    });
    const again = await play.open(ladderGame);
    expect(again.round).toEqual(round);
    expect((await play.move(again.sessionId, round.roundId, 'climb')).status).toBe(200);
    expect((await play.begin(slot.sessionId, 20)).body).toEqual({ reason: 'playedElsewhere' });
  });

  test('a player with an open round cannot begin one in another game, in any session, until it ends', async () => {
    const ladder = await play.open(ladderGame);
    play.restart({ draw: () => 1 });
    const { body: round } = await play.begin(ladder.sessionId, 100);
    play.clock.move(5000);
    play.nextAccountSession();
    const slot = await play.open();
    const refused = await play.begin(slot.sessionId, 20);
    expect([refused.status, refused.body]).toEqual([
      409,
      { reason: 'otherGameOpen', openGame: { gameId: ladderGame, name: 'Ladder' } },
    ]);
    const inChinese = await play.call<PlayRefusal>('/rounds', {
      bearer: slot.sessionId,
      body: { bet: { stake: 20 }, clientRoundKey: randomUUID(), culture: 'zh' },
    });
    expect(inChinese.body.openGame?.name).toBe('梯子');
    expect(play.wallet.realBalance(play.userId)).toBe(99_900);
    const again = await play.open(ladderGame);
    await play.move(again.sessionId, round.roundId, 'climb');
    await play.move(again.sessionId, round.roundId, 'take');
    expect((await play.begin((await play.open()).sessionId, 20)).status).toBe(200);
  });

  test('games run side by side where the market allows it', async () => {
    play = startPlay(casinos.restOfWorld);
    const first = await play.open(ladderGame);
    const second = await play.open();
    expect((await play.begin(first.sessionId, 100)).status).toBe(200);
    play.clock.move(1000);
    expect((await play.begin(second.sessionId, 20)).status).toBe(200);
  });
});
