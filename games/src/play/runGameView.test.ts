import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { gameShellMessages } from '../frame/gameShellMessages.ts';
import type { GameView, GameViewModule, GamePhase, GameShell } from '../frame/gameView.ts';
import type { SoundName } from '../frame/soundRecipes.ts';
import type { RoundResponse, SessionResponse } from './playApi.ts';
import type { PlayResult } from './playSession.ts';
import { runGameView, type RunningGameView } from './runGameView.ts';
import type { RunGameViewDeps } from './runGameViewDeps.ts';

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
  art: { scene: '', title: '', symbol: '' },
  rules: [],
  balance: 1000,
  minimumRoundMs: 5000,
  parallelRounds: false,
  winCelebration: 'full',
  lastBet: { stake: 100 },
  round: null,
};
const ok = <T>(value: T): PlayResult<T> => ({ ok: true, value });
const no = (
  reason: 'sessionEnded' | 'playedElsewhere' | 'insufficientFunds' | 'roundOpen' | 'unknownMove' | 'unreachable',
): PlayResult<never> => ({ ok: false, refusal: { reason } });

/** Messages to the player, the parent window and the server, in order. */
let output: string[];
let phases: GamePhase[];
let sounds: SoundName[];
let shownRounds: RoundResponse['shown'][];
let responses: PlayResult<RoundResponse>[];
let resumed: SessionResponse;
let calls: { call: string; key: string }[];
let now: number;
let shell: GameShell;

const gameView: GameView = {
  view: {} as HTMLElement,
  stake: {} as HTMLElement,
  controls: {} as HTMLElement,
  keys: '',
  setPhase: (phase) => void phases.push(phase),
  show: ({ shown }) => {
    shownRounds.push(shown);
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
    calls.push({ call, key });
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
      setBalance: (text) => void output.push(`balance ${text}`),
      setWin: (text) => void output.push(`win ${text}`),
      showWin: (minor, amount, { level }) => void output.push(`${level} ${amount(minor)}`),
      setNotice: (text, tone = 'plain') => void (text && output.push(`${tone}: ${text}`)),
      setOutcome: (text, tone) => void (text && output.push(`${tone}: ${text}`)),
      setPhase: () => undefined,
      announce: (text) => void output.push(`announced: ${text}`),
      countDown: (ms) => void output.push(`wait ${ms}`),
    },
    gameWindow: {
      postEvent: (event) => {
        const detail = 'reason' in event ? event.reason : 'openGameGroupId' in event ? event.openGameGroupId : '';
        output.push(`window: ${event.type} ${detail}`.trimEnd());
      },
    },
    server: {
      begin: (_bet, key, isFree) => response(isFree ? 'begin free' : 'begin', key),
      move: (roundId, _move, key) => response(`move ${roundId}`, key),
      resume: () => Promise.resolve(ok(resumed)),
      markSeen: (roundId) => Promise.resolve(void output.push(`seen ${roundId}`)),
    },
    sounds: { play: (name) => void sounds.push(name) },
    prefersReducedMotion: () => false,
    dialStep: () => 'lively',
    picture: (key) => key,
    now: () => now,
    pause: (ms) => Promise.resolve(void (now += ms)),
    pauseOrOnline: () => Promise.resolve(),
    promptRetry: () => Promise.resolve(void output.push('asked to try again')),
    onEnded: (reason) => void output.push(`ended: ${reason}`),
    ...more,
  });
}

beforeEach(() => {
  [output, phases, sounds, shownRounds, responses, calls, now, resumed] = [[], [], [], [], [], [], 0, session];
});

