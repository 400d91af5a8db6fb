import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cultures } from '@foyer/contract/languages';
import { coverVersion } from '@foyer/games/artwork/covers/drawCover';
import type { Catalogue } from '@foyer/games/catalogue/catalogue';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { openCoverFolder } from './coverFolder.ts';
import { artKey, type ArtOf } from './coverJob.ts';
import { createCoverWorkers, type CoverWorkers } from './coverWorkers.ts';
import { createDrawQueue } from './drawQueue.ts';
import { gameArtPages, mediaPages } from './mediaPages.ts';
import { createPictures } from './pictures.ts';
import { sealPages } from './sealPages.ts';

/** Renders covers one after the other, before anyone requests them. */
interface BackgroundDrawing {
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

function createBackgroundDrawing(draw: (cover: ArtOf) => Promise<void>): BackgroundDrawing {
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

export interface MediaOptions {
  /** Number of games whose covers are rendered in the background, most played first. 0 renders on demand only. */
  backgroundGames?: number;
  workers?: CoverWorkers;
}

const defaultBackgroundGames = 600;

/**
 * Serves the game covers on the media origin, and the art of the games' frames on the games origin. Creates `dataFolder/covers`, and renders nothing before a request or
 * `start`.
 */
export function mediaModule(
  sandboxContext: SandboxContext,
  catalogue: Catalogue,
  options: MediaOptions = {},
): SandboxModule {
  const workers = options.workers ?? createCoverWorkers();
  const folder = openCoverFolder(path.join(sandboxContext.dataFolder, 'covers'), coverVersion);
  const queue = createDrawQueue(workers.draw, Math.min(2, os.availableParallelism()));
  const pictures = createPictures(folder, queue, sandboxContext.log);
  const background = createBackgroundDrawing((cover) => pictures.draw(cover, 'background'));

  return {
    name: 'media',
    pages: {
      media: mediaPages(catalogue, pictures).route('/', sealPages(sandboxContext)),
      games: gameArtPages(catalogue, pictures),
    },
    start() {
      const covers = backgroundCovers(catalogue, options.backgroundGames ?? defaultBackgroundGames);
      background.start(covers.filter((cover) => !pictures.isStored(cover)));
    },
    async stop() {
      background.stop();
      queue.stop();
      await workers.stop();
    },
  };
}

/** Both tones of a game often share one picture. */
function distinct(covers: readonly ArtOf[]): ArtOf[] {
  const byKey = new Map(covers.map((cover) => [artKey(cover), cover]));
  return [...byKey.values()];
}

/** Orders covers by language (default first), then by popularity. */
function backgroundCovers(catalogue: Catalogue, games: number): ArtOf[] {
  const played = catalogue.all.toSorted((a, b) => b.popularity - a.popularity).slice(0, games);
  return distinct(
    cultures.flatMap((culture) =>
      (['full', 'adult'] as const).flatMap((tone) =>
        played.map((game): ArtOf => ({ game, kind: 'cover', tone, culture })),
      ),
    ),
  );
}
