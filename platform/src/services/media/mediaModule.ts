import os from 'node:os';
import path from 'node:path';
import { cultures } from '@foyer/contract/languages';
import { coverVersion } from '../../artwork/covers/drawCover.ts';
import type { Catalogue } from '../../games/catalogue/catalogue.ts';
import type { PlatformModule, PlatformContext } from '../../kernel/module.ts';
import { createBackgroundDrawing } from './backgroundDrawing.ts';
import { openCoverFolder } from './coverFolder.ts';
import { artKey, type ArtOf } from './coverJob.ts';
import { createCoverWorkers, type CoverWorkers } from './coverWorkers.ts';
import { createDrawQueue } from './drawQueue.ts';
import { gameArtPages, mediaPages } from './mediaPages.ts';
import { createPictures } from './pictures.ts';
import { sealPages } from './sealPages.ts';

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
  platformContext: PlatformContext,
  catalogue: Catalogue,
  options: MediaOptions = {},
): PlatformModule {
  const workers = options.workers ?? createCoverWorkers();
  const folder = openCoverFolder(path.join(platformContext.dataFolder, 'covers'), coverVersion);
  const queue = createDrawQueue(workers.draw, Math.min(2, os.availableParallelism()));
  const pictures = createPictures(folder, queue, platformContext.log);
  const background = createBackgroundDrawing((cover) => pictures.draw(cover, 'background'));

  return {
    name: 'media',
    pages: {
      media: mediaPages(catalogue, pictures).route('/', sealPages(platformContext)),
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