describe('a round that ends at once', () => {
  test('reports its win only after the view has shown it', async () => {
    run();
    responses = [ok(over)];
    output = [];
    const round = await shell.begin({ stake: 100 }, 100);
    expect(round).toMatchObject({ roundId: 'r1', win: 250, shown: { cards: 2 } });
    expect(output).toEqual(['win £0.00', 'balance £9.00', 'balance £9.00', 'window: roundStarted']);
    expect(phases.at(-1)).toBe('waiting');
    now = 1200;
    output = [];
    if (round) await shell.shown(round, 'Won £2.50.');
    expect(output).toEqual([
      'win £2.50',
      'balance £11.50',
      'glad: Won £2.50.',
      'announced: Won £2.50. Balance £11.50.',
      'window: roundEnded',
      'seen r1',
      'wait 3800',
    ]);
    expect([now, phases.at(-1)]).toEqual([5000, 'betting']);
  });

  test('ON6 is not announced as a win when it returns no more than the stake', async () => {
    run();
    responses = [ok({ ...over, win: 100, balance: 1000 })];
    const round = await shell.begin({ stake: 100 }, 100);
    if (round) await shell.shown(round, 'Even.');
    expect(output).toContain('plain: Even.');
    expect(output).toContain('none £1.00');
    expect(output.some((one) => one.startsWith('glad'))).toBe(false);
    expect(sounds).toEqual(['press']);
  });

  test('plays the sound of its win once the view has shown it', async () => {
    run();
    responses = [ok({ ...over, win: 5000, balance: 5900 })];
    const round = await shell.begin({ stake: 100 }, 100);
    expect(sounds).toEqual(['press']);
    if (round) await shell.shown(round, 'Won £50.00.');
    expect(sounds).toEqual(['press', 'bigWin']);
    expect(output).toContain('bigWin £50.00');
  });

  test.each([
    ['UK9 has no big win in a restrained market', { session: { ...session, winCelebration: 'restrained' } }],
    ['has no big win below the liveliest step of the dial', { dialStep: () => 'balanced' }],
  ] as const)('%s', async (_, context) => {
    run(context);
    responses = [ok({ ...over, win: 5000, balance: 5900 })];
    const round = await shell.begin({ stake: 100 }, 100);
    if (round) await shell.shown(round, 'Won £50.00.');
    expect(sounds).toEqual(['press', 'win']);
    expect(output).toContain('win £50.00');
  });

  test('announces a jackpot win', async () => {
    run();
    responses = [ok({ ...over, win: 5250, jackpotWin: 5000, balance: 6150 })];
    const round = await shell.begin({ stake: 100 }, 100);
    if (round) await shell.shown(round, 'Won £2.50.');
    expect(output).toContain('glad: Jackpot: £50.00. Won £2.50.');
  });
});

describe('QU-02 free spins', () => {
  test('are used before paid rounds and leave the balance unchanged', async () => {
    run({ session: { ...session, freeSpins: { left: 2, stake: 20 } } });
    responses = [ok({ ...over, stake: 0, balance: 1250, freeSpins: { left: 1, stake: 20 } })];
    output = [];
    const round = await shell.begin({ stake: 100 }, 100);
    expect(output).toContain('balance £10.00');
    expect(shell.freeSpins()).toEqual({ left: 1, stake: 20 });
    if (round) await shell.shown(round, 'Won £2.50.');
    expect(output).toContain('glad: Won £2.50.');
    responses = [ok({ ...over, roundId: 'r2', stake: 0, balance: 1250 }), ok(over)];
    const last = await shell.begin({ stake: 100 }, 100);
    expect(shell.freeSpins()).toBeNull();
    if (last) await shell.shown(last, 'Won £2.50.');
    await shell.begin({ stake: 100 }, 100);
    expect(calls.map(({ call }) => call)).toEqual(['begin free', 'begin free', 'begin']);
  });
});

describe('GM-08 a lost response', () => {
  test('is retried with the same key, and the player is informed', async () => {
    run();
    responses = [no('unreachable'), no('unreachable'), ok(over)];
    expect(await shell.begin({ stake: 100 }, 100)).not.toBeNull();
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
    expect(output).toContain(`worry: ${gameShellMessages.en.connectionLost}`);
  });

  test('lets the player retry with the same key after all retries failed', async () => {
    run();
    responses = [...Array.from({ length: 7 }, () => no('unreachable')), ok(over)];
    expect(await shell.begin({ stake: 100 }, 100)).not.toBeNull();
    expect(output).toContain('window: failed serviceUnavailable');
    expect(output).toContain('asked to try again');
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  });

  test('includes responses of an unknown shape', async () => {
    run();
    responses = [ok({ ...over, shown: { cards: 'two' } }), ok(over)];
    expect(await shell.begin({ stake: 100 }, 100)).not.toBeNull();
    expect(calls).toHaveLength(2);
  });
});

