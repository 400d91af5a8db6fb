/** Words of the video poker table. Amounts arrive as finished text, cards as `cardName` writes them. */
export interface VideoPokerMessages {
  deal: string;
  draw: string;
  held: string;
  hiddenCard: string;
  hand: string;
  /** A card as a button: place from 1, and whether it is held. */
  card(place: number, card: string): string;
  /** Said when a card was held or let go. */
  nowHeld(place: number, held: boolean): string;
  youHave(cards: string): string;
  makes(hand: string): string;
  chooseHolds: string;
  keys: string;
}

export const messages: VideoPokerMessages = {
  deal: 'Deal',
  draw: 'Draw',
  held: 'Held',
  hiddenCard: 'hidden card',
  hand: 'Your hand',
  card: (place, card) => `Hold card ${place}: ${card}`,
  nowHeld: (place, held) => (held ? `Card ${place} held.` : `Card ${place} released.`),
  youHave: (cards) => `You have ${cards}.`,
  makes: (hand) => `${hand}.`,
  chooseHolds: 'Hold cards, then draw.',
  keys: 'Space or Enter deals and draws, 1 to 5 hold or release a card, plus and minus change the stake.',
};
