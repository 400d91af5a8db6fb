/** Names of playing cards. */
export interface CardMessages {
  ranks: Readonly<Record<'2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A', string>>;
  suits: Readonly<Record<'C' | 'D' | 'H' | 'S', string>>;
  card(rank: string, suit: string): string;
}

export const messages: CardMessages = {
  ranks: {
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    T: 'ten',
    J: 'jack',
    Q: 'queen',
    K: 'king',
    A: 'ace',
  },
  suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
  card: (rank, suit) => `${rank} of ${suit}`,
};
