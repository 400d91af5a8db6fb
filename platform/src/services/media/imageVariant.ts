import { imageRendering, type ImageRendering } from '@foyer/contract/image';
import { imageWidths } from '@foyer/contract/imageWidths';
import { ownValue } from '@foyer/contract/ownValue';
import * as v from 'valibot';
import { coverHeight, coverWidth } from '../../artwork/covers/coverDocument.ts';

/** File extension of the picture's address: the format of the source. */
export type SourceFormat = 'webp' | 'png' | 'svg';

/** A picture as it is served. */
export type ImageVariant =
  | { readonly format: 'svg' }
  | {
      readonly format: 'webp' | 'png' | 'jpeg' | 'avif';
      readonly quality: number;
      readonly width: number;
      readonly height: number;
    };

export const maxWidth = Math.max(...imageWidths);
export const maxHeight = (maxWidth * coverHeight) / coverWidth;

/** Parses the requested rendering. Returns null for invalid or repeated parameters, and ignores unknown ones. */
export function parseRendering(query: Readonly<Record<string, readonly string[]>>): ImageRendering | null {
  const given = Object.keys(imageRendering.entries).filter((name) => ownValue(query, name) !== undefined);
  if (given.some((name) => ownValue(query, name)?.length !== 1)) return null;
  const values = Object.fromEntries(given.map((name) => [name, valueOf(ownValue(query, name)?.[0] ?? '')]));
  const parsed = v.safeParse(imageRendering, values);
  return parsed.success ? parsed.output : null;
}

const valueOf = (text: string): string | number => (/^\d{1,5}$/.test(text) ? Number(text) : text);

/**
 * Chooses the variant to serve (PG-13): fits the requested box in mode max, as webp unless the source is svg or png.
 * Rounds widths up to the stored widths and never enlarges. Vector pictures are served unchanged.
 */
export function variantOf(rendering: ImageRendering, source: SourceFormat): ImageVariant {
  if (source === 'svg' && rendering.format === undefined) return { format: 'svg' };
  const format = rendering.format ?? (source === 'png' ? 'png' : 'webp');
  return { format, quality: rendering.quality, ...sizeOf(rendering) };
}

function sizeOf({ rmode, width, height }: ImageRendering): { width: number; height: number } {
  if (rmode === 'crop' && width !== undefined && height !== undefined) {
    const storedSize = storedWidth(width);
    const shrink = Math.min(1, maxHeight / ((storedSize * height) / width));
    return { width: atLeastOne(storedSize * shrink), height: atLeastOne(((storedSize * height) / width) * shrink) };
  }
  const scale = Math.min((width ?? Infinity) / coverWidth, (height ?? Infinity) / coverHeight);
  const storedSize = storedWidth(Math.ceil(coverWidth * scale));
  return { width: storedSize, height: Math.round((storedSize * coverHeight) / coverWidth) };
}

const storedWidth = (requested: number): number => imageWidths.find((width) => width >= requested) ?? maxWidth;
const atLeastOne = (value: number): number => Math.max(1, Math.round(value));

/** Returns a short text that is unique per variant and safe in a file name. */
export function variantKey(variant: ImageVariant): string {
  return variant.format === 'svg' ? 'svg' : `${variant.width}x${variant.height}-q${variant.quality}.${variant.format}`;
}

/** A part of a picture in pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Centre of the drawing above its title, as a fraction of the cover's height. */
const focus = 310 / coverHeight;

/**
 * Returns the largest region of the stored picture with the requested aspect ratio, as close to the focus as the edges
 * allow.
 */
export function cropRegion(requested: { width: number; height: number }): Region {
  const ratio = requested.width / requested.height;
  const width = Math.min(maxWidth, Math.round(maxHeight * ratio));
  const height = Math.min(maxHeight, Math.round(maxWidth / ratio));
  const top = Math.round(Math.min(Math.max(focus * maxHeight - height / 2, 0), maxHeight - height));
  return { left: Math.round((maxWidth - width) / 2), top, width: Math.max(1, width), height: Math.max(1, height) };
}
