import type { GameTheme } from '../../catalogue/gameArt.ts';

/** Font of a game's title. */
export type TitleFace =
  | 'cinzel'
  | 'bungee'
  | 'limelight'
  | 'lilita-one'
  | 'metamorphous'
  | 'righteous'
  | 'rye'
  | 'pirata-one';

/** Background behind the reels. */
export type ReelBackground = 'rays' | 'ridge' | 'waves' | 'dunes' | 'stars';

/** Builds of the rim around the reels, one for each game, so that slots of one theme and mechanic differ. */
export const reelRims = ['riveted', 'lamps', 'braced', 'inlaid'] as const;
export type ReelRim = (typeof reelRims)[number];

/** Look of a theme around the reels. Its symbols are in `game-symbols`. */
export interface GameStyle {
  readonly ground: ReelBackground;
}

export const gameThemes: Readonly<Record<GameTheme, GameStyle>> = {
  dragon: {
    ground: 'ridge',
  },
  egypt: {
    ground: 'dunes',
  },
  ocean: {
    ground: 'waves',
  },
  fruit: {
    ground: 'rays',
  },
  myth: {
    ground: 'ridge',
  },
  pirate: {
    ground: 'waves',
  },
  gem: {
    ground: 'rays',
  },
  wild: {
    ground: 'ridge',
  },
  viking: {
    ground: 'ridge',
  },
  west: {
    ground: 'dunes',
  },
  asia: {
    ground: 'rays',
  },
  vampire: {
    ground: 'ridge',
  },
  samurai: {
    ground: 'ridge',
  },
  jungle: {
    ground: 'ridge',
  },
  volcano: {
    ground: 'ridge',
  },
  arctic: {
    ground: 'ridge',
  },
  magic: {
    ground: 'stars',
  },
  luck: {
    ground: 'rays',
  },
  music: {
    ground: 'rays',
  },
  space: {
    ground: 'stars',
  },
  candy: {
    ground: 'rays',
  },
  table: {
    ground: 'rays',
  },
};
