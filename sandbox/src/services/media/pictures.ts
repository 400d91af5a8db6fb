import { artShapes, maxWidthOf, type ArtKind } from '@foyer/games/artwork/covers/artKinds';
import { coverPalettes } from '@foyer/games/artwork/covers/coverPalettes';
import type { CatalogueGame } from '@foyer/games/catalogue/catalogue';
import sharp from 'sharp';
import type { CoverFolder } from './coverFolder.ts';
import { artKey, storedName, svgName, type ArtOf, type CoverJob } from './coverJob.ts';
import { stoppedFailure, type DrawQueue, type Priority } from './drawQueue.ts';
import { variantKey, variantOf, type ImageVariant } from './imageVariant.ts';
import { renderVariant } from './renderVariant.ts';

/** Least-recently-used cache of pictures, limited in bytes. */
interface PictureMemory {
  get(key: string): Buffer | undefined;
  set(key: string, picture: Buffer): void;
}

function createPictureMemory(capacityBytes: number): PictureMemory {
  // A Map keeps insertion order: the first entry is the least recently used.
  const pictures = new Map<string, Buffer>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= pictures.get(key)?.length ?? 0;
    pictures.delete(key);
  };
  return {
    get(key) {
      const picture = pictures.get(key);
      if (picture) {
        pictures.delete(key);
        pictures.set(key, picture);
      }
      return picture;
    },
    set(key, picture) {
      drop(key);
      pictures.set(key, picture);
      bytes += picture.length;
      for (const oldest of pictures.keys()) {
        if (bytes <= capacityBytes || oldest === key) break;
        drop(oldest);
      }
    },
  };
}

/** Renders a glow in the game's colours, for art that could not be rendered. Transparent art stays empty. */
function fallbackSvg(game: CatalogueGame, kind: ArtKind): string {
  const { width, height, isTransparent } = artShapes[kind];
  const { deep, mid, glow } = coverPalettes[game.theme][0] ?? { deep: '#101114', mid: '#2a2c34', glow: '#565a68' };
  const light = `<radialGradient id="light" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="${glow}"/><stop offset=".4" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${light}</defs>${isTransparent ? '' : `<rect width="${width}" height="${height}" fill="url(#light)"/>`}</svg>`
  );
}

/** Renders the fallback in the same format as a stored picture. */
function fallbackPicture(game: CatalogueGame, kind: ArtKind): Promise<Buffer> {
  return sharp(Buffer.from(fallbackSvg(game, kind)))
    .resize(maxWidthOf(kind))
    .webp({ quality: 90 })
    .toBuffer();
}

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
