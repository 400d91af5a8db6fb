import type { Culture } from '@foyer/contract/ids';
import { ownValue } from '@foyer/contract/ownValue';
import type { CatalogueGame } from '../../catalogue/catalogue.ts';
import type { CoverFamily } from '../../catalogue/gameArt.ts';
import { coverSuffix, type CoverTone } from '../../catalogue/toGame.ts';
import { seededRandom } from '../../engines/seededRandom.ts';
import { inEveryLanguage } from '../../messages/inEveryLanguage.ts';
import type { LatinFace } from '../covers/coverFaces.ts';
import { coverPalettes } from '../covers/coverPalettes.ts';
import { planCover, type PlannedGame } from '../covers/coverPlan.ts';
import { gameSymbols } from '../game-symbols/gameSymbols.ts';
import { frameColours } from './frameColours.ts';
import { gameThemes, reelRims, type ReelBackground, type ReelRim, type TitleFace } from './gameThemes.ts';
import { channelVariables } from './paletteMixes.ts';

/** Look of a game in its frame, from the same decisions as its cover. */
export interface GameLook {
  /** Name of the style sheet with the colours: theme and palette number. */
  readonly palette: string;
  /** Font of the title where its lettering is no picture. */
  readonly face: TitleFace;
  readonly ground: ReelBackground;
  readonly rim: ReelRim;
  /** Ten pictures of the theme: `A` (best) to `H`, `W` (wild) and `S` (scatter). `art.symbol` takes the place of `A`. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Layout of the cover. */
  readonly family: CoverFamily;
  readonly art: GameArtAddresses;
}

/** Addresses of art that is drawn with the cover, on the games origin. */
export interface GameArtAddresses {
  /** Background of the whole frame (16:9), calm and dark enough for text and game. */
  readonly scene: string;
  /** Lettering of the title in each language (4:1) on a transparent ground, for dark backgrounds. */
  readonly title: Readonly<Record<Culture, string>>;
  /** Subject of the cover in the material of the cover, square and transparent. */
  readonly symbol: string;
}

export type LookedAtGame = PlannedGame & Pick<CatalogueGame, 'features'>;

/**
 * Derives a game's look from the plan of its cover in this tone. The symbols come from the theme, starting at an index
 * that depends on the game.
 */
export function gameLook(game: LookedAtGame, tone: CoverTone = 'adult'): GameLook {
  const { gameGroupId, theme } = game;
  const style = gameThemes[theme];
  const plan = planCover(game, tone);
  return {
    palette: `${theme}-${plan.paletteIndex}`,
    face: frameFace(plan.face),
    ground: style.ground,
    rim: seededRandom(`rim:${gameGroupId}`).pick(reelRims),
    pictures: gameSymbols(game, plan.emblem),
    family: plan.family,
    art: {
      scene: `/game-art/scene/${tone}/${gameGroupId}.webp`,
      title: inEveryLanguage((culture) => `/game-art/title/${tone}/${gameGroupId}${coverSuffix(culture)}.webp`),
      symbol: `/game-art/symbol/${tone}/${gameGroupId}.webp?width=256`,
    },
  };
}

/** Faces of the frame that come closest to faces of covers which it does not load. */
const closestFaces: Partial<Record<LatinFace, TitleFace>> = {
  anton: 'bungee',
  'bebas-neue': 'bungee',
  'russo-one': 'righteous',
  chango: 'lilita-one',
  'luckiest-guy': 'lilita-one',
  'titan-one': 'lilita-one',
  monoton: 'limelight',
  'cinzel-decorative': 'cinzel',
  'playfair-display': 'cinzel',
};

const frameFace = (face: LatinFace): TitleFace => closestFaces[face] ?? (face as TitleFace);

/** Returns the style sheet of a palette, for example `gem-0`; undefined for an unknown name. */
export function paletteSheet(name: string): string | undefined {
  const [, theme = '', index = ''] = /^([a-z]+)-(\d{1,2})$/.exec(name) ?? [];
  const palette = ownValue(coverPalettes, theme)?.[Number(index)];
  if (!palette) return undefined;
  const colours = frameColours(palette);
  const { deep, mid, glow, metal, accent, onMetal } = colours;
  return `:root{--deep:${deep};--mid:${mid};--glow:${glow};--metal:${metal};--accent:${accent};--on-metal:${onMetal};${channelVariables(colours)}}`;
}
