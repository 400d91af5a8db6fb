import type { Culture } from '@foyer/contract/identifiers';
import { chooseFamily } from '../../artwork/covers/coverPlan.ts';
import type { CatalogueGame } from '../../games/catalogue/catalogue.ts';
import { coverSuffix, type CoverTone } from '../../games/catalogue/toGame.ts';

/** One cover to render, with the files to write. Sent to the worker as JSON. */
export interface CoverJob {
  /** Identifies the cover and its outputs: jobs with the same key write the same files. */
  readonly key: string;
  readonly game: CatalogueGame;
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

/** Returns the file key of a cover. Both tones share a picture if the full cover suits all audiences. */
export function coverKey(game: CatalogueGame, tone: CoverTone, culture: Culture): string {
  return `${game.gameGroupId}-${chooseFamily(game, tone)}${coverSuffix(culture)}`;
}

export const storedName = (key: string): string => `${key}.webp`;
export const svgName = (key: string): string => `${key}.svg`;
