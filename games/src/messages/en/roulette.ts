type PocketColour = 'green' | 'red' | 'black';

export interface SpotFacts {
  kind:
    | 'straight'
    | 'split'
    | 'street'
    | 'corner'
    | 'sixLine'
    | 'dozen'
    | 'column'
    | 'red'
    | 'black'
    | 'odd'
    | 'even'
    | 'low'
    | 'high';
  numbers: readonly number[];
  /** Of the first number. */
  colour: PocketColour;
  /** Place among the dozens or columns, from 0. */
  place: number;
}

/** Messages of the roulette table. Amounts arrive as finished text. */
export interface RouletteMessages {
  spin: string;
  undo: string;
  clear: string;
  double: string;
  repeat: string;
  /** Short labels below the icons; each is the beginning of the full name. */
  toolLabels: Readonly<Record<'undo' | 'clear' | 'double' | 'repeat', string>>;
  boards: string;
  layout: string;
  racetrack: string;
  /** The layout on which a pressed number opens its splits, corners and other inside bets. */
  splits: string;
  splitsHint: string;
  sectors: Readonly<Record<'voisins' | 'orphelins' | 'tiers' | 'zero', string>>;
  chipCount(chips: number): string;
  neighbours: string;
  fewerNeighbours: string;
  moreNeighbours: string;
  neighbourCount(reach: number): string;
  neighboursNow(reach: number): string;
  /** A bet on a number and its neighbours on either side. */
  neighboursOf(number: number, reach: number): string;
  lastNumbers: string;
  statistics: string;
  numbersOfVisit: string;
  independent: string;
  counts(spins: number): string;
  zero: string;
  rounds: string;
  returned(amount: string): string;
  noChips: string;
  spinning: string;
  close: string;
  betsWith(number: number): string;
  colours: Readonly<Record<PocketColour, string>>;
  ball(pocket: number, colour: PocketColour): string;
  spot(spot: SpotFacts): string;
  /** Short name inside its box: `2 : 1`, `1st 12`. */
  box(spot: SpotFacts): string;
  pays(toOne: number): string;
  /** The most that a spot takes. */
  upTo(amount: string): string;
  onIt(amount: string): string;
  laid(spot: string, amount: string, total: string): string;
  takenBack(total: string): string;
  spotFull(amount: string): string;
  tableFull(amount: string): string;
  keys: string;
}

const join = (numbers: readonly number[], and: string): string =>
  numbers.length === 2 ? numbers.join(and) : numbers.join(', ');
const ends = ({ numbers }: SpotFacts): [number, number] => [numbers[0] ?? 0, numbers.at(-1) ?? 0];
const colours: Readonly<Record<PocketColour, string>> = { green: 'green', red: 'red', black: 'black' };
const dozens = ['1st 12', '2nd 12', '3rd 12'];

export const messages: RouletteMessages = {
  spin: 'Spin',
  undo: 'Undo',
  clear: 'Clear all chips',
  double: 'Double all chips',
  repeat: 'Repeat last bet',
  toolLabels: { undo: 'Undo', clear: 'Clear', double: 'Double', repeat: 'Repeat' },
  boards: 'Board',
  layout: 'Layout',
  racetrack: 'Racetrack',
  splits: 'Splits',
  splitsHint: 'Choose a number to see its splits and corners.',
  sectors: { voisins: 'Voisins', orphelins: 'Orphelins', tiers: 'Tiers', zero: 'Zero game' },
  chipCount: (chips) => `${chips} chips`,
  neighbours: 'Neighbours on either side',
  fewerNeighbours: 'Fewer neighbours',
  moreNeighbours: 'More neighbours',
  neighbourCount: (reach) => (reach === 1 ? '1 neighbour' : `${reach} neighbours`),
  neighboursNow: (reach) => `${reach} on either side.`,
  neighboursOf: (number, reach) => (reach === 0 ? `Number ${number}` : `${number} and ${reach} on either side`),
  lastNumbers: 'Last numbers',
  statistics: 'Statistics',
  numbersOfVisit: 'Numbers this session',
  independent: 'Every spin is independent. Past numbers do not change the chances of the next one.',
  counts: (spins) => (spins === 1 ? '1 spin' : `${spins} spins`),
  zero: 'Zero',
  rounds: 'Rounds',
  returned: (amount) => `returned ${amount}`,
  noChips: 'Place a chip first.',
  spinning: 'The wheel is spinning.',
  close: 'Close',
  betsWith: (number) => `Bets including ${number}`,
  colours,
  ball: (pocket, colour) => `${pocket}, ${colours[colour]}.`,
  spot(spot) {
    const [first, last] = ends(spot);
    switch (spot.kind) {
      case 'straight':
        return `Number ${first}, ${colours[spot.colour]}`;
      case 'split':
        return `Split ${join(spot.numbers, ' and ')}`;
      case 'street':
        return `Street ${join(spot.numbers, ' and ')}`;
      case 'corner':
        return `Corner ${join(spot.numbers, ' and ')}`;
      case 'sixLine':
        return `Six line ${first} to ${last}`;
      case 'dozen':
        return `${dozens[spot.place] ?? ''}, ${first} to ${last}`;
      case 'column':
        return `2 : 1, column of ${first}, ${first + 3}, ${first + 6} and so on`;
      case 'red':
        return 'Red';
      case 'black':
        return 'Black';
      case 'odd':
        return 'Odd';
      case 'even':
        return 'Even';
      case 'low':
        return '1–18';
      case 'high':
        return '19–36';
    }
  },
  box(spot) {
    switch (spot.kind) {
      case 'column':
        return '2 : 1';
      case 'dozen':
        return dozens[spot.place] ?? '';
      case 'red':
        return 'Red';
      case 'black':
        return 'Black';
      case 'odd':
        return 'Odd';
      case 'even':
        return 'Even';
      case 'low':
        return '1–18';
      case 'high':
        return '19–36';
      default:
        return spot.numbers.join('·');
    }
  },
  pays: (toOne) => `pays ${toOne} to 1`,
  upTo: (amount) => `up to ${amount}`,
  onIt: (amount) => `${amount} placed`,
  laid: (spot, amount, total) => `${amount} on ${spot}. Stake ${total}.`,
  takenBack: (total) => `Stake ${total}.`,
  spotFull: (amount) => `The maximum on this spot is ${amount}.`,
  tableFull: (amount) => `The maximum for a round is ${amount}.`,
  keys: 'Arrow keys move between spots, Enter places a chip, Backspace removes one. Plus and minus change the chip, U undoes, C clears, D doubles, R repeats the last bet, T switches between layout and racetrack, N shows the statistics, S spins.',
};