describe('an open round', () => {
  test('continues with moves that have their own keys, and ignores moves in the wrong phase', async () => {
    run();
    responses = [ok(open), ok({ ...open, stake: 200, balance: 800 }), ok(over)];
    expect(await shell.move('hit')).toBeNull();
    const begun = await shell.begin({ stake: 100 }, 100);
    expect(await shell.begin({ stake: 100 }, 100)).toBeNull();
    if (begun) await shell.shown(begun, 'Your turn.');
    expect([...output.slice(-2), phases.at(-1)]).toEqual(['announced: Your turn.', 'window: roundOpen', 'deciding']);
    expect(await shell.begin({ stake: 100 }, 100)).toBeNull();
    const doubled = await shell.move('double', 100);
    if (doubled) await shell.shown(doubled, 'Your turn.');
    const ended = await shell.move('stand');
    if (ended) await shell.shown(ended, 'Won.');
    expect(calls.map(({ call }) => call)).toEqual(['begin', 'move r1', 'move r1']);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
    expect(phases.at(-1)).toBe('betting');
  });

  test('GM-08 is restored from an earlier visit and can continue', async () => {
    run({ session: { ...session, balance: 900, round: open } });
    expect(shownRounds).toEqual([{ cards: 1 }]);
    expect(output).toContain('window: roundOpen');
    expect(output).toContain(`announced: ${gameShellMessages.en.openRound} Laid. Balance £9.00.`);
    expect(phases.at(-1)).toBe('deciding');
    responses = [ok(over)];
    expect(await shell.move('stand')).toMatchObject({ win: 250 });
  });

  test('GM-08 is shown once if it was settled in the meantime', () => {
    run({ session: { ...session, round: over } });
    expect(output).toContain(`announced: ${gameShellMessages.en.lastRound} Laid. Balance £11.50.`);
    expect(output).toContain('seen r1');
    expect(phases.at(-1)).toBe('betting');
  });

  test('GM-08 is reported when it is void or cannot be displayed', () => {
    run({ session: { ...session, round: { ...over, win: 100, balance: 1000, shown: null } } });
    expect(shownRounds).toEqual([]);
    expect(output).toContain(
      `announced: ${gameShellMessages.en.lastRound} £1.00 returned on a £1.00 stake. Balance £10.00.`,
    );
    expect(phases.at(-1)).toBe('betting');
    run({ session: { ...session, round: { ...open, shown: { rows: 3 } } } });
    expect(output).toContain(`worry: ${gameShellMessages.en.cannotShow}`);
    expect(phases.at(-1)).toBe('waiting');
  });

  test('is restored from the server when it was continued in another window', async () => {
    run();
    responses = [ok(open), no('unknownMove')];
    const begun = await shell.begin({ stake: 100 }, 100);
    if (begun) await shell.shown(begun, 'Your turn.');
    resumed = { ...session, balance: 1150, round: over };
    expect(await shell.move('hit')).toBeNull();
    expect(shownRounds).toEqual([{ cards: 2 }]);
    expect(phases.at(-1)).toBe('betting');
  });
});

describe('a refused round', () => {
  test('explains insufficient funds and lets the player choose another stake', async () => {
    run();
    responses = [no('insufficientFunds')];
    expect(await shell.begin({ stake: 5000 }, 5000)).toBeNull();
    expect(output).toContain(`worry: ${gameShellMessages.en.tooPoor}`);
    expect(output.filter((line) => line.startsWith('balance')).at(-1)).toBe('balance £10.00');
    expect(phases.at(-1)).toBe('betting');
  });

  test.each(['sessionEnded', 'playedElsewhere'] as const)(
    'UK8 ends the game after %s and informs the window',
    async (reason) => {
      run();
      responses = [no(reason)];
      expect(await shell.begin({ stake: 100 }, 100)).toBeNull();
      expect(output).toContain(`window: failed ${reason}`);
      expect(output).toContain(`ended: ${reason}`);
    },
  );

  test('UK8 ON6 names the game with an open round, informs the window and lets the player go on', async () => {
    run();
    responses = [{ ok: false, refusal: { reason: 'otherGameOpen', openGame: { gameId: 9, name: 'Diamond Hour' } } }];
    expect(await shell.begin({ stake: 100 }, 100)).toBeNull();
    expect(output).toContain(`worry: ${gameShellMessages.en.otherGameOpen('Diamond Hour')}`);
    expect(output).toContain('window: otherGameOpen 9');
    expect(phases.at(-1)).toBe('betting');
    expect(output.filter((line) => line.startsWith('balance')).at(-1)).toBe('balance £10.00');
  });

  test('is not requested while the window is closing', async () => {
    const running = run();
    running.handleCommand({ foyer: 1, gameGroupId: 12, type: 'closing' });
    expect(await shell.begin({ stake: 100 }, 100)).toBeNull();
    expect(calls).toEqual([]);
  });
});

