import os from 'node:os';
import path from 'node:path';
import type { Culture } from '@foyer/contract/identifiers';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CoverTone } from '../catalogue/toGame.ts';
import { coverVersion } from '../covers/drawCover.ts';
import type { PlatformModule, Surroundings } from '../kernel/module.ts';
import { createBackgroundDrawing } from './backgroundDrawing.ts';
import { openCoverFolder } from './coverFolder.ts';
import { coverKey } from './coverJob.ts';
import { createCoverWorkers, type CoverWorkers } from './coverWorkers.ts';
import { createDrawQueue } from './drawQueue.ts';
import { mediaPages } from './mediaPages.ts';
import { createPictures, type CoverOf } from './pictures.ts';

/** One cover to have ready. */
export interface CoverRequest {
  readonly id: number;
  readonly tone: CoverTone;
  readonly culture: Culture;
}

export type DrawProgress = (done: number, total: number) => void;

export interface MediaModule extends PlatformModule {
  /**
   * Draws what is missing with all workers; resolves when every cover is kept on disk or has failed (then a stand-in is
   * served). Unknown games are left out. Never rejects.
   */
  ensureDrawn(covers: readonly CoverRequest[], onProgress?: DrawProgress): Promise<void>;
  /** `ensureDrawn` for the covers a first visit shows. */
  ensureFirstVisit(onProgress?: DrawProgress): Promise<void>;
  /** Covers still to draw: asked for by somebody, for the first visit, and in the background. */
  pending(): { asked: number; firstVisit: number; background: number };
}

export interface MediaOptions {
  /** Covers of a first visit; by default the first games of the catalogue in both tones. */
  firstVisit?: () => readonly CoverRequest[];
  /** Games whose covers are drawn in the background, the most played first; 0 draws on demand only. */
  backgroundGames?: number;
  workers?: CoverWorkers;
}

const defaultBackgroundGames = 600;
const defaultFirstVisitGames = 24;

/** Covers of the invented games on the media origin. Makes `dataFolder/covers`; draws nothing before it is asked or started. */
export function mediaModule(surroundings: Surroundings, catalogue: Catalogue, options: MediaOptions = {}): MediaModule {
  const workers = options.workers ?? createCoverWorkers();
  const folder = openCoverFolder(path.join(surroundings.dataFolder, 'covers'), coverVersion);
  const queue = createDrawQueue(workers.draw, Math.min(2, os.availableParallelism()));
  const pictures = createPictures(folder, queue, surroundings.log);
  const background = createBackgroundDrawing((cover) => pictures.draw(cover, 'background', false));
  const firstVisit = options.firstVisit ?? (() => firstGames(catalogue));

  const ensureDrawn = async (requests: readonly CoverRequest[], onProgress?: DrawProgress): Promise<void> => {
    const covers = distinct(requests.flatMap((request) => coverOf(catalogue, request)));
    let done = 0;
    await Promise.all(
      covers.map(async (cover) => {
        await pictures.draw(cover, 'firstVisit', true);
        done += 1;
        onProgress?.(done, covers.length);
      }),
    );
  };

  return {
    name: 'media',
    pages: { media: mediaPages(catalogue, pictures) },
    ensureDrawn,
    ensureFirstVisit: (onProgress) => ensureDrawn(firstVisit(), onProgress),
    pending: () => ({ ...queue.pending(), background: background.remaining() }),
    start() {
      const covers = backgroundCovers(catalogue, options.backgroundGames ?? defaultBackgroundGames);
      background.start(covers.filter((cover) => !pictures.isKept(cover)));
    },
    async stop() {
      background.stop();
      queue.stop();
      await workers.stop();
    },
  };
}

function coverOf(catalogue: Catalogue, { id, tone, culture }: CoverRequest): CoverOf[] {
  const game = catalogue.byId(id);
  return game ? [{ game, tone, culture }] : [];
}

/** Both tones of a game are often one picture. */
function distinct(covers: readonly CoverOf[]): CoverOf[] {
  const byKey = new Map(covers.map((cover) => [coverKey(cover.game, cover.tone, cover.culture), cover]));
  return [...byKey.values()];
}

function firstGames(catalogue: Catalogue): CoverRequest[] {
  const ids = catalogue.all.slice(0, defaultFirstVisitGames).map(({ gameGroupId }) => gameGroupId);
  return (['full', 'adult'] as const).flatMap((tone) => ids.map((id) => ({ id, tone, culture: 'en' as const })));
}

/** English before Chinese, the most played games first. */
function backgroundCovers(catalogue: Catalogue, games: number): CoverOf[] {
  const played = catalogue.all.toSorted((a, b) => b.popularity - a.popularity).slice(0, games);
  const orders = [['en', 'full'], ['en', 'adult'], ['zh', 'full'], ['zh', 'adult']] as const;
  return distinct(orders.flatMap(([culture, tone]) => played.map((game) => ({ game, tone, culture }))));
}
