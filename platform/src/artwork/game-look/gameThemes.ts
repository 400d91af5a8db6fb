import type { GameTheme } from '../../games/catalogue/gameArt.ts';

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

/** Look of a theme on the reels. Pictures are names in the figure pack. */
export interface GameStyle {
  readonly ground: ReelBackground;
  /** Candidates for the four symbols that pay most. */
  readonly high: readonly string[];
  /** Candidates for the four that pay least. */
  readonly low: readonly string[];
  readonly wild: string;
  readonly scatter: string;
}

const list = (names: string): string[] => names.split(' ');

export const gameThemes: Readonly<Record<GameTheme, GameStyle>> = {
  dragon: {
    ground: 'ridge',
    high: list('dragon castle crown crossed-swords dragon-face shield'),
    low: list('gem-stone scroll old-key coin candle'),
    wild: 'fire',
    scatter: 'volcano',
  },
  egypt: {
    ground: 'dunes',
    high: list('eagle snake camel scorpion amphora'),
    low: list('gem-stone scroll ring palm-tree coin'),
    wild: 'sun',
    scatter: 'moai',
  },
  ocean: {
    ground: 'waves',
    high: list('octopus dolphin shark turtle spouting-whale tropical-fish'),
    low: list('spiral-shell crab anchor coral lobster'),
    wild: 'trident-emblem',
    scatter: 'oyster',
  },
  fruit: {
    ground: 'rays',
    high: list('watermelon grapes cherries strawberry pineapple'),
    low: list('lemon tangerine peach pear kiwi-fruit blueberries'),
    wild: 'bell',
    scatter: 'slot-machine',
  },
  myth: {
    ground: 'ridge',
    high: list('classical-building eagle crown trident-emblem unicorn'),
    low: list('amphora olive scroll coin bow-and-arrow'),
    wild: 'high-voltage',
    scatter: 'sun',
  },
  pirate: {
    ground: 'waves',
    high: list('parrot sailboat compass world-map bomb'),
    low: list('anchor coin old-key gem-stone dagger'),
    wild: 'money-bag',
    scatter: 'desert-island',
  },
  gem: {
    ground: 'rays',
    high: list('gem-stone crown ring trophy crystal-ball'),
    low: list('bell coin large-blue-diamond large-orange-diamond heart-suit'),
    wild: 'glowing-star',
    scatter: 'sparkles',
  },
  wild: {
    ground: 'ridge',
    high: list('wolf eagle bison leopard elephant deer'),
    low: list('paw-prints feather maple-leaf mushroom evergreen-tree'),
    wild: 'full-moon',
    scatter: 'sunrise-over-mountains',
  },
  viking: {
    ground: 'ridge',
    high: list('crossed-swords shield axe wolf eagle'),
    low: list('beer-mug coin wood bone long-drum'),
    wild: 'high-voltage',
    scatter: 'snow-capped-mountain',
  },
  west: {
    ground: 'dunes',
    high: list('horse cactus money-bag guitar locomotive'),
    low: list('banjo hiking-boot coin top-hat dollar-banknote'),
    wild: 'star',
    scatter: 'sunrise',
  },
  asia: {
    ground: 'rays',
    high: list('red-paper-lantern dragon carp-streamer tiger'),
    low: list('lotus coin tangerine wind-chime teacup-without-handle red-envelope'),
    wild: 'money-bag',
    scatter: 'firecracker',
  },
  vampire: {
    ground: 'ridge',
    high: list('bat castle rose coffin wine-glass'),
    low: list('candle black-cat old-key dagger mirror'),
    wild: 'full-moon',
    scatter: 'drop-of-blood',
  },
  samurai: {
    ground: 'ridge',
    high: list('japanese-castle ogre crossed-swords shinto-shrine'),
    low: list('folding-hand-fan wind-chime sake kimono teacup-without-handle'),
    wild: 'sunrise',
    scatter: 'cherry-blossom',
  },
  jungle: {
    ground: 'ridge',
    high: list('leopard parrot crocodile snake tiger'),
    low: list('coconut palm-tree butterfly lizard drum'),
    wild: 'moai',
    scatter: 'hibiscus',
  },
  volcano: {
    ground: 'ridge',
    high: list('t-rex sauropod mammoth gem-stone'),
    low: list('rock bone fire hot-springs egg'),
    wild: 'volcano',
    scatter: 'comet',
  },
  arctic: {
    ground: 'ridge',
    high: list('polar-bear penguin seal mammoth wolf'),
    low: list('ice fish sled evergreen-tree ice-skate'),
    wild: 'snowflake',
    scatter: 'milky-way',
  },
  magic: {
    ground: 'stars',
    high: list('crystal-ball owl magic-wand castle black-cat'),
    low: list('mushroom old-key candle hourglass-done alembic books'),
    wild: 'sparkles',
    scatter: 'crescent-moon',
  },
  luck: {
    ground: 'rays',
    high: list('trophy money-bag slot-machine crown horse'),
    low: list('bell coin game-die top-hat heart-suit'),
    wild: 'four-leaf-clover',
    scatter: 'rainbow',
  },
  music: {
    ground: 'rays',
    high: list('guitar saxophone trumpet violin microphone'),
    low: list('headphone radio maracas drum musical-keyboard'),
    wild: 'mirror-ball',
    scatter: 'studio-microphone',
  },
  space: {
    ground: 'stars',
    high: list('rocket flying-saucer ringed-planet satellite robot'),
    low: list('comet telescope full-moon shooting-star satellite-antenna'),
    wild: 'glowing-star',
    scatter: 'milky-way',
  },
  candy: {
    ground: 'rays',
    high: list('doughnut cupcake shortcake ice-cream'),
    low: list('candy lollipop cookie waffle custard'),
    wild: 'rainbow',
    scatter: 'wrapped-gift',
  },
  table: {
    ground: 'rays',
    high: list('crown trophy money-bag joker'),
    low: list('spade-suit heart-suit club-suit diamond-suit'),
    wild: 'star',
    scatter: 'game-die',
  },
};