test('shows a balance from the window except while a round is in progress', async () => {
  const running = run();
  const command = { foyer: 1, gameGroupId: 12, type: 'balanceChanged', balance: 5000 } as const;
  running.handleCommand(command);
  expect(output.at(-1)).toBe('balance £50.00');
  responses = [ok(over)];
  const round = await shell.begin({ stake: 100 }, 100);
  output = [];
  running.handleCommand(command);
  expect(output).toEqual([]);
  expect(round).not.toBeNull();
});

test.each([
  ['full', 'lively', 'win'],
  ['full', 'balanced', 'none'],
  ['full', 'calm', 'none'],
  ['restrained', 'lively', 'none'],
] as const)('ON6 UK9 a trigger of a feature in a %s market at the step %s has level %s', (market, step, level) => {
  run({ dialStep: () => step, session: { ...session, winCelebration: market } });
  expect(shell.presentFeature().level).toBe(level);
});

test('ignores a last bet of an earlier game version', () => {
  run({ session: { ...session, lastBet: { coins: 3 } } });
  expect(shell.lastBet).toBeNull();
  run();
  expect(shell.lastBet).toEqual({ stake: 100 });
});

describe('rounds that are still shown while the next one begins', () => {
  const first: RoundResponse = { ...over, win: 500, balance: 1400 };
  const second: RoundResponse = { ...over, roundId: 'r2', win: 0, balance: 1300 };
  const several: SessionResponse = { ...session, parallelRounds: true };

  test('begin one after another, and each win counts when it is shown', async () => {
    run({ session: several });
    responses = [ok(first), ok(second)];
    const one = await shell.begin({ stake: 100 }, 100);
    if (one) shell.release(one);
    await Promise.resolve();
    expect([now, phases.at(-1)]).toEqual([5000, 'betting']);
    output = [];
    const two = await shell.begin({ stake: 100 }, 100);
    // £13.00 in the books, without the £5.00 of the first round, which is not shown yet.
    expect(output).toEqual(['win £0.00', 'balance £8.00', 'balance £8.00', 'window: roundStarted']);
    if (two) shell.release(two);
    output = [];
    if (one) await shell.shown(one, 'Won £5.00.');
    expect(output).toContain('balance £13.00');
    expect(output).toContain('announced: Won £5.00. Balance £13.00.');
    expect(output).toContain('seen r1');
    output = [];
    if (two) await shell.shown(two, 'No win.');
    expect(output).toEqual([
      'none £0.00',
      'balance £13.00',
      'plain: No win.',
      'announced: No win. Balance £13.00.',
      'window: roundEnded',
      'seen r2',
    ]);
  });

  test('keep the stake of the next round deducted when a win is shown before its response', async () => {
    run({ session: several });
    responses = [ok(first), ok(second)];
    const one = await shell.begin({ stake: 100 }, 100);
    if (one) shell.release(one);
    await Promise.resolve();
    const next = shell.begin({ stake: 100 }, 100);
    output = [];
    if (one) await shell.shown(one, 'Won £5.00.');
    expect(output).toContain('balance £13.00');
    await next;
    expect(output.filter((line) => line.startsWith('balance')).at(-1)).toBe('balance £13.00');
  });

  test('UK8 ON6 do not begin where the market allows one round at a time', async () => {
    run();
    responses = [ok(first)];
    const one = await shell.begin({ stake: 100 }, 100);
    if (one) shell.release(one);
    await Promise.resolve();
    expect(phases.at(-1)).toBe('waiting');
    expect(await shell.begin({ stake: 100 }, 100)).toBeNull();
    if (one) await shell.shown(one, 'Won £5.00.');
    expect(phases.at(-1)).toBe('betting');
  });
});
