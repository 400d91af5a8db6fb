export interface OfferTexts {
  title: string;
  /** Beside the offer's figure. */
  figureText: string;
  summary: string;
}

interface NamedText {
  name: string;
  text: string;
}

/** Texts and terms of offers. Amounts arrive as finished text; `{amount}` and `{game}` are filled in later. */
export interface PromotionMessages {
  offers: Readonly<
    Record<
      'twentySpins' | 'fiveTimes' | 'seatAtTheTable' | 'onTheHouse' | 'longBonus' | 'welcomeBalance' | 'twoTables',
      OfferTexts
    >
  >;
  /** UK21: the one product whose stakes count. */
  products: Readonly<Record<'slot' | 'table' | 'live' | 'instant', string>>;
  /** Between the name of a term and its text. */
  colon: string;
  cost: NamedText;
  wagering: string;
  noWagering: string;
  wager(facts: { times: number; total: string; product: string }): string;
  withdrawal: NamedText;
  ends: string;
  noEndDate: string;
  maximum: string;
  once: Readonly<Record<'week' | 'month', (amount: string) => string>>;
  keyTerms: string;
  /** HTML from here on. */
  howItWorksWithoutWagering(amount: string): string;
  howItWorks(facts: { amount: string; product: string; total: string }): string;
  changeOfMind(daysToPlay: number): string;
  eligibility(minimumAge: number): string;
}

export const messages: PromotionMessages = {
  offers: {
    twentySpins: {
      title: '20 spins on {game}',
      figureText: 'spins’ worth of bonus',
      summary:
        'A bonus of {amount}, enough for 20 spins at this offer’s minimum stake. It moves to your balance once you have staked {amount} on {game}.',
    },
    fiveTimes: {
      title: 'Slots bonus, 5x wagering',
      figureText: 'slots bonus',
      summary: 'The bonus moves to your balance once you have staked 5 times its amount on slots.',
    },
    seatAtTheTable: {
      title: 'Table games bonus',
      figureText: 'table bonus',
      summary: 'For roulette, cards and other table games without a live dealer. Slots do not count.',
    },
    onTheHouse: {
      title: 'Weekly play money',
      figureText: 'no wagering',
      summary: 'A small amount of play money, added to your balance when you opt in. No wagering.',
    },
    longBonus: {
      title: 'Large slots bonus',
      figureText: 'slots bonus',
      summary: 'A larger bonus with a higher wagering requirement. Read the terms before you opt in.',
    },
    welcomeBalance: {
      title: 'Welcome balance',
      figureText: 'deposit needed',
      summary: 'Every new account starts with play money.',
    },
    twoTables: { title: 'Table bonus', figureText: 'table bonus', summary: 'The reward for a quest.' },
  },
  products: { slot: 'slots', table: 'table games', live: 'live games', instant: 'instant games' },
  colon: ': ',
  cost: { name: 'Cost', text: 'Free, no deposit' },
  wagering: 'Wagering',
  noWagering: 'None',
  wager: ({ times, total, product }) => `${times}x: stake ${total}, ${product} only`,
  withdrawal: { name: 'Withdrawal', text: 'None: play money only' },
  ends: 'Ends',
  noEndDate: 'No end date',
  maximum: 'Maximum',
  once: { week: (amount) => `${amount}, once a week`, month: (amount) => `${amount}, once a month` },
  keyTerms: 'Key terms',
  howItWorksWithoutWagering: (amount) =>
    `<h2>How it works</h2><ol><li>Opt in.</li><li>${amount} is added to your balance at once. There is no wagering requirement and no other condition.</li></ol>`,
  howItWorks: ({ amount, product, total }) =>
    `<h2>How it works</h2><ol><li>Opt in. ${amount} is added to your bonus balance.</li><li>Every stake from your own balance on ${product} counts in full, win or lose. Your own money is never tied up.</li><li>When you have staked ${total}, the ${amount} moves to your balance.</li></ol>`,
  changeOfMind: (daysToPlay) =>
    `<h2>If you change your mind</h2><p>Your own money is not affected. A bonus that is not released within ${daysToPlay} days of opting in is removed. If several bonuses are active, a stake counts towards the one you opted in to first.</p>`,
  eligibility: (minimumAge) =>
    `<h2>Who can take part</h2><p>Players aged ${minimumAge} or over whose account is allowed to play. All amounts are play money and have no cash value.</p>`,
};
