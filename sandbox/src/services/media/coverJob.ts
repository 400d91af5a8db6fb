import type { Culture } from '@foyer/contract/ids';
import { artShapes, type ArtKind } from '@foyer/games/artwork/covers/artKinds';
import { chooseFamily } from '@foyer/games/artwork/covers/coverPlan';
import type { CatalogueGame } from '@foyer/games/catalogue/catalogue';
import { coverSuffix, type CoverTone } from '@foyer/games/catalogue/toGame';

/** One cover or other art of a game to render, with the files to write. Sent to the worker as JSON. */
export interface CoverJob {
  /** Identifies the cover and its outputs: jobs with the same key write the same files. */
  readonly key: string;
  readonly game: CatalogueGame;
  readonly kind: ArtKind;
  readonly tone: CoverTone;
  readonly culture: Culture;
  /** File for the picture in the largest width, from which other variants derive; null to skip it. */
  readonly storedFile: string | null;
  readonly svgFile: string;
  /** Pictures to write in widths that are served directly. */
  readonly renditions: readonly { readonly width: number; readonly file: string }[];
}

/** A worker's reply to a job; a null failure means success. */
export interface CoverJobDone {
  readonly key: string;
  readonly failure: string | null;
}

/** Art of a game. */
export interface ArtOf {
  readonly game: CatalogueGame;
  readonly kind: ArtKind;
  readonly tone: CoverTone;
  readonly culture: Culture;
}

/**
 * Returns the file key of a game's art. Both tones share a picture if the full cover suits all audiences, and all
 * languages share one without text.
 */
export function artKey({ game, kind, tone, culture }: ArtOf): string {
  const name = `${game.gameGroupId}-${chooseFamily(game, tone)}`;
  const suffix = artShapes[kind].hasText ? coverSuffix(culture) : '';
  return kind === 'cover' ? name + suffix : `${name}-${kind}${suffix}`;
}

export const storedName = (key: string): string => `${key}.webp`;
export const svgName = (key: string): string => `${key}.svg`;
