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

/** Four colours: deep (edges), mid (field), glow (light behind the reels) and metal (title). */
export type Palette = readonly [deep: string, mid: string, glow: string, metal: string];

/** Look of a theme on the reels. Pictures are names in the figure pack. */
export interface GameStyle {
  readonly palettes: readonly Palette[];
  readonly face: TitleFace;
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
    palettes: [
      ['#1b0710', '#6d1020', '#e0602a', '#ffe08a'],
      ['#061a18', '#0b5145', '#2fae80', '#ffe5a0'],
      ['#140a2a', '#452080', '#8f56d8', '#ffdf9e'],
    ],
    face: 'metamorphous',
    ground: 'ridge',
    high: list('dragon castle crown crossed-swords dragon-face shield'),
    low: list('gem-stone scroll old-key coin candle'),
    wild: 'fire',
    scatter: 'volcano',
  },
  egypt: {
    palettes: [
      ['#1c0f05', '#7a4010', '#e0a040', '#ffe6a8'],
      ['#0a1030', '#22387f', '#4f74d8', '#ffdf9a'],
      ['#20081f', '#6a1c55', '#c8607a', '#ffdf9a'],
    ],
    face: 'cinzel',
    ground: 'dunes',
    high: list('eagle snake camel scorpion amphora'),
    low: list('gem-stone scroll ring palm-tree coin'),
    wild: 'sun',
    scatter: 'moai',
  },
  ocean: {
    palettes: [
      ['#021526', '#05466f', '#2f9fd0', '#ffe8b0'],
      ['#031a1f', '#065a55', '#35b89c', '#ffe3c0'],
      ['#0a0d33', '#263798', '#5a86e0', '#ffe2a0'],
    ],
    face: 'righteous',
    ground: 'waves',
    high: list('octopus dolphin shark turtle spouting-whale tropical-fish'),
    low: list('spiral-shell crab anchor coral lobster'),
    wild: 'trident-emblem',
    scatter: 'oyster',
  },
  fruit: {
    palettes: [
      ['#2a0518', '#9a0f33', '#e0506e', '#ffe98a'],
      ['#0d1f0a', '#256f24', '#78c040', '#fff0a0'],
      ['#23063a', '#6f1aa8', '#c050d0', '#ffec90'],
    ],
    face: 'lilita-one',
    ground: 'rays',
    high: list('watermelon grapes cherries strawberry pineapple'),
    low: list('lemon tangerine peach pear kiwi-fruit blueberries'),
    wild: 'bell',
    scatter: 'slot-machine',
  },
  myth: {
    palettes: [
      ['#0b1030', '#2a398c', '#6a96e8', '#ffe8a8'],
      ['#180a24', '#52266f', '#b070d8', '#ffe2a8'],
      ['#1a0f06', '#5f3c1c', '#c89a50', '#fff0c8'],
    ],
    face: 'cinzel',
    ground: 'ridge',
    high: list('classical-building eagle crown trident-emblem unicorn'),
    low: list('amphora olive scroll coin bow-and-arrow'),
    wild: 'high-voltage',
    scatter: 'sun',
  },
  pirate: {
    palettes: [
      ['#07141c', '#194658', '#4f90a8', '#ffdf9e'],
      ['#1a0b08', '#5f2517', '#c06838', '#ffe0a0'],
    ],
    face: 'pirata-one',
    ground: 'waves',
    high: list('parrot sailboat compass world-map bomb'),
    low: list('anchor coin old-key gem-stone dagger'),
    wild: 'money-bag',
    scatter: 'desert-island',
  },
  gem: {
    palettes: [
      ['#0a0c3a', '#1d2f86', '#3a6ad0', '#fff0cf'],
      ['#051c1a', '#086a50', '#35b890', '#f0ffd0'],
      ['#240618', '#8a1259', '#d05098', '#ffe4f4'],
      ['#120a38', '#3c22a0', '#7a66e0', '#e8f4ff'],
    ],
    face: 'cinzel',
    ground: 'rays',
    high: list('gem-stone crown ring trophy crystal-ball'),
    low: list('bell coin large-blue-diamond large-orange-diamond heart-suit'),
    wild: 'glowing-star',
    scatter: 'sparkles',
  },
  wild: {
    palettes: [
      ['#0d0a20', '#43256b', '#c06a78', '#ffe0a8'],
      ['#04161c', '#114f5a', '#4fa898', '#ffe6a0'],
      ['#1c0d04', '#78360e', '#d88a38', '#fff0c0'],
    ],
    face: 'rye',
    ground: 'ridge',
    high: list('wolf eagle bison leopard elephant deer'),
    low: list('paw-prints feather maple-leaf mushroom evergreen-tree'),
    wild: 'full-moon',
    scatter: 'sunrise-over-mountains',
  },
  viking: {
    palettes: [
      ['#081018', '#264456', '#6f98b0', '#ffe0b8'],
      ['#140c0a', '#54291d', '#b0704a', '#ffe6b8'],
    ],
    face: 'metamorphous',
    ground: 'ridge',
    high: list('crossed-swords shield axe wolf eagle'),
    low: list('beer-mug coin wood bone long-drum'),
    wild: 'high-voltage',
    scatter: 'snow-capped-mountain',
  },
  west: {
    palettes: [
      ['#1e0c06', '#843815', '#d88a48', '#ffecc0'],
      ['#0a1422', '#254f6c', '#5f98b8', '#ffe6b0'],
    ],
    face: 'rye',
    ground: 'dunes',
    high: list('horse cactus money-bag guitar locomotive'),
    low: list('banjo hiking-boot coin top-hat dollar-banknote'),
    wild: 'star',
    scatter: 'sunrise',
  },
  asia: {
    palettes: [
      ['#2a0306', '#960e1a', '#d84a38', '#ffdc80'],
      ['#1a0512', '#6e0d35', '#c84f70', '#ffe3a0'],
      ['#04201a', '#0a5f44', '#42a880', '#ffe3a0'],
    ],
    face: 'cinzel',
    ground: 'rays',
    high: list('red-paper-lantern dragon carp-streamer tiger'),
    low: list('lotus coin tangerine wind-chime teacup-without-handle red-envelope'),
    wild: 'money-bag',
    scatter: 'firecracker',
  },
  vampire: {
    palettes: [
      ['#10040e', '#500d29', '#b0304e', '#ffd5c2'],
      ['#0a0818', '#321c70', '#7a5cc0', '#ffc8d8'],
    ],
    face: 'pirata-one',
    ground: 'ridge',
    high: list('bat castle rose coffin wine-glass'),
    low: list('candle black-cat old-key dagger mirror'),
    wild: 'full-moon',
    scatter: 'drop-of-blood',
  },
  samurai: {
    palettes: [
      ['#160608', '#70131c', '#c85840', '#ffeed8'],
      ['#0a0f20', '#34396c', '#9078a8', '#fff0e4'],
    ],
    face: 'righteous',
    ground: 'ridge',
    high: list('japanese-castle ogre crossed-swords shinto-shrine'),
    low: list('folding-hand-fan wind-chime sake kimono teacup-without-handle'),
    wild: 'sunrise',
    scatter: 'cherry-blossom',
  },
  jungle: {
    palettes: [
      ['#04140a', '#0d5026', '#5f9a3a', '#ffe58a'],
      ['#0a1a14', '#105a46', '#58a050', '#fff0a8'],
    ],
    face: 'bungee',
    ground: 'ridge',
    high: list('leopard parrot crocodile snake tiger'),
    low: list('coconut palm-tree butterfly lizard drum'),
    wild: 'moai',
    scatter: 'hibiscus',
  },
  volcano: {
    palettes: [
      ['#180604', '#7c1a08', '#d8581f', '#ffe68a'],
      ['#0a0a14', '#352644', '#b04a48', '#ffd88a'],
    ],
    face: 'bungee',
    ground: 'ridge',
    high: list('t-rex sauropod mammoth gem-stone'),
    low: list('rock bone fire hot-springs egg'),
    wild: 'volcano',
    scatter: 'comet',
  },
  arctic: {
    palettes: [
      ['#04142a', '#1a5088', '#68b0e0', '#ffffff'],
      ['#0a0c2a', '#333e94', '#7a90d8', '#ffe8cc'],
    ],
    face: 'righteous',
    ground: 'ridge',
    high: list('polar-bear penguin seal mammoth wolf'),
    low: list('ice fish sled evergreen-tree ice-skate'),
    wild: 'snowflake',
    scatter: 'milky-way',
  },
  magic: {
    palettes: [
      ['#0c0420', '#421778', '#9058d8', '#d8fff0'],
      ['#041a20', '#0c505e', '#3fb0a4', '#ffe8a8'],
      ['#1c0630', '#7a1c7a', '#c868c8', '#ffe8a8'],
    ],
    face: 'metamorphous',
    ground: 'stars',
    high: list('crystal-ball owl magic-wand castle black-cat'),
    low: list('mushroom old-key candle hourglass-done alembic books'),
    wild: 'sparkles',
    scatter: 'crescent-moon',
  },
  luck: {
    palettes: [
      ['#04180c', '#0a5a2d', '#3fae62', '#ffe27a'],
      ['#1c0408', '#940d20', '#d84848', '#ffe27a'],
      ['#080a24', '#203188', '#5a7ad8', '#ffe27a'],
    ],
    face: 'limelight',
    ground: 'rays',
    high: list('trophy money-bag slot-machine crown horse'),
    low: list('bell coin game-die top-hat heart-suit'),
    wild: 'four-leaf-clover',
    scatter: 'rainbow',
  },
  music: {
    palettes: [
      ['#14021c', '#6a0d78', '#c840a0', '#e0fbff'],
      ['#1a0c02', '#78400a', '#d89038', '#fff0c0'],
    ],
    face: 'limelight',
    ground: 'rays',
    high: list('guitar saxophone trumpet violin microphone'),
    low: list('headphone radio maracas drum musical-keyboard'),
    wild: 'mirror-ball',
    scatter: 'studio-microphone',
  },
  space: {
    palettes: [
      ['#06041c', '#28187c', '#6a4ad0', '#d8fbff'],
      ['#0c0218', '#5e0d6c', '#b83fa8', '#ffeca0'],
      ['#02141c', '#064f60', '#30a8a0', '#ffdca0'],
    ],
    face: 'righteous',
    ground: 'stars',
    high: list('rocket flying-saucer ringed-planet satellite robot'),
    low: list('comet telescope full-moon shooting-star satellite-antenna'),
    wild: 'glowing-star',
    scatter: 'milky-way',
  },
  candy: {
    palettes: [
      ['#3a0a3e', '#a82c8a', '#e078c4', '#fff6c0'],
      ['#0a2a4a', '#226fb8', '#68b8e8', '#ffeaf6'],
      ['#4a1030', '#c03f68', '#f09ab8', '#fff8cc'],
    ],
    face: 'lilita-one',
    ground: 'rays',
    high: list('doughnut cupcake shortcake ice-cream'),
    low: list('candy lollipop cookie waffle custard'),
    wild: 'rainbow',
    scatter: 'wrapped-gift',
  },
  table: {
    palettes: [
      ['#03140e', '#09412e', '#2a9068', '#f8e0a0'],
      ['#0c0a20', '#262068', '#6260d0', '#f8e0a0'],
      ['#180508', '#5e0e1c', '#b83e4e', '#f8e0a0'],
    ],
    face: 'cinzel',
    ground: 'rays',
    high: list('crown trophy money-bag joker'),
    low: list('spade-suit heart-suit club-suit diamond-suit'),
    wild: 'star',
    scatter: 'game-die',
  },
};
