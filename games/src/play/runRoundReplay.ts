import type { ReplayPanel } from './createReplayPanel.ts';
import type { RoundResponse, SessionResponse } from './playApi.ts';
import type { ReplayStep, RoundReplay } from './roundReplay.ts';
import { runGameView } from './runGameView.ts';
import type { RunGameViewDeps } from './runGameViewDeps.ts';

/** Maximum time of a replay, in milliseconds: longer rounds run faster. */
const maxReplayMs = 6000;
/** Pauses after a key, and after a step before the next choice, in milliseconds. */
const keyMs = 320;
const betweenStepsMs = 600;

type Deps = Pick<
  RunGameViewDeps,
  'module' | 'setup' | 'messages' | 'amount' | 'sounds' | 'prefersReducedMotion' | 'dialStep' | 'picture' | 'pause'
> & {
  readonly replay: RoundReplay;
  /** Puts an empty stage on the page. */
  newStage(): RunGameViewDeps['stage'];
  readonly panel: Pick<ReplayPanel, 'clear' | 'showStep' | 'showEnd'>;
  /** Sets how many times faster than usual everything moves. */
  setRate(rate: number): void;
};

/**
 * Plays a recorded round again in the view of its game, which presses the player's own keys and receives the recorded
 * steps in place of a server. Where motion is unwanted, shows the end at once. Resolves at the end.
 */
export async function runRoundReplay(deps: Deps): Promise<void> {
  const { replay, module, panel } = deps;
  const { steps } = replay;
  const last = steps.at(-1) as ReplayStep;
  panel.clear();
  if (deps.prefersReducedMotion()) {
    openView(deps, last);
    for (const step of steps) await panel.showStep(step);
    panel.showEnd();
    return;
  }
  deps.setRate(Math.max(1, (module.drawingMs?.(last.shown) ?? 0) / maxReplayMs));
  const view = openView(deps);
  for (const step of steps) {
    if (step !== steps[0]) await deps.pause(betweenStepsMs);
    const numbers = panel.showStep(step);
    const isDrawn = step.kind !== 'rules' && (await view.draw(step));
    // The end that the rules decided has no key. The same holds for a choice that the view does not offer any more.
    if (!isDrawn) openView(deps, last);
    await numbers;
    if (!isDrawn && step !== last) {
      for (const rest of steps.slice(steps.indexOf(step) + 1)) await panel.showStep(rest);
      break;
    }
  }
  panel.showEnd();
}

/** Opens the view of the game with recorded steps in place of a server. With `end` it shows the end of the round at once. */
function openView(deps: Deps, end?: ReplayStep): { draw(step: ReplayStep): Promise<boolean> } {
  const { replay, module, newStage } = deps;
  const stage = newStage();
  let next: ReplayStep | null = null;
  let onShown: () => void = () => undefined;

  function responseOf({ stake, win, shown }: ReplayStep): RoundResponse {
    const { roundId, jackpotWin } = replay;
    const paid = win === null ? 0 : jackpotWin;
    return { roundId, stake, win: win === null ? null : win + paid, jackpotWin: paid, balance, shown };
  }
  function recorded() {
    const step = next;
    next = null;
    return Promise.resolve(
      step === null
        ? ({ ok: false, refusal: { reason: 'unknownRound' } } as const)
        : ({ ok: true, value: responseOf(step) } as const),
    );
  }
  // Views offer only what a balance covers.
  const balance = replay.steps.at(-1)?.stake ?? 0;
  const session: SessionResponse = {
    ...replay,
    sessionId: '',
    rules: [],
    balance,
    minimumRoundMs: 0,
    parallelRounds: false,
    winCelebration: 'restrained',
    lastBet: replay.steps[0]?.choice ?? null,
    round: end === undefined ? null : responseOf(end),
  };
  const { gameView } = runGameView({
    ...deps,
    session,
    stage: {
      ...stage,
      setPhase(now) {
        stage.setPhase(now);
        if (now !== 'waiting') onShown();
      },
    },
    gameWindow: { postEvent: () => undefined },
    server: {
      begin: recorded,
      move: recorded,
      resume: () => Promise.resolve({ ok: true, value: session }),
      markSeen: () => Promise.resolve(),
    },
    now: () => 0,
    pauseOrOnline: deps.pause,
    promptRetry: () => Promise.resolve(),
    onEnded: () => undefined,
  });

  return {
    /** Resolves when the view has drawn the step; with false if it does not accept the player's choice. */
    async draw(step) {
      const shown = new Promise<void>((resolve) => {
        onShown = resolve;
      });
      next = step;
      for (const key of module.replayKeys?.(step.choice) ?? [' ']) {
        gameView.press(key);
        await deps.pause(keyMs);
      }
      if (next !== null) return false;
      await shown;
      return true;
    },
  };
}
