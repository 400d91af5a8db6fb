import type { GameFrameCommand } from '@foyer/contract/gameFrame';
import { v4 as uuid } from 'uuid';
import * as v from 'valibot';
import type { FreeSpinsLeft, PlayRefusal, RoundResponse, SessionResponse } from '../playApi.ts';
import type { GameShellMessages } from './gameShellMessages.ts';
import type { GameView, GameViewModule, GamePhase, ViewRound, GameShell } from './gameView.ts';
import type { GameWindow } from './gameWindow.ts';
import { isGain, outcomeSentence } from './outcomeSentence.ts';
import type { ResponseBody } from './playServer.ts';
import { roundFetcher } from './roundFetcher.ts';
import type { Stage } from './stage.ts';

/** The calls of this session. */
export interface SessionServer {
  begin(bet: unknown, clientRoundKey: string, isFree: boolean): Promise<ResponseBody<RoundResponse>>;
  move(roundId: string, move: unknown, clientMoveKey: string): Promise<ResponseBody<RoundResponse>>;
  resume(): Promise<ResponseBody<SessionResponse>>;
  markSeen(roundId: string): Promise<unknown>;
}

export interface RunGameViewDeps {
  readonly module: GameViewModule;
  readonly session: SessionResponse;
  /** What the engine says to its table, already in its shape. */
  readonly setup: unknown;
  readonly messages: GameShellMessages;
  readonly amount: (minor: number) => string;
  readonly stage: Pick<Stage, 'lay' | 'setBalance' | 'setWin' | 'setNotice' | 'setPhase' | 'announce' | 'countDown'>;
  readonly gameWindow: Pick<GameWindow, 'tell'>;
  readonly server: SessionServer;
  readonly stillness: () => boolean;
  readonly picture: (key: string) => string;
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
  /** The same, but over as soon as the device is online again. */
  readonly pauseOrOnline: (ms: number) => Promise<void>;
  /** Ends when the player asks to try again. */
  readonly askAgain: () => Promise<void>;
  /** The session is over and nothing can be played any more. */
  readonly onEnded: (reason: 'sessionEnded' | 'playedElsewhere') => void;
}

export interface RunningGameView {
  readonly gameView: GameView;
  hear(command: GameFrameCommand): void;
}

