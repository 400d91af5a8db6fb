import type { GameTheme } from '../../catalogue/gameArt.ts';
import type { LatinFace } from '../covers/coverFaces.ts';
import type { MetalName, TintName } from './metals.ts';
import type { PlateShape } from './plateShapes.ts';

/** How the silhouettes of a theme are made. */
export type SymbolStyle =
  /** Stamped in metal on an enamel plate. */
  | 'medallion'
  /** Glossy enamel with a metal rim. */
  | 'enamel'
  /** A light tube on dark glass. */
  | 'neon'
  /** Cut from ice. */
  | 'ice'
  /** Engraved in a tile of stone or wood. */
  | 'carved';

/** Symbols of a theme: names of the silhouette pack, best first. */
export interface SymbolSet {
  /** Candidates for the four symbols that pay most, and their style. */
  readonly high: readonly string[];
  readonly highStyle: SymbolStyle;
  /** Candidates for the four that pay least. */
  readonly low: readonly string[];
  readonly lowStyle: SymbolStyle;
  readonly wild: string;
  readonly scatter: string;
  readonly shape: PlateShape;
  readonly metal: MetalName;
  /** Colour of carved tiles. */
  readonly tile: string;
  /** Colours of wild and scatter. */
  readonly lights: readonly [wild: TintName, scatter: TintName];
  /** Face of the letters that pay least in games with ways. */
  readonly face: LatinFace;
}

const list = (names: string): string[] => names.split(' ');
const stone = '#8d9199';
const sandstone = '#c8a061';
const basalt = '#5a4a55';
const oak = '#80502c';

