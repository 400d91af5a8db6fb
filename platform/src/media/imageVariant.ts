import { imageRendering, type ImageRendering } from '@foyer/contract/image';
import { imageWidths } from '@foyer/contract/imageWidths';
import { ownValue } from '@foyer/contract/ownValue';
import * as v from 'valibot';
import { coverHeight, coverWidth } from '../covers/coverDocument.ts';

/** Ending of the picture's address: what the picture is kept as. */
export type SourceFormat = 'webp' | 'png' | 'svg';

/** A picture as it is sent. */
export type ImageVariant =
  | { readonly format: 'svg' }
  | {
      readonly format: 'webp' | 'png' | 'jpeg' | 'avif';
      readonly quality: number;
      readonly width: number;
      readonly height: number;
    };

export const largestWidth = Math.max(...imageWidths);
export const largestHeight = (largestWidth * coverHeight) / coverWidth;

/** The rendering an address asks for, or null where a parameter is nonsense or given twice. Others are ignored. */
export function parseRendering(query: Readonly<Record<string, readonly string[]>>): ImageRendering | null {
  const given = Object.keys(imageRendering.entries).filter((name) => ownValue(query, name) !== undefined);
  if (given.some((name) => ownValue(query, name)?.length !== 1)) return null;
  const values = Object.fromEntries(given.map((name) => [name, valueOf(ownValue(query, name)?.[0] ?? '')]));
  const parsed = v.safeParse(imageRendering, values);
  return parsed.success ? parsed.output : null;
}

const valueOf = (text: string): string | number => (/^\d{1,5}$/.test(text) ? Number(text) : text);

/**
 * What to send (PG-13): fitted into the wished box in mode max, webp unless the source is svg or png. Widths are rounded
 * up to the kept ones, and nothing is enlarged. A vector picture fits every size as it is.
 */
export function variantOf(rendering: ImageRendering, source: SourceFormat): ImageVariant {
  if (source === 'svg' && rendering.format === undefined) return { format: 'svg' };
  const format = rendering.format ?? (source === 'png' ? 'png' : 'webp');
  return { format, quality: rendering.quality, ...sizeOf(rendering) };
}

function sizeOf({ rmode, width, height }: ImageRendering): { width: number; height: number } {
  if (rmode === 'crop' && width !== undefined && height !== undefined) {
    const kept = storedWidth(width);
    const shrink = Math.min(1, largestHeight / ((kept * height) / width));
    return { width: atLeastOne(kept * shrink), height: atLeastOne(((kept * height) / width) * shrink) };
  }
  const scale = Math.min((width ?? Infinity) / coverWidth, (height ?? Infinity) / coverHeight);
  const kept = storedWidth(Math.ceil(coverWidth * scale));
  return { width: kept, height: Math.round((kept * coverHeight) / coverWidth) };
}

const storedWidth = (wished: number): number => imageWidths.find((width) => width >= wished) ?? largestWidth;
const atLeastOne = (value: number): number => Math.max(1, Math.round(value));

/** A short text that is different for different variants; good in a file name. */
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

/** The middle of the drawn picture above its title, as a share of the cover's height. */
const focus = 310 / coverHeight;

/** The largest part of the kept picture with the wished shape, as near to the focus as its edges allow. */
export function cropRegion(wished: { width: number; height: number }): Region {
  const ratio = wished.width / wished.height;
  const width = Math.min(largestWidth, Math.round(largestHeight * ratio));
  const height = Math.min(largestHeight, Math.round(largestWidth / ratio));
  const top = Math.round(Math.min(Math.max(focus * largestHeight - height / 2, 0), largestHeight - height));
  return { left: Math.round((largestWidth - width) / 2), top, width: Math.max(1, width), height: Math.max(1, height) };
}
