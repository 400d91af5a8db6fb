import { imageRendering, type ImageRendering } from '@foyer/contract/imageRendering';
import { ownValue } from '@foyer/contract/ownValue';
import { artShapes, maxWidthOf, type ArtKind } from '@foyer/games/artwork/covers/artKinds';
import * as v from 'valibot';

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

/** Returns the height of a kind of art in a width, both in pixels. */
const heightOf = (kind: ArtKind, width: number): number => (width * artShapes[kind].height) / artShapes[kind].width;

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
export function variantOf(rendering: ImageRendering, source: SourceFormat, kind: ArtKind = 'cover'): ImageVariant {
  if (source === 'svg' && rendering.format === undefined) return { format: 'svg' };
  const format = rendering.format ?? (source === 'png' ? 'png' : 'webp');
  return { format, quality: rendering.quality, ...sizeOf(rendering, kind) };
}

function sizeOf({ rmode, width, height }: ImageRendering, kind: ArtKind): { width: number; height: number } {
  if (rmode === 'crop' && width !== undefined && height !== undefined) {
    const storedSize = storedWidth(kind, width);
    const shrink = Math.min(1, heightOf(kind, maxWidthOf(kind)) / ((storedSize * height) / width));
    return { width: atLeastOne(storedSize * shrink), height: atLeastOne(((storedSize * height) / width) * shrink) };
  }
  const shape = artShapes[kind];
  const scale = Math.min((width ?? Infinity) / shape.width, (height ?? Infinity) / shape.height);
  const storedSize = storedWidth(kind, Math.ceil(shape.width * scale));
  return { width: storedSize, height: Math.round(heightOf(kind, storedSize)) };
}

const storedWidth = (kind: ArtKind, requested: number): number =>
  artShapes[kind].widths.find((width) => width >= requested) ?? maxWidthOf(kind);
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

/** Centre of a drawing beside or above its title, as fractions of its width and height. */
const focusOf: Readonly<Record<ArtKind, readonly [x: number, y: number]>> = {
  cover: [0.5, 310 / 800],
  wide: [1076 / 1440, 0.5],
  scene: [0.5, 0.5],
  title: [0.5, 0.5],
  symbol: [0.5, 0.5],
};

/**
 * Returns the largest region of the stored picture with the requested aspect ratio, as close to the focus as the edges
 * allow.
 */
export function cropRegion(requested: { width: number; height: number }, kind: ArtKind = 'cover'): Region {
  const maxWidth = maxWidthOf(kind);
  const maxHeight = Math.round(heightOf(kind, maxWidth));
  const ratio = requested.width / requested.height;
  const width = Math.max(1, Math.min(maxWidth, Math.round(maxHeight * ratio)));
  const height = Math.max(1, Math.min(maxHeight, Math.round(maxWidth / ratio)));
  const [x, y] = focusOf[kind];
  const within = (wanted: number, space: number): number => Math.round(Math.min(Math.max(wanted, 0), space));
  return {
    left: within(x * maxWidth - width / 2, maxWidth - width),
    top: within(y * maxHeight - height / 2, maxHeight - height),
    width,
    height,
  };
}
