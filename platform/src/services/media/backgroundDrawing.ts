import { setTimeout as delay } from 'node:timers/promises';
import type { ArtOf } from './coverJob.ts';

/** Renders covers one after the other, before anyone requests them. */
export interface BackgroundDrawing {
  start(covers: readonly ArtOf[]): void;
  stop(): void;
}

/** Leaves the first minute to the first visitor. */
const beforeFirstMs = 60_000;
/**
 * Pause between two covers, so that rendering takes about a fifth of one core for longer, instead of a whole core for
 * ten minutes.
 */
const betweenMs = 1_000;

export function createBackgroundDrawing(draw: (cover: ArtOf) => Promise<void>): BackgroundDrawing {
  const ended = new AbortController();

  const run = async (covers: readonly ArtOf[]): Promise<void> => {
    const pauseOptions = { ref: false, signal: ended.signal };
    await delay(beforeFirstMs, undefined, pauseOptions);
    for (const cover of covers) {
      await draw(cover);
      await delay(betweenMs, undefined, pauseOptions);
    }
  };

  return {
    start(covers) {
      // Only `stop` ends the loop early.
      run(covers).catch(() => undefined);
    },
    stop: () => ended.abort(),
  };
}
