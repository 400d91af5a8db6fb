/**
 * Names of the invented games in another language; English names are in the catalogue. A game without a name here has its
 * English one.
 */
export interface GameNameMessages {
  /** Curated games by their English name. */
  curated: Readonly<Record<string, string>>;
  /** The two lines of a curated name on its cover, in a language that has no spaces to break at. */
  curatedRows: Readonly<Record<string, readonly string[]>>;
  /** Words of all other names by theme and English word. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Final words of long names by English word. */
  tails: Readonly<Record<string, string>>;
}

export const messages: GameNameMessages = { curated: {}, curatedRows: {}, words: {}, tails: {} };