export const symbolSets: Readonly<Record<GameTheme, SymbolSet>> = {
  dragon: {
    high: list('double-dragon spiked-dragon-head dragon-shield sea-dragon wyvern dragon-orb'),
    highStyle: 'medallion',
    low: list('fire-gem tied-scroll skeleton-key candle-flame crossed-swords'),
    lowStyle: 'carved',
    wild: 'dragon-spiral',
    scatter: 'volcano',
    shape: 'shield',
    metal: 'gold',
    tile: basalt,
    lights: ['ruby', 'amethyst'],
    face: 'metamorphous',
  },
  egypt: {
    high: list('pharoah anubis egyptian-sphinx gold-scarab eye-of-horus'),
    highStyle: 'medallion',
    low: list('ankh pschent-double-crown egyptian-pyramids snake lotus'),
    lowStyle: 'carved',
    wild: 'sun',
    scatter: 'great-pyramid',
    shape: 'arch',
    metal: 'gold',
    tile: sandstone,
    lights: ['sapphire', 'teal'],
    face: 'cinzel-decorative',
  },
  ocean: {
    high: list('kraken-tentacle whale-tail dolphin seahorse octopus sperm-whale'),
    highStyle: 'enamel',
    low: list('spiral-shell crab anchor coral tropical-fish'),
    lowStyle: 'enamel',
    wild: 'magic-trident',
    scatter: 'oyster-pearl',
    shape: 'octagon',
    metal: 'pearl',
    tile: stone,
    lights: ['teal', 'sapphire'],
    face: 'righteous',
  },
  fruit: {
    high: list('watermelon grapes cherry strawberry pineapple'),
    highStyle: 'enamel',
    low: list('lemon tangerine peach pear kiwi-fruit blackcurrant'),
    lowStyle: 'enamel',
    wild: 'ringing-bell',
    scatter: 'beveled-star',
    shape: 'octagon',
    metal: 'gold',
    tile: stone,
    lights: ['emerald', 'ruby'],
    face: 'lilita-one',
  },
  myth: {
    high: list('pegasus medusa-head minotaur greek-temple griffin-symbol'),
    highStyle: 'medallion',
    low: list('amphora laurel-crown lyre olive winged-sword'),
    lowStyle: 'carved',
    wild: 'lightning-storm',
    scatter: 'heraldic-sun',
    shape: 'octagon',
    metal: 'gold',
    tile: stone,
    lights: ['sapphire', 'amethyst'],
    face: 'cinzel',
  },
  pirate: {
    high: list('pirate-skull galleon parrot-head open-treasure-chest pirate-flag'),
    highStyle: 'medallion',
    low: list('anchor ship-wheel skeleton-key compass crossed-sabres'),
    lowStyle: 'carved',
    wild: 'treasure-map',
    scatter: 'island',
    shape: 'shield',
    metal: 'bronze',
    tile: oak,
    lights: ['sapphire', 'teal'],
    face: 'pirata-one',
  },
  gem: {
    high: list('cut-diamond big-diamond-ring jewel-crown gem-pendant crystal-cluster'),
    highStyle: 'medallion',
    low: list('emerald gems crystal-earrings rupee saphir'),
    lowStyle: 'enamel',
    wild: 'beveled-star',
    scatter: 'crystal-shine',
    shape: 'diamond',
    metal: 'silver',
    tile: stone,
    lights: ['amethyst', 'sapphire'],
    face: 'cinzel',
  },
  wild: {
    high: list('wolf-head lion eagle-head bear-head stag-head tiger-head'),
    highStyle: 'medallion',
    low: list('paw-print feather maple-leaf mushroom pine-tree'),
    lowStyle: 'carved',
    wild: 'wolf-howl',
    scatter: 'mountains',
    shape: 'hexagon',
    metal: 'bronze',
    tile: oak,
    lights: ['sapphire', 'emerald'],
    face: 'rye',
  },
  viking: {
    high: list('viking-helmet drakkar viking-shield raven viking-head'),
    highStyle: 'medallion',
    low: list('beer-horn rune-stone crossed-axes war-axe wood-pile'),
    lowStyle: 'carved',
    wild: 'thor-hammer',
    scatter: 'mountaintop',
    shape: 'shield',
    metal: 'silver',
    tile: stone,
    lights: ['sapphire', 'teal'],
    face: 'metamorphous',
  },
  west: {
    high: list('western-hat horse-head steam-locomotive bull-horns saloon'),
    highStyle: 'medallion',
    low: list('horseshoe cowboy-boot cactus banjo money-stack'),
    lowStyle: 'carved',
    wild: 'police-badge',
    scatter: 'desert',
    shape: 'octagon',
    metal: 'bronze',
    tile: oak,
    lights: ['onyx', 'ruby'],
    face: 'rye',
  },
  asia: {
    high: list('dragon-spiral tiger-head double-fish pagoda asian-lantern'),
    highStyle: 'medallion',
    low: list('lotus-flower teapot bamboo handheld-fan yin-yang'),
    lowStyle: 'enamel',
    wild: 'gold-stack',
    scatter: 'firework-rocket',
    shape: 'lantern',
    metal: 'gold',
    tile: stone,
    lights: ['ruby', 'emerald'],
    face: 'cinzel',
  },
  vampire: {
    high: list('vampire-dracula bat castle rose coffin'),
    highStyle: 'medallion',
    low: list('candle-skull wine-glass skeleton-key plain-dagger spider-web'),
    lowStyle: 'carved',
    wild: 'fangs',
    scatter: 'evil-moon',
    shape: 'arch',
    metal: 'silver',
    tile: basalt,
    lights: ['ruby', 'amethyst'],
    face: 'pirata-one',
  },
  samurai: {
    high: list('samurai-helmet oni katana pagoda shinto-shrine'),
    highStyle: 'medallion',
    low: list('handheld-fan windchimes sake-bottle kimono shuriken'),
    lowStyle: 'carved',
    wild: 'sunrise',
    scatter: 'lotus',
    shape: 'hexagon',
    metal: 'gold',
    tile: basalt,
    lights: ['ruby', 'amethyst'],
    face: 'righteous',
  },
  jungle: {
    high: list('tiger-head parrot-head snake gorilla totem-mask'),
    highStyle: 'medallion',
    low: list('coconuts palm-tree butterfly gecko drum'),
    lowStyle: 'carved',
    wild: 'tribal-mask',
    scatter: 'vanilla-flower',
    shape: 'hexagon',
    metal: 'gold',
    tile: oak,
    lights: ['emerald', 'amethyst'],
    face: 'bungee',
  },
  volcano: {
    high: list('dinosaur-rex triceratops-head mammoth sauropod-head pterodactylus'),
    highStyle: 'medallion',
    low: list('ammonite-fossil dinosaur-egg dinosaur-bones stone-axe rock'),
    lowStyle: 'carved',
    wild: 'volcano',
    scatter: 'burning-meteor',
    shape: 'hexagon',
    metal: 'bronze',
    tile: basalt,
    lights: ['ruby', 'onyx'],
    face: 'bungee',
  },
  arctic: {
    high: list('polar-bear penguin mammoth wolf-howl whale-tail'),
    highStyle: 'ice',
    low: list('ice-cube snowflake-1 igloo ice-skate pine-tree'),
    lowStyle: 'ice',
    wild: 'snowflake-2',
    scatter: 'iceberg',
    shape: 'hexagon',
    metal: 'silver',
    tile: stone,
    lights: ['teal', 'sapphire'],
    face: 'righteous',
  },
  magic: {
    high: list('crystal-ball barn-owl fairy-wand castle cauldron'),
    highStyle: 'medallion',
    low: list('mushroom skeleton-key candle-light hourglass spell-book round-bottom-flask'),
    lowStyle: 'enamel',
    wild: 'magic-swirl',
    scatter: 'moon',
    shape: 'arch',
    metal: 'silver',
    tile: basalt,
    lights: ['amethyst', 'teal'],
    face: 'metamorphous',
  },
  luck: {
    high: list('jewel-crown trophy-cup horseshoe money-stack horse-head'),
    highStyle: 'medallion',
    low: list('ringing-bell top-hat perspective-dice-six hearts ladybug'),
    lowStyle: 'enamel',
    wild: 'clover',
    scatter: 'rainbow-star',
    shape: 'hexagon',
    metal: 'gold',
    tile: stone,
    lights: ['emerald', 'ruby'],
    face: 'limelight',
  },
  music: {
    high: list('guitar saxophone trumpet violin microphone'),
    highStyle: 'neon',
    low: list('headphones maracas drum musical-keyboard pocket-radio'),
    lowStyle: 'neon',
    wild: 'musical-notes',
    scatter: 'old-microphone',
    shape: 'tile',
    metal: 'silver',
    tile: basalt,
    lights: ['amethyst', 'teal'],
    face: 'limelight',
  },
  space: {
    high: list('rocket ufo ringed-planet vintage-robot astronaut-helmet'),
    highStyle: 'neon',
    low: list('comet-spark telescope satellite orbital moon'),
    lowStyle: 'neon',
    wild: 'star-swirl',
    scatter: 'galaxy',
    shape: 'octagon',
    metal: 'silver',
    tile: basalt,
    lights: ['amethyst', 'teal'],
    face: 'righteous',
  },
  candy: {
    high: list('donut cupcake cake-slice ice-cream-cone jelly'),
    highStyle: 'enamel',
    low: list('wrapped-sweet spiral-lollipop cookie candy-canes chocolate-bar'),
    lowStyle: 'enamel',
    wild: 'rainbow-star',
    scatter: 'present',
    shape: 'octagon',
    metal: 'pearl',
    tile: stone,
    lights: ['amethyst', 'ruby'],
    face: 'lilita-one',
  },
  table: {
    high: list('imperial-crown trophy-cup money-stack card-joker'),
    highStyle: 'medallion',
    low: list('spades hearts clubs diamonds'),
    lowStyle: 'enamel',
    wild: 'beveled-star',
    scatter: 'perspective-dice-six',
    shape: 'octagon',
    metal: 'gold',
    tile: stone,
    lights: ['emerald', 'ruby'],
    face: 'cinzel',
  },
};
