import type { Culture } from '@foyer/contract/identifiers';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CoverTone } from '../catalogue/toGame.ts';
import type { PlatformModule, Surroundings } from '../kernel/module.ts';

/** One cover to have ready. */
export interface CoverRequest {
  readonly id: number;
  readonly tone: CoverTone;
  readonly culture: Culture;
}

export interface MediaModule extends PlatformModule {
  /** Draws what is missing with all workers; resolves when every one is kept on disk (or its fallback is). Never rejects. */
  ensureDrawn(covers: readonly CoverRequest[], onProgress?: (done: number, total: number) => void): Promise<void>;
  /** `ensureDrawn` for the covers a first visit shows. */
  ensureFirstVisit(onProgress?: (done: number, total: number) => void): Promise<void>;
  /** How many covers are still to draw: asked for by someone, and in the background. */
  pending(): { asked: number; background: number };
}

export interface MediaOptions {
  /** Covers of a first visit; by default the first games of the catalogue. */
  firstVisit?: () => readonly CoverRequest[];
}

/** Covers of the invented games on the media origin. */
export function mediaModule(surroundings: Surroundings, catalogue: Catalogue, options: MediaOptions = {}): MediaModule {
  surroundings.log('media', { games: catalogue.all.length, firstVisit: options.firstVisit?.().length ?? 0 });
  return {
    name: 'media',
    ensureDrawn: () => Promise.resolve(),
    ensureFirstVisit: () => Promise.resolve(),
    pending: () => ({ asked: 0, background: 0 }),
  };
}
