import { element } from '../../../../kernel/frame/element.ts';
import { pauseFor } from '../../../../kernel/frame/pauseFor.ts';
import type { FillCell } from './slotCell.ts';

/**
 * Milliseconds until the first reel may stop, extra time per further reel, and duration of start and stop. About 1.3 s
 * in all.
 */
const firstStopMs = 520;
const nextStopMs = 140;
const leaveMs = 160;
const arriveMs = 300;
/** One cycle of the passing symbols, in milliseconds. */
const turnMs = 640;
/** Number of passing symbols before they repeat. */
const passing = 9;

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

/** Creates reels, animated by transforms only. `belts` are the symbols that pass while a reel spins. */
export function createReels(
  { belts, rows, fill }: { belts: readonly string[]; rows: number; fill: FillCell },
  prefersReducedMotion: () => boolean,
): Reels {
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
    const away = 'translateY(101%)';
    const above = 'translateY(-101%)';
    const here = 'translateY(0)';
    run.classList.add('running');
    const loop = belt.animate(
      [{ transform: `translateY(${(-100 * passing) / (passing + rows)}%)` }, { transform: here }],
      {
        duration: turnMs,
        iterations: Infinity,
      },
    );
    run.animate([{ transform: above }, { transform: here }], { duration: leaveMs, easing: 'ease-in' });
    const leaving = column.animate([{ transform: here }, { transform: away }], {
      duration: leaveMs,
      easing: 'ease-in',
      fill: 'forwards',
    });
    const [grid] = await Promise.all([outcome, pauseFor(firstStopMs + reel * nextStopMs)]);
    await leaving.finished;
    // Without an outcome, the reel returns to its previous symbols.
    if (grid) place(reel, grid[reel] ?? '');
    leaving.cancel();
    const going = run.animate([{ transform: here }, { transform: away }], {
      duration: arriveMs,
      easing: 'cubic-bezier(.2,.9,.35,1)',
      fill: 'forwards',
    });
    await column.animate([{ transform: above }, { transform: 'translateY(3%)', offset: 0.7 }, { transform: here }], {
      duration: arriveMs,
      easing: 'cubic-bezier(.2,.9,.35,1)',
    }).finished;
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
