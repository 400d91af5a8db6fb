import type { gameTraits } from '@foyer/contract/gameTraits';

/** Return to player in per cent, with two decimals. */
interface ReturnFacts {
  rtp: string;
  volatility: (typeof gameTraits.volatility)[number];
}

/** Least and most of one round, without a currency. */
interface StakeFacts {
  least: string;
  max: string;
}

type RouletteSpot = 'straight' | 'split' | 'street' | 'corner' | 'sixLine' | 'red';

/** The rules of the games, in paragraphs (UK16). */
export interface GameRulesMessages {
  blackjack(facts: ReturnFacts & StakeFacts & { decks: number }): string[];
  /** `pays` in multiples of the stake; one ball in `balls` falls into the slot. */
  plinko(
    facts: ReturnFacts &
      StakeFacts & { boards: readonly { rows: number; slots: readonly { pays: number; balls: number }[] }[] },
  ): string[];
  /** `pays` to one; `maximum` of a spot. */
  roulette(
    facts: Pick<ReturnFacts, 'rtp'> &
      StakeFacts & {
        pays: Readonly<Record<RouletteSpot | 'dozen', number>>;
        maximum: Readonly<Record<RouletteSpot, string>>;
      },
  ): string[];
  /** One card in `cards` has the prize; one in `cardsPerPrize` has any. */
  scratchCard(
    facts: ReturnFacts &
      StakeFacts & { prizes: readonly { pays: number; cards: number }[]; cardsPerPrize: number; tickets: string },
  ): string[];
  /** What all slots have in common. */
  slot(facts: ReturnFacts & StakeFacts): string[];
  /** `best` symbol, in multiples of the line stake. */
  slotLines(facts: { lines: number; best: number; freeSpins: string }): string[];
  /** `best` symbol, in multiples of the stake. */
  slotWays(facts: { best: number; freeSpins: string }): string[];
  slotTumble(facts: {
    counts: readonly [number, number, number];
    multipliers: readonly number[];
    best: number;
  }): string[];
  slotHold(facts: {
    lines: number;
    best: number;
    needed: number;
    oneIn: number;
    respins: number;
    least: number;
    max: number;
    full: number;
  }): string[];
  slotClassic(facts: {
    lines: number;
    best: number;
    wilds: number;
    mixed: number;
    early: readonly [number, number];
  }): string[];
  /** `pays` lists the hands with their multiples of the stake. */
  videoPoker(facts: ReturnFacts & StakeFacts & { pays: string }): string[];
  freeSpins(facts: { awards: readonly [number, number, number]; multiplier: number; max: number }): string;
  /** UK24: the market caps the stakes of a player of this age. */
  stakeCap(amount: string): string;
  /** UK24: the same before the player's age is known. `young` is the cap below the age of `below`. */
  stakeCaps(facts: { max: string; young: string; below: number }): string;
}

