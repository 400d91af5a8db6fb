import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RoundResponse, SessionResponse } from '../playApi.ts';
import { gameShellMessages } from './gameShellMessages.ts';
import type { GameView, GameViewModule, GamePhase, GameShell } from './gameView.ts';
import type { ResponseBody } from './playServer.ts';
import { runGameView, type RunGameViewDeps, type RunningGameView } from './runGameView.ts';

const over: RoundResponse = { roundId: 'r1', stake: 100, win: 250, jackpotWin: 0, balance: 1150, shown: { cards: 2 } };
const open: RoundResponse = { roundId: 'r1', stake: 100, win: null, jackpotWin: 0, balance: 900, shown: { cards: 1 } };
const session: SessionResponse = {
  sessionId: 's',
  gameId: 12,
  name: 'Ladder',
  culture: 'en',
  currencyIsoCode: 'GBP',
  engine: 'blackjack',
  setup: {},
  pictures: {},
  rules: [],
  balance: 1000,
  minimumRoundMs: 5000,
  lastBet: { stake: 100 },
  round: null,
};
const ok = <T>(value: T): ResponseBody<T> => ({ ok: true, value });
const no = (
  reason: 'sessionEnded' | 'playedElsewhere' | 'insufficientFunds' | 'roundOpen' | 'unknownMove' | 'unreachable',
): ResponseBody<never> => ({ ok: false, refusal: { reason } });

/** What the player, the window and the server were told, in order. */
let told: string[];
let phases: GamePhase[];
let laid: RoundResponse['shown'][];
let responses: ResponseBody<RoundResponse>[];
let resumed: SessionResponse;
let asked: { call: string; key: string }[];
let now: number;
let shell: GameShell;

const gameView: GameView = {
  view: {} as HTMLElement,
  stake: {} as HTMLElement,
  controls: {} as HTMLElement,
  keys: '',
  setPhase: (phase) => void phases.push(phase),
  show: ({ shown }) => {
    laid.push(shown);
    return 'Laid.';
  },
  press: () => false,
};
const module: GameViewModule = {
  setup: v.unknown(),
  bet: v.object({ stake: v.number() }),
  shown: v.object({ cards: v.number() }),
  createView(given) {
    shell = given;
    return gameView;
  },
};

function run(more: Partial<RunGameViewDeps> = {}): RunningGameView {
  const response = (call: string, key: string) => {
    asked.push({ call, key });
    return Promise.resolve(responses.shift() ?? no('unreachable'));
  };
  return runGameView({
    module,
    session,
    setup: {},
    messages: gameShellMessages.en,
    amount: (minor) => `£${(minor / 100).toFixed(2)}`,
    stage: {
      lay: () => undefined,
      setBalance: (text) => void told.push(`balance ${text}`),
      setWin: (text) => void told.push(`win ${text}`),
      setNotice: (text, tone = 'plain') => void (text && told.push(`${tone}: ${text}`)),
      setPhase: () => undefined,
      announce: (text) => void told.push(`said: ${text}`),
      countDown: (ms) => void told.push(`wait ${ms}`),
    },
    gameWindow: {
      tell: (event) => void told.push(`window: ${event.type}${'reason' in event ? ` ${event.reason}` : ''}`),
    },
    server: {
      begin: (_bet, key, isFree) => response(isFree ? 'begin free' : 'begin', key),
      move: (roundId, _move, key) => response(`move ${roundId}`, key),
      resume: () => Promise.resolve(ok(resumed)),
      markSeen: (roundId) => Promise.resolve(void told.push(`seen ${roundId}`)),
    },
    stillness: () => false,
    picture: (key) => key,
    now: () => now,
    pause: (ms) => Promise.resolve(void (now += ms)),
    pauseOrOnline: () => Promise.resolve(),
    askAgain: () => Promise.resolve(void told.push('asked to try again')),
    onEnded: (reason) => void told.push(`ended: ${reason}`),
    ...more,
  });
}

beforeEach(() => {
  [told, phases, laid, responses, asked, now, resumed] = [[], [], [], [], [], 0, session];
});

