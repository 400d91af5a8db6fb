import type { EngineKind } from '../engines/gameEngine.ts';
import type { CoverFamily, GameTheme, TableScene } from './gameArt.ts';

/** A noun determines the game's picture and its engine, so that no name promises a different game. */
export interface Noun {
  readonly word: string;
  /** Colour figures of exactly this subject; empty if the pack has none, and the cover shows a silhouette. */
  readonly figures: readonly string[];
  readonly emblems: readonly string[];
  readonly scene: TableScene | null;
  readonly engine: EngineKind;
  /** The only layout that can show the subject; null leaves the choice to the theme. */
  readonly family: CoverFamily | null;
}

/**
 * Vocabulary of a theme. A name is an adjective, a noun and an optional final word, built from the same words in
 * every language.
 */
export interface Vocabulary {
  readonly theme: GameTheme;
  readonly adjectives: readonly string[];
  readonly nouns: readonly Noun[];
}

/** Parses `Ember, Jade`. */
export const words = (text: string): string[] => text.split(',').map((word) => word.trim());

/** Creates a noun with colour figures and silhouettes, both as space-separated names. */
export function noun(word: string, figures: string, emblems: string, engine: EngineKind = 'slot'): Noun {
  return { word, figures: names(figures), emblems: names(emblems), scene: null, engine, family: null };
}

/** Creates the noun of a table game, which shows a table scene. */
export function tableNoun(word: string, scene: TableScene, engine: EngineKind): Noun {
  return { ...noun(word, '', '', engine), scene };
}

const names = (text: string): string[] => text.split(' ').filter((name) => name !== '');
