import { element } from '../../../page/element.ts';
import { pauseFor } from '../../../page/pauseFor.ts';
import type { FillCell } from './createCellFiller.ts';

/** Part of a round with a scene of its own behind the reels; `none` for the spin that was paid. */
type FeatureScene = 'none' | 'freeSpins' | 'respins';

/** Shows the scene of a part of the round. The style sheet fades from one to the other. */
export function setFeatureScene(scene: FeatureScene): void {
  document.documentElement.dataset['scene'] = scene;
}

/**
 * Milliseconds until the first reel may stop, extra time per further reel, and duration of start and stop. About 1.5 s
 * in all. The times are the same for every outcome, so that no stop hints at a win that did not happen.
 */
const firstStopMs = 520;
const nextStopMs = 140;
const leaveMs = 300;
const arriveMs = 400;
/** One cycle of the passing symbols at full speed, in milliseconds. */
const turnMs = 560;
/** Speed of the passing symbols while the reel accelerates, as a share of full speed. */
const startRate = 0.45;
/** Number of passing symbols before they repeat. */
const passing = 9;

const along = (percent: number): string => `translateY(${percent}%)`;
/** A small swing back, then acceleration. `from` is 0 for the symbols that leave, -100 for those that follow. */
const leave = (from: number): Keyframe[] => [
  { transform: along(from), easing: 'cubic-bezier(.3,0,.5,1)' },
  { transform: along(from - 5), offset: 0.36, easing: 'cubic-bezier(.55,0,.9,.6)' },
  { transform: along(from + 101) },
];
/** Deceleration a little past the place, and a small settle. `to` is 0 for the outcome, 100 for the symbols before it. */
const arrive = (to: number): Keyframe[] => [
  { transform: along(to - 101), easing: 'cubic-bezier(.15,.65,.45,1)' },
  { transform: along(to + 3.5), offset: 0.58, easing: 'cubic-bezier(.4,0,.6,1)' },
  { transform: along(to - 0.9), offset: 0.82, easing: 'cubic-bezier(.4,0,.6,1)' },
  { transform: along(to) },
];

/** Reel and row, from 0. */
export type Place = readonly [reel: number, row: number];

export interface Reels {
  readonly view: HTMLElement;
  show(grid: readonly string[]): void;
  cell(place: Place): HTMLElement | undefined;
  /** Spins the reels, which stop on `outcome` one after another. */
  spin(outcome: Promise<readonly string[] | null>): Promise<void>;
  /** Highlights the paying symbols and dims the rest; `glow` only for a gain. */
  mark(positions: readonly Place[], glow: boolean): void;
  unmark(): void;
}

export interface ReelsDeps {
  /** Symbols that pass while a reel spins, by reel. */
  readonly belts: readonly string[];
  readonly rows: number;
  readonly fill: FillCell;
  readonly prefersReducedMotion: () => boolean;
  /** Called when a reel stops. */
  readonly onStop: () => void;
}

/** Creates reels, animated by transforms only. */
export function createReels({ belts, rows, fill, prefersReducedMotion, onStop }: ReelsDeps): Reels {
  const cellOf = (symbol: string): HTMLElement => {
    const made = element('div', { class: 'cell' });
    fill(made, symbol);
    return made;
  };

  const reels = belts.map((strip) => {
    const cells = Array.from({ length: rows }, () => element('div', { class: 'cell' }));
    const column = element('div', { class: 'column' }, ...cells);
    const pass = Array.from(strip.slice(0, passing));
    const belt = element('div', { class: 'belt' }, ...[...pass, ...pass.slice(0, rows)].map(cellOf));
    const run = element('div', { class: 'run' }, belt);
    return { cells, column, belt, run, view: element('div', { class: 'reel' }, run, column) };
  });
  const view = element('div', { class: 'reels', 'aria-hidden': 'true' }, ...reels.map((reel) => reel.view));

  const place = (reel: number, letters: string): void =>
    reels[reel]?.cells.forEach((target, row) => fill(target, letters[row] ?? ''));

  async function turn(reel: number, outcome: Promise<readonly string[] | null>): Promise<void> {
    const parts = reels[reel];
    if (!parts) return;
    const { column, belt, run } = parts;
    run.classList.add('running');
    const loop = belt.animate([{ transform: along((-100 * passing) / (passing + rows)) }, { transform: along(0) }], {
      duration: turnMs,
      iterations: Infinity,
    });
    loop.updatePlaybackRate(startRate);
    run.animate(leave(-101), { duration: leaveMs });
    const leaving = column.animate(leave(0), { duration: leaveMs, fill: 'forwards' });
    void leaving.finished.then(() => loop.updatePlaybackRate(1));
    const [grid] = await Promise.all([outcome, pauseFor(firstStopMs + reel * nextStopMs)]);
    await leaving.finished;
    // Without an outcome, the reel returns to its previous symbols.
    if (grid) place(reel, grid[reel] ?? '');
    leaving.cancel();
    const going = run.animate(arrive(101), { duration: arriveMs, fill: 'forwards' });
    onStop();
    await column.animate(arrive(0), { duration: arriveMs }).finished;
    run.classList.remove('running');
    going.cancel();
    loop.cancel();
  }

  function unmark(): void {
    view.classList.remove('marked', 'glowing');
    for (const { cells } of reels) for (const target of cells) target.classList.remove('pays');
  }
  function show(grid: readonly string[]): void {
    grid.forEach((letters, reel) => place(reel, letters));
  }

  return {
    view,
    show,
    cell: ([reel, row]) => reels[reel]?.cells[row],
    async spin(outcome) {
      unmark();
      if (prefersReducedMotion()) {
        const grid = await outcome;
        if (grid) show(grid);
        return;
      }
      await Promise.all(reels.map((_, reel) => turn(reel, outcome)));
    },
    mark(positions, glow) {
      unmark();
      if (positions.length === 0) return;
      view.classList.add('marked');
      view.classList.toggle('glowing', glow);
      for (const [reel, row] of positions) reels[reel]?.cells[row]?.classList.add('pays');
    },
    unmark,
  };
}
