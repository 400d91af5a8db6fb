import type { Culture } from '@foyer/contract/identifiers';
import { imageWidths } from '@foyer/contract/imageWidths';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import type { CoverTone } from '../catalogue/toGame.ts';
import type { CoverFolder } from './coverFolder.ts';
import { coverKey, storedName, svgName, type CoverJob } from './coverJob.ts';
import { stoppedFailure, type DrawQueue, type Urgency } from './drawQueue.ts';
import { fallbackPicture, fallbackSvg } from './fallbackCover.ts';
import { largestWidth, variantKey, variantOf, type ImageVariant } from './imageVariant.ts';
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
  /** A stand-in, because the cover could not be drawn. */
  readonly isFallback: boolean;
}

export interface Pictures {
  /** The picture in a variant: from memory, from disk, or drawn now. */
  picture(cover: CoverOf, variant: ImageVariant): Promise<Picture>;
  isKept(cover: CoverOf): boolean;
  /** Draws a cover in all its usual widths and keeps the picture that odd ones are made of, whatever is there already. */
  draw(cover: CoverOf, urgency: Urgency): Promise<void>;
}

/** What is drawn of a cover: widths that are sent as they are, and whether the picture is kept that others are made of. */
interface Wish {
  readonly widths: readonly number[];
  readonly keeps: boolean;
}

const memoryBytes = 32 * 1024 * 1024;

export function createPictures(
  folder: CoverFolder,
  queue: DrawQueue,
  log: (message: string, facts?: Record<string, unknown>) => void,
): Pictures {
  const memory = createPictureMemory(memoryBytes);
  const inFlight = new Map<string, Promise<Picture>>();

  /** Its files are on disk afterwards, unless it could not be drawn. */
  const drawn = async ({ game, tone, culture }: CoverOf, urgency: Urgency, wish: Wish): Promise<void> => {
    const cover = coverKey(game, tone, culture);
    const job: CoverJob = {
      key: jobKey(cover, wish),
      game,
      tone,
      culture,
      storedFile: wish.keeps ? folder.pathOf(storedName(cover)) : null,
      svgFile: folder.pathOf(svgName(cover)),
      renditions: wish.widths.map((width) => ({ width, file: folder.pathOf(renditionName(cover, width)) })),
    };
    const outcome = await queue.draw(job, urgency);
    if (outcome.drawn)
      folder.noticed([
        job.svgFile,
        ...job.renditions.map(({ file }) => file),
        ...(job.storedFile === null ? [] : [job.storedFile]),
      ]);
    else if (outcome.failure !== stoppedFailure) log('cover not drawn', { cover: job.key, failure: outcome.failure });
  };

  /** Draws what an answer can be read or made of. Who waits for a usual width gets that one and waits for nothing else. */
  const drawFor = (cover: CoverOf, name: string): Promise<void> => {
    const key = coverKey(cover.game, cover.tone, cover.culture);
    const width = imageWidths.find((each) => renditionName(key, each) === name);
    return drawn(cover, 'asked', width === undefined ? { widths: [], keeps: true } : { widths: [width], keeps: false });
  };

  /** A full disk costs time, not the picture. */
  const keep = async (name: string, bytes: Buffer): Promise<void> => {
    try {
      await folder.write(name, bytes);
    } catch (error) {
      log('picture not kept', { name, reason: String(error) });
    }
  };

  const make = async (cover: CoverOf, variant: ImageVariant): Promise<Picture> => {
    const key = coverKey(cover.game, cover.tone, cover.culture);
    const name = variant.format === 'svg' ? svgName(key) : `${key}@${variantKey(variant)}`;
    const read = async () => {
      const ready = await folder.read(name);
      return { ready, kept: ready || variant.format === 'svg' ? null : await folder.read(storedName(key)) };
    };
    // Read before it is drawn: somebody may have emptied the folder while we ran.
    let { ready, kept } = await read();
    if (!ready && !kept) {
      await drawFor(cover, name);
      ({ ready, kept } = await read());
    }
    if (ready) return { bytes: ready, isFallback: false };
    if (variant.format === 'svg') return { bytes: Buffer.from(fallbackSvg(cover.game)), isFallback: true };
    const bytes = await renderVariant(kept ?? (await fallbackPicture(cover.game)), variant);
    if (kept && worthKeeping(variant)) await keep(name, bytes);
    return { bytes, isFallback: kept === null };
  };

  return {
    async picture(cover, variant) {
      const key = `${coverKey(cover.game, cover.tone, cover.culture)}@${variantKey(variant)}`;
      const remembered = memory.get(key);
      if (remembered) return { bytes: remembered, isFallback: false };
      const known = inFlight.get(key);
      if (known) return known;
      const making = make(cover, variant);
      inFlight.set(key, making);
      try {
        const made = await making;
        if (!made.isFallback) memory.set(key, made.bytes);
        return made;
      } finally {
        inFlight.delete(key);
      }
    },
    isKept: ({ game, tone, culture }) => folder.has(storedName(coverKey(game, tone, culture))),
    async draw(cover, urgency) {
      await drawn(cover, urgency, { widths: imageWidths, keeps: true });
    },
  };
}

/** Names the files that a job writes, so that only who wants the same ones waits for the same job. */
const jobKey = (cover: string, { widths, keeps }: Wish): string =>
  `${cover}@${[...widths, ...(keeps ? ['kept'] : [])].join()}`;

/** File name of a width in the default rendering. */
const renditionName = (key: string, width: number): string =>
  `${key}@${variantKey(variantOf({ rmode: 'max', quality: 80, width }, 'webp'))}`;

/** Usual sizes are kept on disk. Odd qualities and shapes are made again, so that nobody fills the disk by asking. */
function worthKeeping(variant: Exclude<ImageVariant, { format: 'svg' }>): boolean {
  const usualShape = variant.height === variant.width || variant.height === Math.round((variant.width * 4) / 3);
  return variant.quality === 80 && usualShape && variant.width <= largestWidth;
}