describe('a round that is over at once', () => {
  test('keeps its win to itself until the table has shown it; then the window knows, and the shortest time runs', async () => {
    run();
    responses = [ok(over)];
    told = [];
    const round = await shell.begin({ stake: 100 }, 100);
    expect(round).toMatchObject({ roundId: 'r1', win: 250, shown: { cards: 2 } });
    expect(told).toEqual(['win £0.00', 'balance £9.00', 'balance £9.00', 'window: roundStarted']);
    expect(phases.at(-1)).toBe('waiting');
    now = 1200;
    told = [];
    if (round) await shell.shown(round, 'Won £2.50.');
    expect(told).toEqual([
      'win £2.50',
      'balance £11.50',
      'glad: Won £2.50.',
      'said: Won £2.50. Balance £11.50.',
      'window: roundEnded',
      'seen r1',
      'wait 3800',
    ]);
    expect([now, phases.at(-1)]).toEqual([5000, 'betting']);
  });

  test('ON6 is no gain when no more came back than was staked', async () => {
    run();
    responses = [ok({ ...over, win: 100, balance: 1000 })];
    const round = await shell.begin({ stake: 100 }, 100);
    if (round) await shell.shown(round, 'Even.');
    expect(told).toContain('plain: Even.');
    expect(told.some((one) => one.startsWith('glad'))).toBe(false);
  });

  test('a jackpot in it is said by the shell', async () => {
    run();
    responses = [ok({ ...over, win: 5250, jackpotWin: 5000, balance: 6150 })];
    const round = await shell.begin({ stake: 100 }, 100);
    if (round) await shell.shown(round, 'Won £2.50.');
    expect(told).toContain('glad: Jackpot: £50.00. Won £2.50.');
  });
});

describe('QU-02 free spins', () => {
  test('are played before anything is staked, take nothing from the balance, and end with the last one', async () => {
    run({ session: { ...session, freeSpins: { left: 2, stake: 20 } } });
    responses = [ok({ ...over, stake: 0, balance: 1250, freeSpins: { left: 1, stake: 20 } })];
    told = [];
    const round = await shell.begin({ stake: 100 }, 100);
    expect(told).toContain('balance £10.00');
    expect(shell.freeSpins()).toEqual({ left: 1, stake: 20 });
    if (round) await shell.shown(round, 'Won £2.50.');
    expect(told).toContain('glad: Won £2.50.');
    responses = [ok({ ...over, roundId: 'r2', stake: 0, balance: 1250 }), ok(over)];
    const last = await shell.begin({ stake: 100 }, 100);
    expect(shell.freeSpins()).toBeNull();
    if (last) await shell.shown(last, 'Won £2.50.');
    await shell.begin({ stake: 100 }, 100);
    expect(asked.map(({ call }) => call)).toEqual(['begin free', 'begin free', 'begin']);
  });
});

