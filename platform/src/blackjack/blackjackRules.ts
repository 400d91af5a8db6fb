import type { Culture } from '@foyer/contract/identifiers';
import type { BlackjackModel } from './blackjackModels.ts';
import { blackjackStakes } from './blackjackStakes.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);
const [least, most] = [amount(blackjackStakes.minimum), amount(blackjackStakes.maximum)];

const words: Readonly<Record<Culture, (model: BlackjackModel) => string[]>> = {
  en: ({ decks, rtp, volatility }) => [
    `Come closer to 21 than the dealer without going over. ${decks} decks of 52 cards are shuffled for every round. Cards count their number, jack, queen and king ten, an ace one or eleven.`,
    'You and the dealer get two cards each; the dealer’s second card stays hidden. Hit takes a card, stand keeps the hand. A hand over 21 has lost. At 21 your hand stands by itself.',
    'Double puts a second stake on a hand of two cards, which then gets exactly one card more. Two cards of the same value may be split once into two hands with a stake each; split aces get one card each, other split hands may be doubled.',
    'Blackjack is an ace with a card of ten in the first two cards; it beats every other hand. After a split, 21 in two cards is not a blackjack. When the dealer shows an ace or a card of ten, the dealer looks for blackjack before you play; if there is one, you lose your opening stake alone.',
    'The dealer draws up to 16 and stands on every 17, also a soft one.',
    'A win pays 1 to 1, blackjack pays 3 to 2, the same total gives the stake back. When the dealer shows an ace, you are offered insurance for half your stake: it pays 2 to 1 if the dealer has blackjack and is lost otherwise.',
    `Return to player: ${rtp.toFixed(2)} % of the opening stake with basic strategy and without insurance, over a very long time and many rounds. Other decisions return less. Volatility: ${{ low: 'low', medium: 'medium', high: 'high' }[volatility]}.`,
    `The opening stake of a round is ${least} to ${most} in your currency, in steps of ${least}. Doubling, splitting and insurance add to it.`,
    'Every card is decided on the server by chance, each card left in the decks equally likely, whatever you or anybody played before.',
    'A round you do not finish is kept as it stands, also if the connection breaks, and goes on when you open the game again. After a day it is settled: every open hand stands, no insurance is taken and nothing more is staked.',
    'A malfunction voids all pays and plays of the round concerned; its stake is returned.',
    'This is a sandbox: all money is play money.',
  ],
  zh: ({ decks, rtp, volatility }) => [
    `在不超过 21 点的前提下比庄家更接近 21 点即获胜。每局使用重新洗好的 ${decks} 副牌，每副 52 张。2 至 10 按牌面计点，J、Q、K 计 10 点，A 计 1 点或 11 点。`,
    '您和庄家各得两张牌，庄家的第二张牌不亮出。“要牌”再取一张，“停牌”保留当前手牌。超过 21 点即输。手牌达到 21 点时自动停牌。',
    '“加倍”为两张牌的手牌追加一份投注，并只再得一张牌。两张点数相同的牌可以分牌一次，成为两手牌，各有一份投注；分开的 A 各只得一张牌，其他分牌后的手牌可以加倍。',
    '前两张牌为 A 加一张 10 点牌即为黑杰克，胜过其他所有手牌。分牌后的两张 21 点不算黑杰克。庄家亮出 A 或 10 点牌时，会在您行动之前查看是否有黑杰克；若有，您只输掉初始投注。',
    '庄家在 16 点及以下必须要牌，在任何 17 点（包括软 17 点）停牌。',
    '获胜赔 1 比 1，黑杰克赔 3 比 2，点数相同退还投注。庄家亮出 A 时，您可以用一半投注购买保险：庄家有黑杰克时赔 2 比 1，否则输掉保险。',
    `玩家回报率：采用基本策略且不买保险时为初始投注的 ${rtp.toFixed(2)} %，按长期大量局数计算。采用其他打法时回报较低。波动性：${{ low: '低', medium: '中', high: '高' }[volatility]}。`,
    `每局初始投注为 ${least} 至 ${most}（以您的货币计），以 ${least} 为单位。加倍、分牌和保险会增加投注。`,
    '每张牌均由服务器随机决定，牌中剩余的每张牌机会相同，与之前的任何牌局无关。',
    '未完成的一局会按原状保留，即使断线也是如此，再次打开游戏时可继续。一天之后将自动结算：所有未完成的手牌停牌，不买保险，也不再追加投注。',
    '如发生故障，该局的所有赔付和投注均无效，并退还投注。',
    '这是沙盒环境：所有金额均为虚拟游戏币。',
  ],
};

/** The rules of a table as plain paragraphs (UK16). */
export const blackjackRules = (model: BlackjackModel, culture: Culture): string[] => words[culture](model);
