import { noun, tableNoun, words, type Vocabulary } from './wordBank.ts';

const tableAdjectives =
  'Grand 至尊, Velvet 丝绒, Atlantic 大西洋, Salon 沙龙, Mirador 观景, Private 私人, Evening 良夜, Harbour 海港, ' +
  'Marble 大理石, Northgate 北门, Ivory 象牙, Meridian 子午, Orchid 兰花, Quayside 码头, Winter 冬日, Lantern 灯影';

export const tableVocabularies: readonly Vocabulary[] = [
  {
    theme: 'table',
    adjectives: words(tableAdjectives),
    nouns: [
      tableNoun('Roulette 轮盘', 'wheel', 'roulette'),
      tableNoun('Blackjack 二十一点', 'cards', 'blackjack'),
      tableNoun('Twenty-One 黑杰克', 'cards', 'blackjack'),
      tableNoun('Single Zero 单零轮盘', 'wheel', 'roulette'),
      tableNoun('Video Poker 电子扑克', 'cards', 'videoPoker'),
    ],
  },
];

/** Tables of the live lobby. Nobody films a dealer here, so no name speaks of one. */
export const liveVocabularies: readonly Vocabulary[] = [
  {
    theme: 'table',
    adjectives: words(tableAdjectives),
    nouns: [
      tableNoun('Roulette Lounge 轮盘雅座', 'wheel', 'roulette'),
      tableNoun('Blackjack Lounge 二十一点雅座', 'cards', 'blackjack'),
      tableNoun('Twenty-One Lounge 黑杰克雅座', 'cards', 'blackjack'),
      tableNoun('Zero Lounge 单零雅座', 'wheel', 'roulette'),
    ],
  },
];

const instantAdjectives = words(
  'Quick 快手, Lucky 幸运, Bright 明亮, Copper 铜色, Amber 琥珀, Cobalt 钴蓝, Tiny 迷你, Swift 飞速, Maple 枫叶, Harvest 丰收',
);

export const instantVocabularies: readonly Vocabulary[] = [
  {
    theme: 'luck',
    adjectives: instantAdjectives,
    nouns: [
      noun('Scratch 刮刮乐', 'four-leaf-clover coin', 'clover coins', 'scratchCard'),
      noun('Scratch Card 刮刮卡', 'trophy coin', 'coins clover', 'scratchCard'),
      noun('Pegboard 弹珠板', 'trophy rainbow', 'rainbow-star', 'plinko'),
    ],
  },
  {
    theme: 'gem',
    adjectives: instantAdjectives,
    nouns: [noun('Gem Scratch 宝石刮', 'gem-stone large-blue-diamond', 'minerals cut-diamond gems', 'scratchCard')],
  },
  {
    theme: 'space',
    adjectives: instantAdjectives,
    nouns: [noun('Meteor Drop 流星落', 'shooting-star comet', 'comet-spark', 'plinko')],
  },
  {
    theme: 'ocean',
    adjectives: instantAdjectives,
    nouns: [noun('Pearl Drop 落珠', 'spiral-shell oyster', 'oyster-pearl gold-shell', 'plinko')],
  },
];

/** Last words of a slot's long name; lettered small. */
export const slotTails = words(
  'Rising 崛起, Fortune 财富, Nights 之夜, Legacy 传承, Bay 港湾, Ways 万路, Deluxe 豪华版, Hold 锁定, Bloom 绽放, Trail 之路, Reserve 珍藏, 88 八八',
);

/** The same for all other games, without the words that name a way a slot plays. */
export const houseTails = words(
  'Rising 崛起, Fortune 财富, Nights 之夜, Legacy 传承, Bay 港湾, Avenue 大道, Deluxe 豪华版, House 之家, Bloom 绽放, Trail 之路, Reserve 珍藏, 88 八八',
);