describe('GM-08 a lost answer', () => {
  test('is asked for again with the same key, and the player is told that nothing is paid twice', async () => {
    run();
    responses = [no('unreachable'), no('unreachable'), ok(over)];
    expect(await shell.begin({ stake: 100 }, 100)).not.toBeNull();
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(told).toContain(`worry: ${gameShellMessages.en.connectionLost}`);
  });

  test('that stays lost leaves it to the player, again with the same key', async () => {
    run();
    responses = [...Array.from({ length: 7 }, () => no('unreachable')), ok(over)];
    expect(await shell.begin({ stake: 100 }, 100)).not.toBeNull();
    expect(told).toContain('window: failed serviceUnavailable');
    expect(told).toContain('asked to try again');
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  test('of a shape the table does not know counts as lost', async () => {
    run();
    responses = [ok({ ...over, shown: { cards: 'two' } }), ok(over)];
    expect(await shell.begin({ stake: 100 }, 100)).not.toBeNull();
    expect(asked).toHaveLength(2);
  });
});

describe('an open round', () => {
  test('goes on by moves of its own, each with a key of its own; a press in the wrong phase does nothing', async () => {
    run();
    responses = [ok(open), ok({ ...open, stake: 200, balance: 800 }), ok(over)];
    expect(await shell.move('hit')).toBeNull();
    const begun = await shell.begin({ stake: 100 }, 100);
    expect(await shell.begin({ stake: 100 }, 100)).toBeNull();
    if (begun) await shell.shown(begun, 'Your turn.');
    expect([...told.slice(-2), phases.at(-1)]).toEqual(['said: Your turn.', 'window: roundOpen', 'deciding']);
    expect(await shell.begin({ stake: 100 }, 100)).toBeNull();
    const doubled = await shell.move('double', 100);
    if (doubled) await shell.shown(doubled, 'Your turn.');
    const ended = await shell.move('stand');
    if (ended) await shell.shown(ended, 'Won.');
    expect(asked.map(({ call }) => call)).toEqual(['begin', 'move r1', 'move r1']);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(3);
    expect(phases.at(-1)).toBe('betting');
  });

  test('GM-08 of an earlier visit is laid and can be gone on with, and the window knows', async () => {
    run({ session: { ...session, balance: 900, round: open } });
    expect(laid).toEqual([{ cards: 1 }]);
    expect(told).toContain('window: roundOpen');
    expect(told).toContain(`said: ${gameShellMessages.en.openRound} Laid. Balance £9.00.`);
    expect(phases.at(-1)).toBe('deciding');
    responses = [ok(over)];
    expect(await shell.move('stand')).toMatchObject({ win: 250 });
  });

  test('GM-08 that was settled meanwhile is shown, once, and a new one may begin', () => {
    run({ session: { ...session, round: over } });
    expect(told).toContain(`said: ${gameShellMessages.en.lastRound} Laid. Balance £11.50.`);
    expect(told).toContain('seen r1');
    expect(phases.at(-1)).toBe('betting');
  });

  test('GM-08 that is void or of an older version is said all the same: what came back, or that it is settled later', () => {
    run({ session: { ...session, round: { ...over, win: 100, balance: 1000, shown: null } } });
    expect(laid).toEqual([]);
    expect(told).toContain(`said: ${gameShellMessages.en.lastRound} £1.00 back of a £1.00 stake. Balance £10.00.`);
    expect(phases.at(-1)).toBe('betting');
    run({ session: { ...session, round: { ...open, shown: { rows: 3 } } } });
    expect(told).toContain(`worry: ${gameShellMessages.en.cannotShow}`);
    expect(phases.at(-1)).toBe('waiting');
  });

  test('that went on in another window is laid as the server knows it', async () => {
    run();
    responses = [ok(open), no('unknownMove')];
    const begun = await shell.begin({ stake: 100 }, 100);
    if (begun) await shell.shown(begun, 'Your turn.');
    resumed = { ...session, balance: 1150, round: over };
    expect(await shell.move('hit')).toBeNull();
    expect(laid).toEqual([{ cards: 2 }]);
    expect(phases.at(-1)).toBe('betting');
  });
});

describe('no round', () => {
  test('for want of money: it is said, nothing is taken, and another stake may be chosen', async () => {
    run();
    responses = [no('insufficientFunds')];
    expect(await shell.begin({ stake: 5000 }, 5000)).toBeNull();
    expect(told).toContain(`worry: ${gameShellMessages.en.tooPoor}`);
    expect(told.filter((one) => one.startsWith('balance')).at(-1)).toBe('balance £10.00');
    expect(phases.at(-1)).toBe('betting');
  });

  test.each(['sessionEnded', 'playedElsewhere'] as const)(
    'UK8 after %s: the window is told and nothing can be played',
    async (reason) => {
      run();
      responses = [no(reason)];
      expect(await shell.begin({ stake: 100 }, 100)).toBeNull();
      expect(told).toContain(`window: failed ${reason}`);
      expect(told).toContain(`ended: ${reason}`);
    },
  );

  test('once the window is closing', async () => {
    const running = run();
    running.hear({ foyer: 1, gameGroupId: 12, type: 'closing' });
    expect(await shell.begin({ stake: 100 }, 100)).toBeNull();
    expect(asked).toEqual([]);
  });
});

test('the balance the window names is shown, but not over an answer that is on its way', async () => {
  const running = run();
  const command = { foyer: 1, gameGroupId: 12, type: 'balanceChanged', balance: 5000 } as const;
  running.hear(command);
  expect(told.at(-1)).toBe('balance £50.00');
  responses = [ok(over)];
  const round = await shell.begin({ stake: 100 }, 100);
  told = [];
  running.hear(command);
  expect(told).toEqual([]);
  expect(round).not.toBeNull();
});

test('a bet of an earlier version of the game is no bet to begin with', () => {
  run({ session: { ...session, lastBet: { coins: 3 } } });
  expect(shell.lastBet).toBeNull();
  run();
  expect(shell.lastBet).toEqual({ stake: 100 });
});
