import { artShapes, maxWidthOf, type ArtKind } from '../../artwork/covers/artKinds.ts';
import type { CoverFolder } from './coverFolder.ts';
import { artKey, storedName, svgName, type ArtOf, type CoverJob } from './coverJob.ts';
import { stoppedFailure, type DrawQueue, type Priority } from './drawQueue.ts';
import { fallbackPicture, fallbackSvg } from './fallbackCover.ts';
import { variantKey, variantOf, type ImageVariant } from './imageVariant.ts';
import { createPictureMemory } from './pictureMemory.ts';
import { renderVariant } from './renderVariant.ts';

export interface Picture {
  readonly bytes: Buffer;
  /** True for a fallback, because the cover could not be rendered. */
  readonly isFallback: boolean;
}

export interface Pictures {
  /** Returns the picture in a variant: from memory, from disk or newly rendered. */
  picture(cover: ArtOf, variant: ImageVariant): Promise<Picture>;
  isStored(cover: ArtOf): boolean;
  /**
   * Renders a cover in all standard widths, and stores the picture from which other variants derive, whether or not
   * they exist.
   */
  draw(cover: ArtOf, urgency: Priority): Promise<void>;
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
  const ensureDrawn = async (art: ArtOf, urgency: Priority, output: RequestedOutput): Promise<void> => {
    const cover = artKey(art);
    const job: CoverJob = {
      ...art,
      key: jobKey(cover, output),
      storedFile: output.storesSource ? folder.pathOf(storedName(cover)) : null,
      svgFile: folder.pathOf(svgName(cover)),
      renditions: output.widths.map((width) => ({ width, file: folder.pathOf(renditionName(art, width)) })),
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
  const drawFor = (cover: ArtOf, name: string): Promise<void> => {
    const width = artShapes[cover.kind].widths.find((each) => renditionName(cover, each) === name);
    return ensureDrawn(
      cover,
      'requested',
      width === undefined ? { widths: [], storesSource: true } : { widths: [width], storesSource: false },
    );
  };

  /** A full disk costs time but does not fail the response. */
  const store = async (name: string, bytes: Buffer): Promise<void> => {
    try {
      await folder.write(name, bytes);
    } catch (error) {
      log('picture not stored', { name, reason: String(error) });
    }
  };

  const createPicture = async (cover: ArtOf, variant: ImageVariant): Promise<Picture> => {
    const key = artKey(cover);
    const name = variant.format === 'svg' ? svgName(key) : `${key}@${variantKey(variant)}`;
    const read = async () => {
      const ready = await folder.read(name);
      return { ready, storedVariant: ready || variant.format === 'svg' ? null : await folder.read(storedName(key)) };
    };
    // Read again, because the folder may have been emptied meanwhile.
    let { ready, storedVariant: stored } = await read();
    if (!ready && !stored) {
      await drawFor(cover, name);
      ({ ready, storedVariant: stored } = await read());
    }
    if (ready) return { bytes: ready, isFallback: false };
    if (variant.format === 'svg') return { bytes: Buffer.from(fallbackSvg(cover.game, cover.kind)), isFallback: true };
    const bytes = await renderVariant(stored ?? (await fallbackPicture(cover.game, cover.kind)), variant, cover.kind);
    if (stored && isCacheable(variant, cover.kind)) await store(name, bytes);
    return { bytes, isFallback: stored === null };
  };

  return {
    async picture(cover, variant) {
      const key = `${artKey(cover)}@${variantKey(variant)}`;
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
    isStored: (cover) => folder.has(storedName(artKey(cover))),
    async draw(cover, urgency) {
      await ensureDrawn(cover, urgency, { widths: artShapes[cover.kind].widths, storesSource: true });
    },
  };
}

/** Names the outputs of a job, so that requests wait only for jobs with the same outputs. */
const jobKey = (cover: string, { widths, storesSource }: RequestedOutput): string =>
  `${cover}@${[...widths, ...(storesSource ? ['source'] : [])].join()}`;

/** Returns the file name of a width in the default rendering. */
const renditionName = (art: ArtOf, width: number): string =>
  `${artKey(art)}@${variantKey(variantOf({ rmode: 'max', quality: 80, width }, 'webp', art.kind))}`;

/**
 * Stores standard sizes on disk. Recreates unusual qualities and shapes each time, so that requests cannot fill the
 * disk.
 */
function isCacheable({ width, height, quality }: Exclude<ImageVariant, { format: 'svg' }>, kind: ArtKind): boolean {
  const shape = artShapes[kind];
  const usualShape = height === width || height === Math.round((width * shape.height) / shape.width);
  return quality === 80 && usualShape && width <= maxWidthOf(kind);
}
