/** Messages of the scratch card. Amounts arrive as finished text. */
export interface ScratchCardMessages {
  buy: string;
  revealNext: string;
  revealAll: string;
  card: string;
  /** Printed on the card. */
  motto: string;
  /** After three example symbols. */
  exampleWins: string;
  price(amount: string): string;
  topPrize(amount: string): string;
  serial(number: string): string;
  buyFirst: string;
  bought: string;
  prizes: string;
  oneIn(cards: string): string;
  covered(field: number): string;
  field(field: number, prize: string): string;
  three(prize: string): string;
  keys: string;
}

export const messages: ScratchCardMessages = {
  buy: 'Buy a card',
  revealNext: 'Reveal next',
  revealAll: 'Reveal all',
  card: 'Scratch card',
  motto: 'Match 3 to win',
  exampleWins: 'wins its amount',
  price: (amount) => `Price ${amount}`,
  topPrize: (amount) => `Top prize ${amount}`,
  serial: (number) => `No. ${number}`,
  buyFirst: 'Buy a card to scratch it.',
  bought: 'Your card is ready. Scratch its nine fields.',
  prizes: 'Prizes',
  oneIn: (cards) => `1 in ${cards}`,
  covered: (field) => `Field ${field}, covered`,
  field: (field, prize) => `Field ${field}: ${prize}`,
  three: (prize) => `Match 3: ${prize}.`,
  keys: 'Enter buys a card. Arrow keys move between fields and Enter reveals one. N reveals the next, A reveals all. Plus and minus change the price.',
};