/** Runs a table on a session: asks for its rounds, shows its money, and keeps the rules that all games have. */
export function runGameView(deps: RunGameViewDeps): RunningGameView {
  const { module, session, messages, amount, stage, gameWindow, server, stillness, pause } = deps;
  let phase: GamePhase = 'betting';
  let balance = session.balance;
  let freeSpins: FreeSpinsLeft | null = session.freeSpins ?? null;
  /** The newest answer about the round on the table. */
  let round: RoundResponse | null = null;
  let begunAt = -Infinity;
  let closing = false;

  function setPhase(next: GamePhase): void {
    phase = next;
    stage.setPhase(next);
    gameView.setPhase(next);
  }
  function setBalance(minor: number): void {
    balance = minor;
    stage.setBalance(amount(minor));
  }
  const fetchRound = roundFetcher(deps);
  const onTable = ({ roundId, stake, win, jackpotWin, shown }: RoundResponse): ViewRound => ({
    roundId,
    stake,
    win,
    jackpotWin,
    shown,
  });

  /** Says why there is no round. True when the table was laid anew. */
  async function refused(reason: PlayRefusal['reason']): Promise<boolean> {
    if (reason === 'sessionEnded' || reason === 'playedElsewhere') {
      gameWindow.tell({ type: 'failed', reason });
      deps.onEnded(reason);
    } else if (reason === 'insufficientFunds') {
      gameWindow.tell({ type: 'failed', reason });
      stage.setNotice(messages.tooPoor, 'worry');
      stage.announce(messages.tooPoor);
    } else if (reason === 'lossLimit' || reason === 'timeLimit' || reason === 'onBreak' || reason === 'stakeCap') {
      stage.setNotice(messages[reason], 'worry');
      stage.announce(messages[reason]);
    } else {
      // Another window has gone on with the round, or the table has offered what cannot be: the server knows how it stands.
      const known = await server.resume();
      if (known.ok) {
        freeSpins = known.value.freeSpins ?? null;
        setBalance(known.value.balance);
        showEarlier(known.value.round);
        return true;
      }
    }
    return false;
  }

  /** What the player has while a round is shown: what it pays stays hidden until the table has shown it. */
  const withoutWin = ({ balance: after, win, jackpotWin }: RoundResponse): number => after - (win ?? jackpotWin);

  async function step(
    from: GamePhase,
    stake: number,
    attempt: () => Promise<ResponseBody<RoundResponse>>,
  ): Promise<ViewRound | null> {
    if (phase !== from || closing) return null;
    const before = balance;
    setPhase('waiting');
    stage.setNotice('');
    stage.setBalance(amount(Math.max(0, before - stake)));
    const response = await fetchRound(attempt);
    if (typeof response === 'string') {
      if (!(await refused(response))) {
        setBalance(before);
        setPhase(from);
      }
      return null;
    }
    round = response;
    freeSpins = response.freeSpins ?? null;
    setBalance(withoutWin(response));
    return onTable(response);
  }

  function showMoney({ win, balance: after }: RoundResponse): void {
    stage.setWin(amount(win ?? 0));
    setBalance(after);
  }

  function sayOutcome(response: RoundResponse, ...sentences: string[]): void {
    const parts =
      response.jackpotWin > 0 ? [messages.jackpotWon(amount(response.jackpotWin)), ...sentences] : sentences;
    const sentence = parts.filter(Boolean).join(' ');
    stage.setNotice(sentence, isGain(response) ? 'glad' : 'plain');
    stage.announce([sentence, messages.balanceNow(amount(response.balance))].join(' '));
  }

  /** A round that was begun before this table was laid, or in another window. */
  function showEarlier(earlier: RoundResponse | null): void {
    if (!earlier) {
      setPhase('betting');
      return;
    }
    const isKnown = v.is(module.shown, earlier.shown);
    if (earlier.win === null && !isKnown) {
      // Begun with an older version of the game: nobody can go on with it here, and it is settled within a day.
      stage.setNotice(messages.cannotShow, 'worry');
      stage.announce(messages.cannotShow);
      setPhase('waiting');
      return;
    }
    round = earlier;
    const sentence = isKnown ? gameView.show(onTable(earlier)) : outcomeSentence(earlier, { messages, amount });
    showMoney(earlier);
    if (earlier.win === null) {
      gameWindow.tell({ type: 'roundOpen', roundId: earlier.roundId, stake: earlier.stake });
      sayOutcome(earlier, messages.openRound, sentence);
      setPhase('deciding');
    } else {
      sayOutcome(earlier, messages.lastRound, sentence);
      void server.markSeen(earlier.roundId);
      setPhase('betting');
    }
  }

  const lastBet = v.safeParse(module.bet, session.lastBet);
  const shell: GameShell = {
    setup: deps.setup,
    lastBet: lastBet.success ? lastBet.output : null,
    gameGroupId: session.gameId,
    culture: session.culture,
    messages,
    picture: deps.picture,
    amount,
    balance: () => balance,
    freeSpins: () => freeSpins,
    stillness,
    async begin(bet, stake) {
      const clientRoundKey = uuid();
      if (phase === 'betting' && !closing) {
        begunAt = deps.now();
        stage.setWin(amount(0));
      }
      const isFree = freeSpins !== null;
      const begun = await step('betting', isFree ? 0 : stake, () => server.begin(bet, clientRoundKey, isFree));
      if (begun) gameWindow.tell({ type: 'roundStarted', roundId: begun.roundId });
      return begun;
    },
    async move(move, stake = 0) {
      const clientMoveKey = uuid();
      const roundId = round?.roundId ?? '';
      return step('deciding', stake, () => server.move(roundId, move, clientMoveKey));
    },
    async shown({ roundId }, sentence) {
      if (round?.roundId !== roundId || phase !== 'waiting') return;
      const response = round;
      if (response.win === null) {
        setBalance(response.balance);
        stage.setNotice(sentence);
        stage.announce(sentence);
        gameWindow.tell({ type: 'roundOpen', roundId, stake: response.stake });
        setPhase('deciding');
        return;
      }
      showMoney(response);
      sayOutcome(response, sentence);
      gameWindow.tell({
        type: 'roundEnded',
        roundId,
        stake: response.stake,
        win: response.win,
        balance: response.balance,
      });
      void server.markSeen(roundId);
      const rest = session.minimumRoundMs - (deps.now() - begunAt);
      if (rest > 0) {
        if (gameView.countDown) gameView.countDown(rest);
        else if (!stillness()) stage.countDown(rest);
        await pause(rest);
      }
      setPhase('betting');
    },
    setNotice: stage.setNotice,
    setWin: (minor) => stage.setWin(amount(minor)),
    announce: stage.announce,
  };

  const gameView = module.createView(shell);
  stage.lay(gameView);
  setBalance(balance);
  stage.setWin(amount(0));
  setPhase('betting');
  if (session.round) showEarlier(session.round);
  else stage.announce(messages.ready);

  return {
    gameView,
    hear(command) {
      if (command.type === 'closing') {
        closing = true;
        return;
      }
      // While a round is on its way the server's answer to it is newer than anything the window knows.
      if (phase !== 'waiting') setBalance(command.balance);
    },
  };
}
