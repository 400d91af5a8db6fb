import type { EngineKind } from '../play/gameEngine.ts';
import type { CoverFamily, GameTheme, TableScene } from './gameArt.ts';

/** A game whose name, family and picture somebody chose. */
export interface CuratedGame {
  readonly en: string;
  readonly zh: string;
  readonly theme: GameTheme;
  readonly family: CoverFamily;
  /** Slot where it is not said. */
  readonly kind?: 'table' | 'live';
  /** What plays it: slot where it is not said. */
  readonly engine?: EngineKind;
  readonly figure?: string;
  readonly emblem?: string;
  readonly scene?: TableScene;
}

/** The first games of every catalogue, in order. Their ids follow from their place, so new ones go to the end. */
export const curatedGames: readonly CuratedGame[] = [
  { en: 'Ember Wyrm', zh: '烬火飞龙', theme: 'dragon', family: 'spotlight', figure: 'dragon-face', emblem: 'spiked-dragon-head' },
  { en: 'Crown of Alcides', zh: '阿尔刻冠冕', theme: 'myth', family: 'foil', figure: 'crown', emblem: 'imperial-crown' },
  { en: 'Neon Orbit', zh: '霓虹轨道', theme: 'space', family: 'neon', figure: 'ringed-planet', emblem: 'moon-orbit' },
  { en: 'Saffron Pyramid', zh: '金沙金字塔', theme: 'egypt', family: 'diorama', figure: 'sun', emblem: 'egyptian-pyramids' },
  { en: 'Koi Lantern Festival', zh: '锦鲤灯会', theme: 'asia', family: 'seal', figure: 'carp-streamer', emblem: 'lantern-flame' },
  { en: 'Northern Howl', zh: '北境狼嚎', theme: 'wild', family: 'poster', figure: 'wolf', emblem: 'wolf-howl' },
  { en: 'Sugar Parade', zh: '糖果巡游', theme: 'candy', family: 'pop', figure: 'lollipop', emblem: 'spiral-lollipop' },
  { en: 'The Moon Reader', zh: '月下占卜', theme: 'magic', family: 'tarot', figure: 'crescent-moon', emblem: 'moon' },
  { en: 'Velvet Roulette', zh: '丝绒轮盘', theme: 'table', family: 'table', kind: 'table', engine: 'roulette', scene: 'wheel' },
  { en: 'Kraken Cove', zh: '海怪湾', theme: 'ocean', family: 'spotlight', figure: 'octopus', emblem: 'kraken-tentacle' },
  { en: 'Cherry Arcade 27', zh: '樱桃游戏厅27', theme: 'fruit', family: 'classic', figure: 'cherries', emblem: 'cherry' },
  { en: 'Prism Vault', zh: '棱光宝库', theme: 'gem', family: 'crystal' },
  { en: 'Saltwind Corsairs', zh: '海风海盗', theme: 'pirate', family: 'diorama', figure: 'parrot', emblem: 'pirate-skull' },
  { en: 'Salon Twenty-One', zh: '沙龙二十一点', theme: 'table', family: 'table', kind: 'live', engine: 'blackjack', scene: 'cards' },
  { en: 'Papercut Reef', zh: '纸雕珊瑚礁', theme: 'ocean', family: 'papercut', figure: 'tropical-fish', emblem: 'sea-turtle' },
  { en: 'Lucky Shamrock Lane', zh: '幸运草小巷', theme: 'luck', family: 'reels', figure: 'four-leaf-clover', emblem: 'clover' },
  { en: 'Scarab Ledger', zh: '圣甲虫账簿', theme: 'egypt', family: 'foil', figure: 'gem-stone', emblem: 'gold-scarab' },
  { en: 'Ronin Dawn', zh: '浪人黎明', theme: 'samurai', family: 'poster', figure: 'japanese-castle', emblem: 'samurai-helmet' },
  { en: 'Tiger of Plenty', zh: '虎来福', theme: 'asia', family: 'seal', figure: 'tiger-face', emblem: 'tiger-head' },
  { en: 'Midnight Jukebox', zh: '午夜点唱机', theme: 'music', family: 'neon', figure: 'guitar', emblem: 'saxophone' },
  { en: 'Frostbite Bay', zh: '霜冻湾', theme: 'arctic', family: 'spotlight', figure: 'polar-bear', emblem: 'polar-bear' },
  { en: 'Hall of Ravens', zh: '渡鸦之厅', theme: 'viking', family: 'diorama', figure: 'eagle', emblem: 'raven' },
  { en: 'Tangerine Twist', zh: '柑橘旋风', theme: 'fruit', family: 'pop', figure: 'tangerine', emblem: 'orange-slice' },
  { en: 'Jade Panda Garden', zh: '翠玉熊猫', theme: 'asia', family: 'spotlight', figure: 'panda', emblem: 'panda' },
  { en: 'Castle Nocturne', zh: '古堡夜曲', theme: 'vampire', family: 'tarot', figure: 'castle', emblem: 'castle' },
  { en: 'Roulette Terrace', zh: '轮盘露台', theme: 'table', family: 'table', kind: 'live', engine: 'roulette', scene: 'wheel' },
  { en: 'Emerald Tears', zh: '翡翠之泪', theme: 'gem', family: 'crystal' },
  { en: 'Mesa Stampede', zh: '台地奔牛', theme: 'west', family: 'poster', figure: 'ox', emblem: 'bull' },
  { en: 'Idol of Yaxtun', zh: '雅克顿神像', theme: 'jungle', family: 'papercut', figure: 'moai', emblem: 'totem-mask' },
  { en: 'Caldera Rush', zh: '火口狂潮', theme: 'volcano', family: 'spotlight', figure: 'volcano', emblem: 'smoking-volcano' },
  { en: 'Thunder Laurel', zh: '雷霆月桂', theme: 'myth', family: 'spotlight', figure: 'high-voltage', emblem: 'zeus-sword' },
  { en: 'Bell & Bar Deluxe', zh: '金铃豪华版', theme: 'luck', family: 'classic', figure: 'bell', emblem: 'ringing-bell' },
  { en: 'Comet Diner', zh: '彗星餐车', theme: 'space', family: 'spotlight', figure: 'rocket', emblem: 'rocket' },
  { en: 'Golden Pagoda Coins', zh: '金塔财宝', theme: 'asia', family: 'reels', figure: 'coin', emblem: 'pagoda' },
  { en: 'Foxfire Hollow', zh: '狐火幽谷', theme: 'wild', family: 'papercut', figure: 'fox', emblem: 'fox-head' },
  { en: 'Gorgon Mirror', zh: '蛇女之镜', theme: 'myth', family: 'foil', figure: 'snake', emblem: 'medusa-head' },
  { en: 'Whale Song', zh: '鲸之歌', theme: 'ocean', family: 'diorama', figure: 'spouting-whale', emblem: 'sperm-whale' },
  { en: 'Palm Court Blackjack', zh: '棕榈庭二十一点', theme: 'table', family: 'table', kind: 'live', engine: 'blackjack', scene: 'cards' },
  { en: 'Gumdrop Galaxy', zh: '糖果银河', theme: 'candy', family: 'reels', figure: 'candy', emblem: 'wrapped-sweet' },
  { en: 'Owl and Ember', zh: '灵枭余烬', theme: 'magic', family: 'spotlight', figure: 'owl', emblem: 'barn-owl' },
  { en: 'Sphinx Riddle', zh: '狮身谜题', theme: 'egypt', family: 'tarot', figure: 'sun', emblem: 'egyptian-sphinx' },
  { en: 'Rodeo Sunrise', zh: '牛仔日出', theme: 'west', family: 'diorama', figure: 'cowboy-hat-face', emblem: 'horse-head' },
  { en: 'Blood Rose Manor', zh: '血玫瑰庄园', theme: 'vampire', family: 'spotlight', figure: 'rose', emblem: 'rose' },
  { en: 'Grapevine Sevens', zh: '葡萄藤七七七', theme: 'fruit', family: 'reels', figure: 'grapes', emblem: 'grapes' },
  { en: 'Dragon Lantern Night', zh: '龙灯夜', theme: 'dragon', family: 'foil', figure: 'dragon', emblem: 'dragon-head' },
  { en: 'Disco Meridian', zh: '迪斯科子午线', theme: 'music', family: 'pop', figure: 'mirror-ball', emblem: 'old-microphone' },
  { en: 'Captain Mango', zh: '芒果船长', theme: 'pirate', family: 'spotlight', figure: 'parrot', emblem: 'ship-wheel' },
  { en: 'Aurora Mammoth', zh: '极光猛犸', theme: 'arctic', family: 'papercut', figure: 'mammoth', emblem: 'mammoth' },
  { en: 'Sapphire Cascade', zh: '蓝宝石瀑布', theme: 'gem', family: 'neon', figure: 'gem-stone', emblem: 'cut-diamond' },
  { en: 'Bengal Drum', zh: '孟加拉鼓', theme: 'wild', family: 'spotlight', figure: 'tiger-face', emblem: 'tiger-head' },
  { en: 'Jacks Alley Poker', zh: '杰克巷扑克', theme: 'table', family: 'table', kind: 'table', engine: 'videoPoker', scene: 'cards' },
  { en: 'Wizard Tea Room', zh: '巫师茶室', theme: 'magic', family: 'papercut', figure: 'man-mage', emblem: 'wizard-face' },
  { en: 'Lotus Pavilion', zh: '莲花阁', theme: 'asia', family: 'foil', figure: 'lotus', emblem: 'lotus-flower' },
  { en: 'Iron Longship', zh: '铁血长船', theme: 'viking', family: 'foil', figure: 'axe', emblem: 'drakkar' },
  { en: 'Triple Plum', zh: '三重李子', theme: 'fruit', family: 'classic', figure: 'cherries', emblem: 'cherry' },
  { en: 'Monkey Monsoon', zh: '猴子季风', theme: 'jungle', family: 'spotlight', figure: 'monkey-face', emblem: 'monkey' },
  { en: 'Starling Station', zh: '椋鸟空间站', theme: 'space', family: 'poster', figure: 'rocket', emblem: 'spaceship' },
  { en: 'Atlantic Roulette', zh: '大西洋轮盘', theme: 'table', family: 'table', kind: 'live', engine: 'roulette', scene: 'wheel' },
  { en: 'Sakura Duel', zh: '樱花决斗', theme: 'samurai', family: 'papercut', figure: 'cherry-blossom', emblem: 'ninja-heroic-stance' },
  { en: 'Pot of Meadows', zh: '三叶草地', theme: 'luck', family: 'spotlight', figure: 'four-leaf-clover', emblem: 'clover' },
  { en: 'Queen of the Fjord', zh: '峡湾女王', theme: 'viking', family: 'poster', figure: 'crown', emblem: 'swordwoman' },
  { en: 'Diamond Hour', zh: '钻石时光', theme: 'gem', family: 'foil', figure: 'gem-stone', emblem: 'cut-diamond' },
  { en: 'Red Lantern 88', zh: '红灯笼八八', theme: 'asia', family: 'seal', figure: 'red-paper-lantern', emblem: 'asian-lantern' },
  { en: 'Copper Canyon Gold', zh: '铜峡谷黄金', theme: 'west', family: 'spotlight', figure: 'cactus', emblem: 'western-hat' },
];
