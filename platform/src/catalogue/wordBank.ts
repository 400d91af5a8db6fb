import type { EngineKind } from '../play/gameEngine.ts';
import type { GameTheme, TableScene } from './gameArt.ts';

/** A word in both languages. */
export interface Word {
  readonly en: string;
  readonly zh: string;
}

/** A noun says what the game's picture shows and, so that no name promises another game, what plays it. */
export interface Noun extends Word {
  readonly figures: readonly string[];
  readonly emblems: readonly string[];
  readonly scene: TableScene | null;
  readonly engine: EngineKind;
}

/** Names of a theme are an adjective, a noun and perhaps a tail, in both languages from the same words. */
export interface Vocabulary {
  readonly theme: GameTheme;
  readonly adjectives: readonly Word[];
  readonly nouns: readonly Noun[];
}

/** `Ember 余烬, Jade 翡翠` as words; the Chinese word is the one after the last space. */
export function words(text: string): Word[] {
  return text.split(',').map((pair) => {
    const cut = pair.trimEnd().lastIndexOf(' ');
    return { en: pair.slice(0, cut).trim(), zh: pair.slice(cut).trim() };
  });
}

/** A noun with its colour figures and silhouettes, each as names with spaces between. */
export function noun(word: string, figures: string, emblems: string, engine: EngineKind = 'slot'): Noun {
  const [first = { en: '', zh: '' }] = words(word);
  return { ...first, figures: names(figures), emblems: names(emblems), scene: null, engine };
}

/** A noun of a table game, pictured by what lies on the table. */
export function tableNoun(word: string, scene: TableScene, engine: EngineKind): Noun {
  return { ...noun(word, '', '', engine), scene };
}

const names = (text: string): string[] => text.split(' ').filter((name) => name !== '');
