import { randomUUID } from 'node:crypto';
import { catalogueGameFixture } from '@foyer/games/catalogue/catalogueGameFixture';
import type { PlayedGame } from '@foyer/games/catalogue/playedGame';
import { engines } from '@foyer/games/engines/engines';
import type { Draw } from '@foyer/games/engines/gameEngine';
import { ladderEngine } from '@foyer/games/engines/ladderEngine';
import { seededDraw } from '@foyer/games/engines/seededDraw';
import { beforeEach, expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { sessionSummary } from '../accounts/sessionSummary.ts';
import { historySchema } from '../history/historyModule.ts';
import { createPlayerHistory } from '../history/playerHistory.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { createPlayedRounds } from './createPlayedRounds.ts';
import { openGameSession, type GameSession } from './gameSessions.ts';
import { playSchema } from './playSchema.ts';
import { casinos, failingWallet } from './playUnderTest.ts';
import { createRounds } from './rounds.ts';

const userId = 7;
const minute = 60_000;
const games = [1, 2, 3];
const played: PlayedGame = { game: catalogueGameFixture(), engine: ladderEngine, modelId: 'ladder' };

function start() {
  const sandboxContext = testSandboxContext(walletSchema, playSchema, historySchema);
  const { database, clock } = sandboxContext;
  const wallet = createWallet(sandboxContext);
  wallet.open(userId, 'GBP');
  wallet.book({ key: 'grant', userId, kind: 'grant', amount: 100_000_000, reference: 'start' });
  const playedRounds = createPlayedRounds(sandboxContext);
  const history = createPlayerHistory(sandboxContext, {
    wallet,
    played: playedRounds,
    catalogue: { byId: () => undefined },
    records: { find: () => undefined },
  });
  let sessions = 0;
  return {
    database,
    clock,
    wallet,
    playedRounds,
    history,
    rounds: (draw: Draw, failing: 'stake' | 'win' | null = null) =>
      createRounds(sandboxContext, {
        wallet: failing === null ? wallet : failingWallet(wallet, (kind) => kind === failing),
        engines: { ...engines, blackjack: ladderEngine },
        observers: [],
        draw,
      }),
    /** Logs in and opens the games. */
    logIn() {
      sessions += 1;
      const accountSessionId = sessions;
      const ofGame = games.map(
        (gameGroupId) =>
          openGameSession(database, {
            spending: {
              spent: true,
              userId,
              sessionId: accountSessionId,
              productId: 8145,
              currencyIsoCode: 'GBP',
              countryIso2: 'IE',
              casinoId: casinos.restOfWorld,
            },
            gameGroupId,
            endsOthers: false,
            now: clock.now(),
          }).session,
      );
      return { startedAt: clock.now(), ofGame };
    },
    summary: (startedAt: number) =>
      sessionSummary(
        { user_id: userId, currency: 'GBP' },
        { started_at: startedAt },
        { wallet, played: playedRounds, payments: {} },
        clock.now(),
      ),
    games: (sinceMs: number, untilMs: number, after?: string) =>
      history.games({ userId, sinceMs, untilMs, after, currencyIsoCode: 'GBP', culture: 'en' }),
  };
}
let box: ReturnType<typeof start>;
beforeEach(() => {
  box = start();
});

/** Reads the stakes and wins of each round from the ledger, and sums the rounds whose first stake is in a time. */
function readLedger() {
  const rounds = new Map<string, { begunAt: number; staked: number; won: number }>();
  for (const { kind, reference, bookedAt, amount } of box.wallet.history(userId)) {
    if (kind !== 'stake' && kind !== 'win') continue;
    const round = rounds.get(reference) ?? { begunAt: bookedAt, staked: 0, won: 0 };
    rounds.set(reference, round);
    round[kind === 'stake' ? 'staked' : 'won'] += amount;
  }
  return (sinceMs: number, untilMs = Infinity): { staked: number; won: number } => {
    const total = { staked: 0, won: 0 };
    for (const { begunAt, staked, won } of rounds.values()) {
      if (begunAt < sinceMs || begunAt >= untilMs) continue;
      total.staked += staked;
      total.won += won;
    }
    return total;
  };
}

const begin = (rounds: ReturnType<typeof box.rounds>, session: GameSession, stake = 500) => {
  const begun = rounds.begin(session, played, { bet: { stake }, clientRoundKey: randomUUID() });
  if (!begun.stepped) throw new Error(begun.reason);
  return begun.round;
};

/** Begins a round of 5.00 in one session and ends it with 10.00 in the next one. */
function roundOverTwoSessions() {
  const rounds = box.rounds(() => 1);
  const first = box.logIn();
  let round = begin(rounds, first.ofGame[0] as GameSession);
  const openedAt = box.clock.now();
  box.clock.move(10 * minute);
  const second = box.logIn();
  const session = second.ofGame[0] as GameSession;
  const during = { first: box.summary(openedAt), second: box.summary(second.startedAt) };
  box.clock.move(minute);
  for (const move of ['climb', 'climb', 'take'] as const) {
    const moved = rounds.move(session, { roundId: round.roundId, move, clientMoveKey: randomUUID() });
    if (!moved.stepped) throw new Error(moved.reason);
    round = moved.round;
  }
  return { openedAt, secondAt: second.startedAt, round, during };
}

test('UK4 ON6 a round over two sessions counts in the session of its stake, and until then as open', () => {
  const { openedAt, secondAt, round, during } = roundOverTwoSessions();
  expect(round).toMatchObject({ stake: 500, win: 1000 });
  expect(during.first).toMatchObject({ netPosition: -500, rounds: 1, openRounds: { rounds: 1, staked: 500 } });
  expect(during.second).toMatchObject({ netPosition: 0, rounds: 0, openRounds: { rounds: 1, staked: 500 } });
  expect(box.summary(openedAt)).toMatchObject({ netPosition: 500, openRounds: { rounds: 0, staked: 0 } });
  expect(box.summary(secondAt)).toMatchObject({ netPosition: 0, staked: 0, won: 0, rounds: 0 });
});

test('UK2 UK4 a history period with only the end of a round has neither its winnings nor its row', () => {
  const { openedAt, secondAt } = roundOverTwoSessions();
  expect(box.games(secondAt, Infinity)).toMatchObject({ totals: { staked: 0, won: 0 }, rounds: [] });
  expect(box.games(openedAt, openedAt + 1)).toMatchObject({
    totals: { staked: 500, won: 1000 },
    open: { rounds: 0, staked: 0 },
    rounds: [{ stake: 500, win: 1000 }],
  });
});

test('UK4 ON6 net position equals the ledger over 10,000 rounds with logouts, crashes and two sessions', () => {
  const random = seededDraw(20_260_115);
  let rounds = box.rounds(random);
  const sessions = [box.logIn(), box.logIn()];
  const starts = [box.clock.now()];
  const open: { session: GameSession; roundId: string }[] = [];
  let begun = 0;
  while (begun < 10_000) {
    box.clock.move(1000 + random(90_000));
    const chance = random(1000);
    if (chance < 10) {
      sessions[random(2)] = box.logIn();
      starts.push(box.clock.now());
    } else if (chance < 30) rounds = box.rounds(random, chance < 20 ? 'win' : 'stake');
    else if (chance < 70) rounds = box.rounds(random);
    else if (chance < 80) rounds.settleAbandoned();
    try {
      const [at] = open.length > 0 ? [random(open.length)] : [];
      const last = at === undefined || random(3) === 0 ? undefined : open[at];
      if (last) {
        const move = (['climb', 'climb', 'double', 'take'] as const)[random(4)] ?? 'take';
        const moved = rounds.move(last.session, { roundId: last.roundId, move, clientMoveKey: randomUUID() });
        if (!moved.stepped ? moved.reason === 'unknownRound' : moved.round.win !== null) open.splice(at ?? 0, 1);
      } else {
        const session = sessions[random(2)]?.ofGame[random(games.length)] as GameSession;
        const step = rounds.begin(session, played, { bet: { stake: 100 }, clientRoundKey: randomUUID() });
        if (!step.stepped) continue;
        begun += 1;
        if (step.round.win === null) open.push({ session, roundId: step.round.roundId });
      }
    } catch {
      rounds = box.rounds(random);
    }
  }
  const end = box.clock.now();
  const ledgerOf = readLedger();
  for (const startedAt of starts.filter((_, at) => at % 10 === 0)) {
    const { staked, won } = ledgerOf(startedAt);
    expect(box.summary(startedAt)).toMatchObject({ staked, won, netPosition: won - staked });
  }
  expect(box.summary(0).netPosition).toBe(box.wallet.realBalance(userId) - 100_000_000);
  const first = starts[0] ?? 0;
  for (let period = 0; period < 25; period += 1) {
    const sinceMs = first + random(end - first);
    const untilMs = sinceMs + random(end - sinceMs);
    const truth = ledgerOf(sinceMs, untilMs);
    expect(box.wallet.moneyTotals(userId, { sinceMs, untilMs })).toMatchObject(truth);
  }
  const sinceMs = first + (end - first) / 2;
  const rows: ReturnType<typeof box.games>['rounds'] = [];
  let after: string | undefined;
  do {
    const page = box.games(sinceMs, sinceMs + 86_400_000, after);
    rows.push(...page.rounds);
    expect(page.totals).toEqual(ledgerOf(sinceMs, sinceMs + 86_400_000));
    after = page.next ?? undefined;
  } while (after !== undefined);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  expect({ staked: sum(({ stake }) => stake), won: sum(({ win }) => win ?? 0) }).toEqual(
    ledgerOf(sinceMs, sinceMs + 86_400_000),
  );
});
