import { imageWidths, wideImageWidths } from '@foyer/contract/imageWidths';

/**
 * Kinds of art that are drawn from one plan: the upright cover, the wide cover with its title beside the picture, the
 * background of the game's frame, and, without a background, the lettering of the title and the subject of the picture.
 */
export const artKinds = ['cover', 'wide', 'scene', 'title', 'symbol'] as const;
export type ArtKind = (typeof artKinds)[number];

export interface ArtShape {
  /** Size in drawing units. */
  readonly width: number;
  readonly height: number;
  /** Widths in pixels that are stored, ascending; other widths round up. */
  readonly widths: readonly number[];
  readonly isTransparent: boolean;
  /** The picture depends on the language. */
  readonly hasText: boolean;
}

export const artShapes: Readonly<Record<ArtKind, ArtShape>> = {
  cover: { width: 600, height: 800, widths: imageWidths, isTransparent: false, hasText: true },
  wide: { width: 1440, height: 810, widths: wideImageWidths, isTransparent: false, hasText: true },
  scene: { width: 1440, height: 810, widths: [720, 1440], isTransparent: false, hasText: false },
  title: { width: 1200, height: 300, widths: [600, 1200], isTransparent: true, hasText: true },
  symbol: { width: 512, height: 512, widths: [256], isTransparent: true, hasText: false },
};

/** Returns the largest stored width of a kind. */
export const maxWidthOf = (kind: ArtKind): number => Math.max(...artShapes[kind].widths);
