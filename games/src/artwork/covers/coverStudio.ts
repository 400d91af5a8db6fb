import type { Culture } from '@foyer/contract/ids';
import type { CatalogueGame } from '../../catalogue/catalogue.ts';
import { seededRandom, type SeededRandom } from '../../engines/seededRandom.ts';
import type { CoverDocument } from './coverDocument.ts';
import type { CoverFonts } from './coverFonts.ts';
import type { CoverPlan } from './coverPlan.ts';
import type { TitleBox, Warp } from './lettering.ts';

export type TitleStyle =
  | { readonly kind: 'extruded'; readonly colours?: readonly string[] }
  | { readonly kind: 'foil'; readonly colours: readonly string[] }
  | { readonly kind: 'neon'; readonly glow: string }
  /** `rotation` in degrees. */
  | { readonly kind: 'sticker'; readonly colours: readonly string[]; readonly rotation: number }
  | { readonly kind: 'flat'; readonly paint: string; readonly smallPaint?: string };

export interface TitleInput {
  readonly style: TitleStyle;
  /** Style where the title is not on the family's own plate, which is always dark. Defaults to `style`. */
  readonly styleOnDark?: TitleStyle;
  /** Place in the upright cover. */
  readonly box: TitleBox;
  /** Candidates, of which one is chosen. */
  readonly warps?: readonly Warp[];
  /** Maximum height of a main row in the upright cover. */
  readonly maxRowHeight: number;
  readonly tracking?: number;
}

/** Input of a cover family: the document, the plan of the cover, and random sources. */
export interface CoverStudio {
  readonly document: CoverDocument;
  readonly fonts: CoverFonts;
  readonly game: CatalogueGame;
  readonly culture: Culture;
  readonly plan: CoverPlan;
  /** Centre of the picture on the document, from which the light comes. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Random choices of the picture. Every part has its own source, so that all kinds of art of a game agree. */
  readonly random: SeededRandom;
  readonly backdropRandom: SeededRandom;
  readonly titleRandom: SeededRandom;
}

/** Draws the parts of one cover. Pictures are in the coordinates of the upright cover, with their centre at 300/310. */
export interface CoverFamilyPainter {
  /** Fills the document, whatever its shape. */
  backdrop(studio: CoverStudio): void;
  picture(studio: CoverStudio): void;
  /** Draws the picture beside a title, in the same coordinates. Defaults to `picture`. */
  widePicture?(studio: CoverStudio): void;
  /** Draws the subject of the picture alone, at most 400 across, with its centre at 300/300. */
  symbol(studio: CoverStudio): void;
  /** Prepares the lower part of the upright cover for the title. */
  shade(studio: CoverStudio): void;
  title(studio: CoverStudio): TitleInput;
  /** Colour of the provider's mark. Defaults to white. */
  markColour?(studio: CoverStudio): string;
  /** Draws the background of the game's frame. Defaults to the backdrop. */
  scene?(studio: CoverStudio): void;
}

/** Makes the same choice for a question in every kind of art of a game. */
export const choiceOf = <T>({ game }: CoverStudio, question: string, list: readonly T[]): T =>
  seededRandom(`${question}:${game.gameGroupId}`).pick(list);

/** Returns a circle around the focus for a radial gradient of the whole document; `radius` is a fraction. */
export const aroundFocus = ({ document, focus }: CoverStudio, radius: number): [number, number, number] => [
  focus.x / document.width,
  focus.y / document.height,
  radius,
];

/** Returns a length that reaches every corner of the document. */
export const reachOf = ({ document }: CoverStudio): number => Math.ceil(Math.hypot(document.width, document.height));
