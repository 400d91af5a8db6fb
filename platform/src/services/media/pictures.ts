import type { Culture } from '@foyer/contract/identifiers';
import { imageWidths } from '@foyer/contract/imageWidths';
import type { CatalogueGame } from '../../games/catalogue/catalogue.ts';
import type { CoverTone } from '../../games/catalogue/toGame.ts';
import type { CoverFolder } from './coverFolder.ts';
import { coverKey, storedName, svgName, type CoverJob } from './coverJob.ts';
import { stoppedFailure, type DrawQueue, type Priority } from './drawQueue.ts';
import { fallbackPicture, fallbackSvg } from './fallbackCover.ts';
import { maxWidth, variantKey, variantOf, type ImageVariant } from './imageVariant.ts';
import { createPictureMemory } from './pictureMemory.ts';
import { renderVariant } from './renderVariant.ts';

/** A cover of a game. */
export interface CoverOf {
  readonly game: CatalogueGame;
  readonly tone: CoverTone;
  readonly culture: Culture;
}

export interface Picture {
  readonly bytes: Buffer;
  /** True for a fallback, because the cover could not be rendered. */
  readonly isFallback: boolean;
}

export interface Pictures {
  /** Returns the picture in a variant: from memory, from disk or newly rendered. */
  picture(cover: CoverOf, variant: ImageVariant): Promise<Picture>;
  isStored(cover: CoverOf): boolean;
  /**
   * Renders a cover in all standard widths, and stores the picture from which other variants derive, whether or not
   * they exist.
   */
  draw(cover: CoverOf, urgency: Priority): Promise<void>;
}

/**
 * Requested output of a cover: the standard widths, and whether to store the picture from which other variants derive.
 */
interface RequestedOutput {
  readonly widths: readonly number[];
  readonly storesSource: boolean;
}

const memoryBytes = 32 * 1024 * 1024;

export function createPictures(
  folder: CoverFolder,
  queue: DrawQueue,
  log: (message: string, facts?: Record<string, unknown>) => void,
): Pictures {
  const memory = createPictureMemory(memoryBytes);
  const inFlight = new Map<string, Promise<Picture>>();

  /** Ensures that the files are on disk, unless rendering fails. */
  const ensureDrawn = async (
    { game, tone, culture }: CoverOf,
    urgency: Priority,
    output: RequestedOutput,
  ): Promise<void> => {
    const cover = coverKey(game, tone, culture);
    const job: CoverJob = {
      key: jobKey(cover, output),
      game,
      tone,
      culture,
      storedFile: output.storesSource ? folder.pathOf(storedName(cover)) : null,
      svgFile: folder.pathOf(svgName(cover)),
      renditions: output.widths.map((width) => ({ width, file: folder.pathOf(renditionName(cover, width)) })),
    };
    const outcome = await queue.draw(job, urgency);
    if (outcome.drawn)
      folder.add([
        job.svgFile,
        ...job.renditions.map(({ file }) => file),
        ...(job.storedFile === null ? [] : [job.storedFile]),
      ]);
    else if (outcome.failure !== stoppedFailure) log('cover not drawn', { cover: job.key, failure: outcome.failure });
  };

  /** Renders the minimum that a response needs. A request for a standard width waits only for that width. */
  const drawFor = (cover: CoverOf, name: string): Promise<void> => {
    const key = coverKey(cover.game, cover.tone, cover.culture);
    const width = imageWidths.find((each) => renditionName(key, each) === name);
    return ensureDrawn(
      cover,
      'asked',
      width === undefined ? { widths: [], storesSource: true } : { widths: [width], storesSource: false },
    );
  };

  /** A full disk costs time but does not fail the response. */
  const store = async (name: string, bytes: Buffer): Promise<void> => {
    try {
      await folder.write(name, bytes);
    } catch (error) {
      log('picture not kept', { name, reason: String(error) });
    }
  };

  const createPicture = async (cover: CoverOf, variant: ImageVariant): Promise<Picture> => {
    const key = coverKey(cover.game, cover.tone, cover.culture);
    const name = variant.format === 'svg' ? svgName(key) : `${key}@${variantKey(variant)}`;
    const read = async () => {
      const ready = await folder.read(name);
      return { ready, kept: ready || variant.format === 'svg' ? null : await folder.read(storedName(key)) };
    };
    // Read again, because the folder may have been emptied meanwhile.
    let { ready, kept: stored } = await read();
    if (!ready && !stored) {
      await drawFor(cover, name);
      ({ ready, kept: stored } = await read());
    }
    if (ready) return { bytes: ready, isFallback: false };
    if (variant.format === 'svg') return { bytes: Buffer.from(fallbackSvg(cover.game)), isFallback: true };
    const bytes = await renderVariant(stored ?? (await fallbackPicture(cover.game)), variant);
    if (stored && isCacheable(variant)) await store(name, bytes);
    return { bytes, isFallback: stored === null };
  };

  return {
    async picture(cover, variant) {
      const key = `${coverKey(cover.game, cover.tone, cover.culture)}@${variantKey(variant)}`;
      const cached = memory.get(key);
      if (cached) return { bytes: cached, isFallback: false };
      const known = inFlight.get(key);
      if (known) return known;
      const pending = createPicture(cover, variant);
      inFlight.set(key, pending);
      try {
        const picture = await pending;
        if (!picture.isFallback) memory.set(key, picture.bytes);
        return picture;
      } finally {
        inFlight.delete(key);
      }
    },
    isStored: ({ game, tone, culture }) => folder.has(storedName(coverKey(game, tone, culture))),
    async draw(cover, urgency) {
      await ensureDrawn(cover, urgency, { widths: imageWidths, storesSource: true });
    },
  };
}

/** Names the outputs of a job, so that requests wait only for jobs with the same outputs. */
const jobKey = (cover: string, { widths, storesSource }: RequestedOutput): string =>
  `${cover}@${[...widths, ...(storesSource ? ['kept'] : [])].join()}`;

/** Returns the file name of a width in the default rendering. */
const renditionName = (key: string, width: number): string =>
  `${key}@${variantKey(variantOf({ rmode: 'max', quality: 80, width }, 'webp'))}`;

/**
 * Stores standard sizes on disk. Recreates unusual qualities and shapes each time, so that requests cannot fill the
 * disk.
 */
function isCacheable(variant: Exclude<ImageVariant, { format: 'svg' }>): boolean {
  const usualShape = variant.height === variant.width || variant.height === Math.round((variant.width * 4) / 3);
  return variant.quality === 80 && usualShape && variant.width <= maxWidth;
}
