import type { GameFrameCommand } from '@foyer/contract/gameFrame';
import type { RoundAnswer, SessionAnswer } from '../slotApi.ts';
import type { FrameWords } from './frameWords.ts';
import type { GameWindow } from './gameWindow.ts';
import { isGain, outcomeWords } from './outcomeWords.ts';
import { persistentRound } from './persistentRound.ts';
import { pauseFor, type Reels } from './reels.ts';
import { markSeen, playRound } from './slotServer.ts';
import type { Stage } from './stage.ts';

/** How long the wins of a free spin stay before the next, and of one without a win; milliseconds. */
const winHoldMs = 1100;
const emptyHoldMs = 350;

export interface Play {
  spin(): Promise<void>;
  /** -1 for the next lower stake, 1 for the next higher. */
  changeStake(step: -1 | 1): void;
  stake(): number;
  hear(command: GameFrameCommand): void;
  /** Shows a round that was settled while nobody looked. */
  showSettled(round: RoundAnswer): void;
}

export function createPlay({
  session,
  stage,
  reels,
  words,
  amount,
  gameWindow,
  stillness,
  pauseUntilAsked,
  onSessionEnded,
}: {
  session: SessionAnswer;
  stage: Stage;
  reels: Reels;
  words: FrameWords;
  amount: (minor: number) => string;
  gameWindow: GameWindow;
  stillness: () => boolean;
  /** Ends when the player asks to try again. */
  pauseUntilAsked: () => Promise<void>;
  onSessionEnded: () => void;
}): Play {
  const { stakes, minimumRoundMs, sessionId } = session;
  let stakeAt = Math.max(0, stakes.indexOf(session.stake));
  let balance = session.balance;
  let busy = false;
  let closing = false;

  const stake = (): number => stakes[stakeAt] ?? 0;
  function showStake(): void {
    stage.setStake(amount(stake()), { lowest: stakeAt === 0, highest: stakeAt === stakes.length - 1 });
  }
  function setBusy(now: boolean): void {
    busy = now;
    stage.setBusy(now);
  }

  /** Asks until there is an answer. Null when the round cannot be: its reason was said. */
  async function fetchRound(clientRoundKey: string): Promise<RoundAnswer | null> {
    const body = { stake: stake(), clientRoundKey };
    const onLost = (): void => {
      stage.setNotice(words.connectionLost, 'worry');
      stage.say(words.connectionLost);
    };
    const pause = (ms: number): Promise<void> => Promise.race([pauseFor(ms), untilOnline()]);
    for (;;) {
      const answer = await persistentRound(() => playRound(sessionId, body), { pause, onLost });
      if (answer.ok) return answer.round;
      if (answer.reason === 'unreachable') {
        gameWindow.tell({ type: 'failed', reason: 'serviceUnavailable' });
        await pauseUntilAsked();
        continue;
      }
      if (answer.reason === 'insufficientFunds') {
        gameWindow.tell({ type: 'failed', reason: 'insufficientFunds' });
        stage.setNotice(words.tooPoor, 'worry');
        stage.say(words.tooPoor);
      } else {
        gameWindow.tell({ type: 'failed', reason: 'sessionEnded' });
        onSessionEnded();
      }
      return null;
    }
  }

  async function showFreeSpins(round: RoundAnswer): Promise<void> {
    const [paid, ...free] = round.spins;
    if (!paid || free.length === 0) return;
    let soFar = paid.win;
    for (const [at, spin] of free.entries()) {
      const before = round.spins[at];
      const won = round.spins.slice(0, at + 1).reduce((sum, { freeSpinsWon }) => sum + freeSpinsWon, 0);
      if (before && before.freeSpinsWon > 0) {
        stage.setNotice(words.freeSpinsWon(before.freeSpinsWon), 'glad');
        stage.say(words.freeSpinsWon(before.freeSpinsWon));
        reels.mark(positionsOf('S', before.grid), true);
        await pauseFor(winHoldMs);
      }
      stage.setNotice(`${words.freeSpin(at + 1, won)} · ${words.freeSpinsWin(amount(soFar))}`);
      await reels.spin(Promise.resolve(spin.grid));
      soFar += spin.win;
      reels.mark(spin.wins.flatMap(({ positions }) => positions), spin.win > round.stake);
      stage.setWin(amount(soFar));
      await pauseFor(spin.win > 0 ? winHoldMs : emptyHoldMs);
    }
  }

  function showEnd(round: RoundAnswer, first = ''): void {
    const gain = isGain(round);
    const last = round.spins.at(-1);
    reels.mark(last?.wins.flatMap(({ positions }) => positions) ?? [], gain);
    stage.setWin(amount(round.totalWin));
    stage.setBalance(amount(balance));
    const sentence = outcomeWords(round, words, amount);
    stage.setNotice(round.totalWin === 0 && first === '' ? '' : `${first} ${sentence}`.trim(), gain ? 'glad' : 'plain');
    stage.say(`${first} ${sentence} ${words.balanceNow(amount(balance))}`.trim());
  }

  showStake();
  stage.setBalance(amount(balance));
  stage.setWin(amount(0));

  return {
    stake,
    async spin() {
      if (busy || closing) return;
      setBusy(true);
      const startedAt = performance.now();
      const staked = stake();
      stage.setNotice('');
      stage.setWin(amount(0));
      stage.setBalance(amount(balance - staked));
      stage.say(words.spinning);
      const asked = fetchRound(crypto.randomUUID());
      const round = asked.then((found) => {
        if (found) {
          stage.setNotice('');
          gameWindow.tell({ type: 'roundStarted', roundId: found.roundId });
        }
        return found;
      });
      await reels.spin(round.then((found) => found?.spins[0]?.grid ?? null));
      const settled = await round;
      if (!settled) {
        stage.setBalance(amount(balance));
        setBusy(false);
        return;
      }
      const paid = settled.spins[0];
      if (paid && settled.spins.length > 1) {
        reels.mark(paid.wins.flatMap(({ positions }) => positions), paid.win > settled.stake);
        stage.setWin(amount(paid.win));
        if (paid.win > 0) await pauseFor(winHoldMs);
        await showFreeSpins(settled);
      }
      balance = settled.balance;
      showEnd(settled);
      gameWindow.tell({ type: 'roundEnded', roundId: settled.roundId, stake: settled.stake, win: settled.totalWin, balance });
      void markSeen(sessionId, settled.roundId);
      const rest = minimumRoundMs - (performance.now() - startedAt);
      stage.countDown(rest, stillness());
      await pauseFor(Math.max(0, rest));
      setBusy(false);
    },
    changeStake(step) {
      if (busy) return;
      const next = Math.min(stakes.length - 1, Math.max(0, stakeAt + step));
      if (next === stakeAt) return;
      stakeAt = next;
      showStake();
      stage.say(words.stakeNow(amount(stake())));
    },
    hear(command) {
      if (command.type === 'closing') {
        closing = true;
        return;
      }
      // While a round is on its way the server's answer to it is newer than anything the window knows.
      if (busy) return;
      balance = command.balance;
      stage.setBalance(amount(balance));
    },
    showSettled(round) {
      const last = round.spins.at(-1);
      if (last) reels.show(last.grid);
      showEnd(round, words.lastRound);
      void markSeen(sessionId, round.roundId);
    },
  };
}

function positionsOf(symbol: string, grid: readonly string[]): [number, number][] {
  return grid.flatMap((letters, reel) => Array.from(letters).flatMap((letter, row): [number, number][] => (letter === symbol ? [[reel, row]] : [])));
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