export const messages: GameRulesMessages = {
  blackjack: ({ decks, rtp, volatility, least, max }) => [
    `Get closer to 21 than the dealer without going over. ${decks} decks of 52 cards are shuffled for every round. Number cards count at face value, jacks, queens and kings count ten, and aces count one or eleven.`,
    'You and the dealer get two cards each; the dealer’s second card stays hidden. Hit takes a card and stand keeps the hand. A hand over 21 loses. At 21 your hand stands automatically.',
    'Double puts a second stake on a hand of two cards, which then gets exactly one more card. Two cards of the same value may be split once into two hands with a stake each. Split aces get one card each, and other split hands may be doubled.',
    'Blackjack is an ace and a ten-value card as the first two cards. It beats every other hand. After a split, 21 in two cards is not a blackjack. When the dealer shows an ace or a ten-value card, the dealer checks for blackjack before you play. If there is one, you lose only your opening stake.',
    'The dealer draws up to 16 and stands on every 17, including soft 17.',
    'A win pays 1 to 1, blackjack pays 3 to 2, and the same total returns the stake. When the dealer shows an ace, you may take insurance for half your stake. It pays 2 to 1 if the dealer has blackjack and loses otherwise.',
    `Return to player: ${rtp}% of the opening stake with basic strategy and without insurance, over a very long time and many rounds. Other decisions return less. The result of a round, with doubled and split hands, is compared with its opening stake alone, so the figure is not a share of everything you stake. Volatility: ${volatility}.`,
    `The opening stake of a round is ${least} to ${max} in your currency, in steps of ${least}. Doubling, splitting and insurance add to it.`,
    'Our server decides every card at random. Each card left in the decks is equally likely, and earlier rounds do not matter.',
    'A round you do not finish is saved, even if the connection breaks, and continues when you open the game again. After a day it is settled: every open hand stands, no insurance is taken and nothing more is staked. If the game is withdrawn before, the round is void and its whole stake is returned.',
    'A malfunction voids all pays and plays of the round concerned. Its stake is returned.',
    'This is a demo: all money is play money.',
  ],
  plinko: ({ boards, rtp, volatility, least, max }) => [
    'Choose a stake and the number of rows of pegs, then drop a ball. In each row it bounces to the left or to the right, and the slot it lands in pays a multiple of the stake. A slot below 1× returns less than the stake.',
    ...boards.map(
      ({ rows, slots }) =>
        `With ${rows} rows, from both edges to the middle: ${slots.map(({ pays, balls }) => `${pays}× one ball in ${balls}`).join('; ')}.`,
    ),
    `Return to player: ${rtp}% with either number of rows, over a very long time and many balls. Volatility: ${volatility}.`,
    `A ball costs ${least} to ${max} in your currency. Each ball is a round of its own. Several can fall at once where your market allows it, otherwise one at a time.`,
    'Our server decides the whole path at random: left and right are equally likely at every peg, every time. Earlier balls do not affect the next.',
    'A round you started is settled even if the connection breaks. You see its result when you open the game again.',
    'A malfunction voids all pays and plays of the round concerned. Its stake is returned.',
    'This is a demo: all money is play money.',
  ],
  roulette: ({ rtp, least, max, pays, maximum }) => [
    'Place chips on the layout, then spin the wheel. It has 37 pockets, 0 to 36, with a single zero. The ball stops in one of them, and every bet that covers this number pays.',
    `Inside bets pay, for one at stake: one number ${pays.straight}, a split of two neighbours ${pays.split}, a street of three ${pays.street}, a corner of four ${pays.corner}, a six line ${pays.sixLine}. The zero forms splits with 1, 2 and 3, streets with 1 and 2 and with 2 and 3, and a corner with 1, 2 and 3.`,
    'The racetrack places several of these bets at once, each with the chosen chip. Voisins: two chips on the street 0, 2, 3 and on the corner 25, 26, 28, 29, one on the splits 4 and 7, 12 and 15, 18 and 21, 19 and 22, 32 and 35. Orphelins: number 1 and the splits 6 and 9, 14 and 17, 17 and 20, 31 and 34. Tiers: the splits 5 and 8, 10 and 11, 13 and 16, 23 and 24, 27 and 30, 33 and 36. Zero game: number 26 and the splits 0 and 3, 12 and 15, 32 and 35. A number with its neighbours: one chip on each of these numbers.',
    `Outside bets pay, for one at stake: a dozen or a column ${pays.dozen}; red or black, odd or even, 1 to 18 or 19 to 36 ${pays.red}. On zero all outside bets lose. A winning bet also returns its chips.`,
    `Return to player: ${rtp}% for every bet, over a very long time and many rounds. One number comes up once in 37 rounds on average, red or black 18 times in 37. Volatility: from low for outside bets to high for single numbers.`,
    `The chips of a round total ${least} to ${max} in your currency. The maximum on a spot is ${maximum.straight} on one number, ${maximum.split} on a split, ${maximum.street} on a street, ${maximum.corner} on a corner, ${maximum.sixLine} on a six line and ${maximum.red} outside.`,
    'Our server decides every number at random, and each is equally likely in each round. Earlier numbers do not affect the next.',
    'A round you started is settled even if the connection breaks. You see its result when you open the game again.',
    'A malfunction voids all pays and plays of the round concerned. Its stake is returned.',
    'This is a demo: all money is play money.',
  ],
  scratchCard: ({ prizes, cardsPerPrize, tickets, rtp, volatility, least, max }) => [
    'Buy a card and scratch its nine fields. Three matching symbols win that symbol’s prize. A card wins one prize or none.',
    `Prizes in multiples of the price, and how often they come up: ${prizes.map(({ pays, cards }) => `${pays}× one card in ${cards}`).join('; ')}. One card in ${cardsPerPrize} wins a prize; a prize of 1× returns the price only.`,
    `Return to player: ${rtp}%, over a very long time and many cards. Volatility: ${volatility}.`,
    `A card costs ${least} to ${max} in your currency. The odds are the same for every price.`,
    `Our server decides each card at random when you buy it: one of ${tickets} tickets, all equally likely every time. How and in which order you scratch does not change the result. Symbols without a prize are drawn evenly, and two of a kind do not make a third more likely.`,
    'A card is settled as soon as you buy it, even if the connection breaks or you leave. A card you have not seen is still there when you open the game again.',
    'A malfunction voids all pays and plays of the card concerned. Its price is returned.',
    'This is a demo: all money is play money.',
  ],
  slot: ({ rtp, volatility, least, max }) => [
    `Return to player: ${rtp}%, over a very long time and many rounds. Volatility: ${volatility}.`,
    `A round costs ${least} to ${max} in your currency.`,
    'Our server decides every outcome at random, with the same odds in each round. A round you started is settled even if the connection breaks. You see its result when you open the game again.',
    'A malfunction voids all pays and plays of the round concerned. Its stake is returned.',
    'This is a demo: all money is play money.',
  ],
  slotLines: ({ lines, best, freeSpins }) => [
    `Five reels, three rows and ${lines} fixed lines. The stake of a round is split evenly over all lines.`,
    'Match 3, 4 or 5 symbols on a line, starting from the leftmost reel. Each line pays only its longest match. Wins on different lines are added together.',
    `The best symbol pays ${best} times the line stake for five in a row.`,
    'The wild appears on reels two to five and substitutes for every symbol except the scatter.',
    freeSpins,
  ],
  slotWays: ({ best, freeSpins }) => [
    'Five reels and three rows, with no lines. Match 3 or more symbols anywhere on adjacent reels, starting from the left.',
    'Each way from left to right pays once. The number of ways is the number of matching symbols on each reel, multiplied together: up to 243 ways. Each symbol pays only its longest match. Wins of different symbols are added together.',
    `The best symbol pays ${best} times the stake for one way over five reels.`,
    'The wild appears on reels two to four and substitutes for every symbol except the scatter.',
    freeSpins,
  ],
  slotTumble: ({ counts, multipliers, best }) => [
    `Five columns of five places, with no lines. ${counts[0]} or more of the same symbol anywhere pay. ${counts[1]} or more and ${counts[2]} or more pay higher.`,
    'Symbols that paid disappear, the others fall, and new symbols drop in from above. This tumble repeats as long as symbols pay, within the same round and without a further stake.',
    `The win multiplier rises with each tumble: ${multipliers.join(', ')}. The last one applies to all further tumbles, and the next round starts at ${multipliers[0] ?? 1} again.`,
    `The best symbol pays ${best} times the stake for ${counts[2]} or more, before the multiplier. Every place is drawn separately, with the same chances in every tumble.`,
  ],
  slotHold: ({ lines, best, needed, oneIn, respins, least, max, full }) => [
    `Five reels, three rows and ${lines} fixed lines. The stake of a round is split evenly over all lines.`,
    'Match 3, 4 or 5 symbols on a line, starting from the leftmost reel. Each line pays only its longest match. Wins on different lines are added together.',
    `The best symbol pays ${best} times the line stake for five in a row. The wild appears on reels two to four and substitutes for every symbol except the coin.`,
    `${needed} coins or more anywhere are held and start ${respins} respins. Only the empty places spin. Each shows a coin once in ${oneIn} respins on average. A new coin is held too and resets the respins to ${respins}. Respins cost nothing.`,
    `Each held coin is worth ${least} to ${max} times the stake. When no respins are left, all coins pay. When all fifteen places hold a coin, an extra ${full} times the stake is paid. Fewer than ${needed} coins pay nothing.`,
  ],
  slotClassic: ({ lines, best, wilds, mixed, early }) => [
    `Three reels, three rows and ${lines} fixed lines: the rows and the two diagonals. The stake of a round is split evenly over all lines.`,
    `Three of the same symbol on a line pay; the best pays ${best} times the line stake. The second, third and fourth symbols are a group: any mix of three of them pays ${mixed} times the line stake.`,
    `The fifth symbol also pays early: ${early[0]} times the line stake for one on the first reel, ${early[1]} times for two from the left. The wild does not count towards these.`,
    `The wild substitutes for every symbol and doubles the win of its line. Two wilds multiply the win by four. Three wilds pay ${wilds} times the line stake.`,
    'Places between the symbols are empty and pay nothing. Each line pays its best combination once; wins on different lines are added together.',
  ],
  videoPoker: ({ pays, rtp, volatility, least, max }) => [
    'You get five cards of a deck of 52 that is shuffled for every round. Hold as many as you like. The others are exchanged once for new cards. Your final hand pays by the pay table.',
    `A hand pays these multiples of the stake, for the best line only: ${pays}. A pair of jacks, queens, kings or aces counts as jacks or better; in a straight, an ace ranks above the king or below the two.`,
    `Return to player: ${rtp}%, if the best cards are held every time, over a very long time and many rounds. Other choices return less. Volatility: ${volatility}.`,
    `A round costs ${least} to ${max} in your currency. The exchange costs nothing.`,
    'Our server decides every card at random. Each card left in the deck is equally likely, and a card you exchanged does not come back in the round.',
    'A round you do not finish is saved, even if the connection breaks, and continues when you open the game again. After a day it is settled in the way that pays most on average: the best cards are held, the others are exchanged, and any win is yours. If the game is withdrawn before, the round is void and its whole stake is returned.',
    'A malfunction voids all pays and plays of the round concerned. Its stake is returned.',
    'This is a demo: all money is play money.',
  ],
  freeSpins: ({ awards, multiplier, max }) =>
    `Three, four or five scatters anywhere start ${awards[0]}, ${awards[1]} or ${awards[2]} free spins. Free spin wins are multiplied by ${multiplier}. Scatters in free spins add more, up to ${max} in a round. Free spins cost nothing and use the stake of the round that triggered them.`,
  stakeCap: (amount) => `By law where you play, the maximum stake for your age is ${amount} a round.`,
  stakeCaps: ({ max, young, below }) =>
    `By law where you play, the maximum stake is ${max} a round, or ${young} for players under ${below}.`,
};
