import type { GameShell } from '../../../frame/gameView.ts';
import { pauseFor } from '../../../page/pauseFor.ts';
import type { ShownStep } from '../slotApi.ts';
import type { FillCell } from './createCellFiller.ts';
import { setFeatureScene } from './reels.ts';
import type { Place, Reels } from './reels.ts';
import { layCoins, respin } from './respin.ts';
import type { SlotMessages } from './slotMessages.ts';
import { tumble } from './tumble.ts';
import type { WinLines } from './winLines.ts';

/** Milliseconds for which the wins of a step stay, and for which a step without a win stays. */
const winHoldMs = 1100;
const emptyHoldMs = 350;
const fallHoldMs = 700;

export interface ShowRoundDeps {
  readonly reels: Reels;
  readonly lines: Pick<WinLines, 'show' | 'clear'>;
  readonly fill: FillCell;
  readonly shell: Pick<
    GameShell,
    'amount' | 'setNotice' | 'setWin' | 'announce' | 'prefersReducedMotion' | 'present' | 'presentFeature' | 'playSound'
  >;
  readonly messages: SlotMessages;
}

export const winPositions = ({ wins }: Pick<ShownStep, 'wins'>): Place[] => wins.flatMap(({ positions }) => positions);

/** Marks the wins of a step and draws their lines, with glow and colour only for a gain (ON6). */
export function showWins(
  step: ShownStep,
  round: { readonly stake: number; readonly win: number | null },
  { reels, lines, shell }: Pick<ShowRoundDeps, 'reels' | 'lines'> & { shell: Pick<GameShell, 'present'> },
): void {
  const isGain = shell.present(round).level !== 'none';
  reels.mark(winPositions(step), isGain);
  lines.show(step.wins, isGain);
}

/** Animates the steps after the spin up to the last one. */
export async function showFurtherSteps(steps: readonly ShownStep[], stake: number, deps: ShowRoundDeps): Promise<void> {
  const [first] = steps;
  if (!first || steps.length === 1) return;
  const { lines, shell } = deps;
  showWins(first, { stake, win: first.win }, deps);
  shell.setWin(first.win);
  if (first.win > 0) await pauseFor(first.kind === 'spin' && steps[1]?.kind === 'tumble' ? fallHoldMs : winHoldMs);
  let soFar = first.win;
  let given = 0;
  for (const [at, step] of steps.slice(1).entries()) {
    const before = steps[at] as ShownStep;
    given += before.freeSpinsWon;
    if (step.kind !== 'freeSpin') lines.clear();
    if (step.kind === 'freeSpin') await showFreeSpin(step, before, { number: at + 1, given, soFar }, deps);
    else if (step.kind === 'tumble') await showTumble(step, before, deps);
    else await showRespin(step, before, deps);
    soFar += step.win;
    shell.setWin(soFar);
    if (step.kind === 'respin') continue;
    showWins(step, { stake, win: step.win }, deps);
    const isLast = at === steps.length - 2;
    if (step.kind === 'freeSpin') await pauseFor(step.win > 0 ? winHoldMs : emptyHoldMs);
    else if (!isLast) await pauseFor(fallHoldMs);
  }
}

const featureTone = (shell: Pick<GameShell, 'presentFeature'>): 'plain' | 'glad' =>
  shell.presentFeature().level === 'none' ? 'plain' : 'glad';

async function showFreeSpin(
  step: ShownStep,
  before: ShownStep,
  { number, given, soFar }: { number: number; given: number; soFar: number },
  { reels, lines, shell, messages }: ShowRoundDeps,
): Promise<void> {
  lines.clear();
  if (before.freeSpinsWon > 0) {
    shell.setNotice(messages.freeSpinsWon(before.freeSpinsWon), featureTone(shell));
    shell.announce(messages.freeSpinsWon(before.freeSpinsWon));
    reels.mark(positionsOf('S', before.grid), featureTone(shell) === 'glad');
    await pauseFor(winHoldMs);
    setFeatureScene('freeSpins');
  }
  shell.playSound('spin');
  shell.setNotice(`${messages.freeSpin(number, given)} · ${messages.soFar(shell.amount(soFar))}`);
  await reels.spin(Promise.resolve(step.grid));
}

async function showTumble(
  step: ShownStep,
  before: ShownStep,
  { reels, shell, messages }: ShowRoundDeps,
): Promise<void> {
  await tumble(reels, { grid: step.grid, gone: winPositions(before), skipAnimation: shell.prefersReducedMotion() });
  if (step.win > 0) shell.setNotice(messages.multiplied(step.multiplier));
}

async function showRespin(
  step: ShownStep,
  before: ShownStep,
  { reels, fill, shell, messages }: ShowRoundDeps,
): Promise<void> {
  const { amount } = shell;
  if (before.kind === 'spin') {
    layCoins(reels, before, { fill, amount, keepOthers: true });
    shell.setNotice(messages.coinsHeld(before.coins.length, before.respinsLeft), featureTone(shell));
    shell.announce(messages.coinsHeld(before.coins.length, before.respinsLeft));
    await pauseFor(winHoldMs);
    setFeatureScene('respins');
    layCoins(reels, before, { fill, amount, keepOthers: false });
  }
  shell.setNotice(messages.respinsLeft(before.respinsLeft));
  shell.playSound('spin');
  await respin(reels, step, { held: before, fill, amount, skipAnimation: shell.prefersReducedMotion() });
  await pauseFor(step.coins.length > before.coins.length ? fallHoldMs : emptyHoldMs);
}

export function positionsOf(symbol: string, grid: readonly string[]): Place[] {
  return grid.flatMap((letters, reel) =>
    Array.from(letters).flatMap((letter, row): Place[] => (letter === symbol ? [[reel, row]] : [])),
  );
}
