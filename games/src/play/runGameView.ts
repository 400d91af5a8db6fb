import { allowedStep } from '@foyer/contract/allowedStep';
import type { GameFrameCommand } from '@foyer/contract/gameFrame';
import { joinSentences } from '@foyer/contract/joinSentences';
import { v4 as uuid } from 'uuid';
import * as v from 'valibot';
import type { GameView, GamePhase, ViewRound, GameShell } from '../frame/gameView.ts';
import { outcomeSentence } from '../frame/outcomeSentence.ts';
import { winPresentation } from '../frame/winPresentation.ts';
import { callWithRetry } from './callWithRetry.ts';
import type { FreeSpinsLeft, PlayRefusal, RoundResponse } from './playApi.ts';
import type { PlayResult } from './playSession.ts';
import type { RunGameViewDeps } from './runGameViewDeps.ts';

/** Commands that concern the table. The frame itself follows the dial. */
type TableCommand = Exclude<GameFrameCommand, { type: 'calmMode' | 'sound' }>;

export interface RunningGameView {
  readonly gameView: GameView;
  handleCommand(command: TableCommand): void;
}

/** Runs a view on a session: requests rounds, shows amounts, and enforces the rules common to all games. */
export function runGameView(deps: RunGameViewDeps): RunningGameView {
  const {
    module,
    session,
    messages,
    amount,
    stage,
    gameWindow,
    server,
    sounds,
    prefersReducedMotion,
    dialStep,
    pause,
  } = deps;
  let phase: GamePhase = 'betting';
  let balance = session.balance;
  let freeSpins: FreeSpinsLeft | null = session.freeSpins ?? null;
  /** Latest response for the round on the table. */
  let round: RoundResponse | null = null;
  let begunAt = -Infinity;
  let closing = false;
  const released = createReleasedRounds();
  /** Stake of the request in progress. The shown balance excludes it. */
  let requestedStake = 0;

  function setPhase(next: GamePhase): void {
    phase = next;
    stage.setPhase(next);
    gameView.setPhase(next);
  }
  function setBalance(minor: number): void {
    balance = minor;
    stage.setBalance(amount(Math.max(0, minor - requestedStake)));
  }
  const fetchRound = roundFetcher(deps);
  const onTable = ({ roundId, stake, win, jackpotWin, shown }: RoundResponse): ViewRound => ({
    roundId,
    stake,
    win,
    jackpotWin,
    shown,
  });

  /** Explains why there is no round. Returns true if the view was reset to the server's state. */
  async function handleRefusal({ refused: reason, openGame }: RefusedRound): Promise<boolean> {
    if (reason === 'sessionEnded' || reason === 'playedElsewhere' || reason === 'gameRecalled') {
      gameWindow.postEvent({ type: 'failed', reason });
      deps.onEnded(reason);
    } else if (reason === 'insufficientFunds') {
      gameWindow.postEvent({ type: 'failed', reason });
      stage.setNotice(messages.tooPoor, 'worry');
      stage.announce(messages.tooPoor);
    } else if (reason === 'otherGameOpen') {
      if (openGame) gameWindow.postEvent({ type: 'otherGameOpen', openGameGroupId: openGame.gameId });
      const text = messages.otherGameOpen(openGame?.name ?? '');
      stage.setNotice(text, 'worry');
      stage.announce(text);
    } else if (isExplained(reason)) {
      stage.setNotice(messages[reason], 'worry');
      stage.announce(messages[reason]);
    } else {
      // Another window continued the round, or the view offered an impossible move: restore the server's state.
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

  /** Balance to show during a round: excludes payouts until the view has shown them. */
  const withoutWin = ({ balance: after, win, jackpotWin }: RoundResponse): number =>
    after - (win ?? jackpotWin) - released.unseenWin();

  async function step(
    from: GamePhase,
    stake: number,
    attempt: () => Promise<PlayResult<RoundResponse>>,
  ): Promise<ViewRound | null> {
    if (phase !== from || closing) return null;
    setPhase('waiting');
    stage.setNotice('');
    requestedStake = stake;
    setBalance(balance);
    const response = await fetchRound(attempt);
    requestedStake = 0;
    if ('refused' in response) {
      if (!(await handleRefusal(response))) {
        setBalance(balance);
        setPhase(from);
      }
      return null;
    }
    round = response;
    freeSpins = response.freeSpins ?? null;
    setBalance(withoutWin(response));
    return onTable(response);
  }

  const celebration = () => ({
    market: session.winCelebration,
    step: dialStep(),
    prefersReducedMotion: prefersReducedMotion(),
  });
  const present = (shown: Pick<ViewRound, 'stake' | 'win'>) => winPresentation(shown, celebration());
  /** Shows the payout of a finished round as a win, with its sound, and gives the balance that follows. */
  function showPayout(response: RoundResponse, win: number, after: number): void {
    const presentation = present(response);
    stage.showWin(win, amount, presentation);
    setBalance(after);
    if (presentation.level !== 'none') sounds.play(presentation.level);
  }

  function announceOutcome(response: RoundResponse, ...parts: string[]): void {
    const sentences = response.jackpotWin > 0 ? [messages.jackpotWon(amount(response.jackpotWin)), ...parts] : parts;
    const sentence = joinSentences(session.culture, sentences);
    stage.setOutcome(sentence, present(response).level === 'none' ? 'plain' : 'glad');
    stage.announce(joinSentences(session.culture, [sentence, messages.balanceNow(amount(balance))]));
  }

  /** Shows a round that began before this view or in another window. */
  function showEarlier(earlier: RoundResponse | null): void {
    if (!earlier) {
      setPhase('betting');
      return;
    }
    const isKnown = v.is(module.shown, earlier.shown);
    if (earlier.win === null && !isKnown) {
      // The round began with an older version of the game. It cannot continue here and settles within a day.
      stage.setNotice(messages.cannotShow, 'worry');
      stage.announce(messages.cannotShow);
      setPhase('waiting');
      return;
    }
    round = earlier;
    released.take(earlier.roundId);
    const sentence = isKnown ? gameView.show(onTable(earlier)) : outcomeSentence(earlier, { messages, amount });
    stage.setWin(amount(earlier.win ?? 0));
    setBalance(earlier.balance - released.unseenWin());
    if (earlier.win === null) {
      gameWindow.postEvent({ type: 'roundOpen', roundId: earlier.roundId, stake: earlier.stake });
      announceOutcome(earlier, messages.openRound, sentence);
      setPhase('deciding');
    } else {
      announceOutcome(earlier, messages.lastRound, sentence);
      void server.markSeen(earlier.roundId);
      setPhase('betting');
    }
  }

  /** Notifies player, window and server of a finished round whose result is on screen. */
  function finishRound(response: RoundResponse, win: number, sentence: string): void {
    const { roundId, stake } = response;
    announceOutcome(response, sentence);
    gameWindow.postEvent({ type: 'roundEnded', roundId, stake, win, balance });
    void server.markSeen(roundId);
  }

  /** Lets the next round begin after the minimum round time. */
  async function openBetting(): Promise<void> {
    const rest = session.minimumRoundMs - (deps.now() - begunAt);
    if (rest > 0) {
      if (gameView.countDown) gameView.countDown(rest);
      else if (!prefersReducedMotion()) stage.countDown(rest);
      await pause(rest);
    }
    setPhase('betting');
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
    prefersReducedMotion,
    async begin(bet, stake) {
      const clientRoundKey = uuid();
      if (phase === 'betting' && !closing) {
        begunAt = deps.now();
        stage.setWin(amount(0));
        sounds.play('press');
      }
      const isFree = freeSpins !== null;
      const begun = await step('betting', isFree ? 0 : stake, () => server.begin(bet, clientRoundKey, isFree));
      if (begun) gameWindow.postEvent({ type: 'roundStarted', roundId: begun.roundId });
      return begun;
    },
    async move(move, stake = 0) {
      const clientMoveKey = uuid();
      const roundId = round?.roundId ?? '';
      if (phase === 'deciding' && !closing) sounds.play('press');
      return step('deciding', stake, () => server.move(roundId, move, clientMoveKey));
    },
    release({ roundId }) {
      if (!session.parallelRounds || phase !== 'waiting' || round?.roundId !== roundId || round.win === null) return;
      released.add(round);
      void openBetting();
    },
    async shown({ roundId }, sentence) {
      const earlier = released.take(roundId);
      if (earlier) {
        const win = earlier.win ?? 0;
        showPayout(earlier, win, balance + win);
        finishRound(earlier, win, sentence);
        return;
      }
      if (round?.roundId !== roundId || phase !== 'waiting') return;
      const response = round;
      if (response.win === null) {
        setBalance(response.balance);
        stage.setNotice(sentence);
        stage.announce(sentence);
        gameWindow.postEvent({ type: 'roundOpen', roundId, stake: response.stake });
        setPhase('deciding');
        return;
      }
      showPayout(response, response.win, response.balance - released.unseenWin());
      finishRound(response, response.win, sentence);
      await openBetting();
    },
    present,
    presentFeature: () => {
      const isLively = allowedStep(dialStep(), session.winCelebration) === 'lively';
      return winPresentation(null, { ...celebration(), market: isLively ? 'full' : 'none' });
    },
    playSound: sounds.play,
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
    handleCommand(command) {
      if (command.type === 'closing') {
        closing = true;
        return;
      }
      // During a request, the server's response is newer than the window's balance.
      if (phase !== 'waiting') setBalance(command.balance - released.unseenWin());
    },
  };
}

const explained = ['lossLimit', 'timeLimit', 'onBreak', 'stakeCap', 'countryRestricted', 'locationUnknown'] as const;
const isExplained = (reason: PlayRefusal['reason']): reason is (typeof explained)[number] =>
  explained.some((each) => each === reason);

/** Finished rounds that a view is still showing while the next one may begin. */
interface ReleasedRounds {
  add(round: RoundResponse): void;
  /** Removes a round and returns it; undefined if it was not released. */
  take(roundId: string): RoundResponse | undefined;
  /** Payouts that the view has not shown yet, in minor units. A shown balance excludes them. */
  unseenWin(): number;
}

function createReleasedRounds(): ReleasedRounds {
  const rounds = new Map<string, RoundResponse>();
  return {
    add: (round) => void rounds.set(round.roundId, round),
    take(roundId) {
      const round = rounds.get(roundId);
      rounds.delete(roundId);
      return round;
    },
    unseenWin: () => [...rounds.values()].reduce((sum, { win }) => sum + (win ?? 0), 0),
  };
}

/** The server's refusal of a round. */
type RefusedRound = { refused: PlayRefusal['reason']; openGame: PlayRefusal['openGame'] };

/**
 * Requests until the server returns the round or a refusal. Shows a notice while the server is unreachable, and lets
 * the player decide when all retries are used.
 */
function roundFetcher({ module, messages, stage, gameWindow, pauseOrOnline, promptRetry }: RunGameViewDeps) {
  /** Parses a response with the view's schemas. An invalid response counts as none. */
  function parsedResponse(response: PlayResult<RoundResponse>): PlayResult<RoundResponse> {
    return !response.ok || v.is(module.shown, response.value.shown)
      ? response
      : { ok: false, refusal: { reason: 'unreachable' } };
  }
  const onLost = (): void => {
    stage.setNotice(messages.connectionLost, 'worry');
    stage.announce(messages.connectionLost);
  };
  return async (attempt: () => Promise<PlayResult<RoundResponse>>): Promise<RoundResponse | RefusedRound> => {
    for (;;) {
      const response = await callWithRetry(async () => parsedResponse(await attempt()), {
        pause: pauseOrOnline,
        onLost,
      });
      if (response.ok) {
        stage.setNotice('');
        return response.value;
      }
      if (response.reason !== 'unreachable') return { refused: response.reason, openGame: response.openGame };
      gameWindow.postEvent({ type: 'failed', reason: 'serviceUnavailable' });
      await promptRetry();
    }
  };
}
