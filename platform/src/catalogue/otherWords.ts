import { noun, tableNoun, words, type Vocabulary } from './wordBank.ts';

const tableAdjectives =
  'Grand 至尊, Velvet 丝绒, Atlantic 大西洋, Salon 沙龙, Mirador 观景, Private 私人, Evening 良夜, Harbour 海港, ' +
  'Marble 大理石, Northgate 北门, Ivory 象牙, Meridian 子午, Orchid 兰花, Quayside 码头, Winter 冬日, Lantern 灯影';

export const tableWords: readonly Vocabulary[] = [
  {
    theme: 'table',
    adjectives: words(tableAdjectives),
    nouns: [
      tableNoun('Roulette 轮盘', 'wheel'),
      tableNoun('Blackjack 二十一点', 'cards'),
      tableNoun('Baccarat 百家乐', 'cards'),
      tableNoun('Sic Bo 骰宝', 'dice'),
      tableNoun('Poker 扑克', 'cards'),
    ],
  },
];

export const liveWords: readonly Vocabulary[] = [
  {
    theme: 'table',
    adjectives: words(tableAdjectives),
    nouns: [
      tableNoun('Live Roulette 真人轮盘', 'wheel'),
      tableNoun('Live Blackjack 真人二十一点', 'cards'),
      tableNoun('Live Baccarat 真人百家乐', 'cards'),
      tableNoun('Live Sic Bo 真人骰宝', 'dice'),
    ],
  },
];

const instantAdjectives = words('Quick 快手, Lucky 幸运, Bright 明亮, Copper 铜色, Amber 琥珀, Cobalt 钴蓝, Tiny 迷你, Swift 飞速, Maple 枫叶, Harvest 丰收');

export const instantWords: readonly Vocabulary[] = [
  {
    theme: 'luck',
    adjectives: instantAdjectives,
    nouns: [
      noun('Scratch 刮刮乐', 'four-leaf-clover coin', 'clover coins'),
      noun('Keno 基诺', 'game-die trophy', 'perspective-dice-six-faces-random rolling-dices'),
      noun('Wheel 转盘', 'trophy rainbow', 'ship-wheel rainbow-star'),
    ],
  },
  { theme: 'gem', adjectives: instantAdjectives, nouns: [noun('Minefield 寻宝阵', 'gem-stone large-blue-diamond', 'minerals cut-diamond gems')] },
  { theme: 'space', adjectives: instantAdjectives, nouns: [noun('Liftoff 升空', 'rocket shooting-star', 'rocket space-shuttle comet-spark')] },
  { theme: 'ocean', adjectives: instantAdjectives, nouns: [noun('Pearl Drop 落珠', 'spiral-shell oyster', 'oyster-pearl gold-shell')] },
];

/** Last words of long names; lettered small. */
export const nameTails = words(
  'Rising 崛起, Fortune 财富, Nights 之夜, Legacy 传承, Bay 港湾, Ways 万路, Deluxe 豪华版, Hold 锁定, Bloom 绽放, Trail 之路, Reserve 珍藏, 88 八八',
);
