import type { Culture } from '@foyer/contract/identifiers';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { coverSuffix, type CoverTone } from '../catalogue/toGame.ts';
import { chooseFamily } from '../covers/coverPlan.ts';

/** One cover to draw, with the files to write. Crosses to the worker as JSON. */
export interface CoverJob {
  /** The cover's, and what is drawn of it: jobs with the same key write the same files. */
  readonly key: string;
  readonly game: CatalogueGame;
  readonly tone: CoverTone;
  readonly culture: Culture;
  /** The picture in the largest width that others are made of; null: not now. */
  readonly storedFile: string | null;
  readonly svgFile: string;
  /** Pictures to write in widths that are sent as they are. */
  readonly renditions: readonly { readonly width: number; readonly file: string }[];
}

/** What a worker says about a job: null is success. */
export interface CoverJobDone {
  readonly key: string;
  readonly failure: string | null;
}

/** Name of a cover's picture. Both tones share it where the full cover is fit for adults. */
export function coverKey(game: CatalogueGame, tone: CoverTone, culture: Culture): string {
  return `${game.gameGroupId}-${chooseFamily(game, tone)}${coverSuffix(culture)}`;
}

export const storedName = (key: string): string => `${key}.webp`;
export const svgName = (key: string): string => `${key}.svg`;
