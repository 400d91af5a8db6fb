import { setTimeout as pause } from 'node:timers/promises';
import type { CoverOf } from './pictures.ts';

/** Draws covers that nobody waits for, one after the other. */
export interface BackgroundDrawing {
  start(covers: readonly CoverOf[]): void;
  stop(): void;
}

/** The first minute belongs to the first visitor. */
const beforeFirstMs = 60_000;
/** Between two covers, so that drawing takes a fifth of one core and not a whole one for ten minutes. */
const betweenMs = 1_000;

export function createBackgroundDrawing(draw: (cover: CoverOf) => Promise<void>): BackgroundDrawing {
  const ended = new AbortController();

  const run = async (covers: readonly CoverOf[]): Promise<void> => {
    const rest = { ref: false, signal: ended.signal };
    await pause(beforeFirstMs, undefined, rest);
    for (const cover of covers) {
      await draw(cover);
      await pause(betweenMs, undefined, rest);
    }
  };

  return {
    start(covers) {
      // The only way out of the loop before its end is `stop`.
      run(covers).catch(() => undefined);
    },
    stop: () => ended.abort(),
  };
}
