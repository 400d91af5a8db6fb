import { noun, tableNoun, words, type Vocabulary } from './wordBank.ts';

const tableAdjectives =
  'Grand, Velvet, Atlantic, Salon, Mirador, Private, Evening, Harbour, ' +
  'Marble, Northgate, Ivory, Meridian, Orchid, Quayside, Winter, Lantern';

export const tableVocabularies: readonly Vocabulary[] = [
  {
    theme: 'table',
    adjectives: words(tableAdjectives),
    nouns: [
      tableNoun('Roulette', 'wheel', 'roulette'),
      tableNoun('Blackjack', 'cards', 'blackjack'),
      tableNoun('Twenty-One', 'cards', 'blackjack'),
      tableNoun('Single Zero', 'wheel', 'roulette'),
      tableNoun('Video Poker', 'cards', 'videoPoker'),
    ],
  },
];

/** Vocabularies of live tables. No name mentions a dealer, because there is no video. */
export const liveVocabularies: readonly Vocabulary[] = [
  {
    theme: 'table',
    adjectives: words(tableAdjectives),
    nouns: [
      tableNoun('Roulette Lounge', 'wheel', 'roulette'),
      tableNoun('Blackjack Lounge', 'cards', 'blackjack'),
      tableNoun('Twenty-One Lounge', 'cards', 'blackjack'),
      tableNoun('Zero Lounge', 'wheel', 'roulette'),
    ],
  },
];

const instantAdjectives = words('Quick, Lucky, Bright, Copper, Amber, Cobalt, Tiny, Swift, Maple, Harvest');

export const instantVocabularies: readonly Vocabulary[] = [
  {
    theme: 'luck',
    adjectives: instantAdjectives,
    nouns: [
      noun('Scratch', 'ticket coin', 'ticket', 'scratchCard'),
      noun('Scratch Card', 'ticket coin', 'ticket', 'scratchCard'),
      noun('Pegboard', 'pool-8-ball', 'pinball-flipper', 'plinko'),
    ],
  },
  {
    theme: 'gem',
    adjectives: instantAdjectives,
    nouns: [noun('Gem Scratch', 'gem-stone diamond-with-a-dot', 'minerals cut-diamond gems', 'scratchCard')],
  },
  {
    theme: 'space',
    adjectives: instantAdjectives,
    nouns: [noun('Meteor Drop', 'comet', 'comet-spark burning-meteor meteor-impact', 'plinko')],
  },
  {
    theme: 'ocean',
    adjectives: instantAdjectives,
    nouns: [noun('Pearl Drop', 'oyster', 'oyster-pearl', 'plinko')],
  },
];

/** Final words of long slot names, in small letters. */
export const slotTails = words('Rising, Fortune, Nights, Legacy, Bay, Ways, Deluxe, Hold, Bloom, Trail, Reserve, 88');

/** Final words for all other games, without words for slot mechanics. */
export const houseTails = words(
  'Rising, Fortune, Nights, Legacy, Bay, Avenue, Deluxe, House, Bloom, Trail, Reserve, 88',
);
