import type { ArtKind } from '@foyer/games/artwork/covers/artKinds';
import sharp from 'sharp';
import { cropRegion, type ImageVariant } from './imageVariant.ts';

/** Encoder effort, 0 to 6. The default of 4 takes nearly twice as long as 2 and saves three per cent. */
export const webpEffort = 2;

/** Derives a variant from the stored picture, outside the event loop. */
export async function renderVariant(
  stored: Buffer,
  variant: Exclude<ImageVariant, { format: 'svg' }>,
  kind: ArtKind,
): Promise<Buffer> {
  const { width, height, format, quality } = variant;
  const image = sharp(stored).extract(cropRegion(variant, kind)).resize(width, height, { fit: 'fill' });
  switch (format) {
    case 'webp':
      return image.webp({ quality, effort: webpEffort }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality }).toBuffer();
    case 'avif':
      return image.avif({ quality, effort: 2 }).toBuffer();
    case 'png':
      return image.png().toBuffer();
  }
}
