/** Messages of the plinko board. Amounts arrive as finished text. */
export interface PlinkoMessages {
  drop: string;
  rows: string;
  rowCount(rows: number): string;
  rowsNow(rows: number): string;
  falling: string;
  landed(multiple: string): string;
  /** Payouts of the slots with their amounts at the chosen stake. */
  payouts: string;
  slots: string;
  slot(multiple: string, balls: string): string;
  keys: string;
}

export const messages: PlinkoMessages = {
  drop: 'Drop ball',
  rows: 'Rows of pegs',
  rowCount: (rows) => `${rows} rows`,
  rowsNow: (rows) => `${rows} rows of pegs.`,
  falling: 'The ball is falling.',
  landed: (multiple) => `${multiple} times your stake.`,
  payouts: 'Slot payouts at this stake',
  slots: 'Slot payouts',
  slot: (multiple, balls) => `${multiple} one ball in ${balls}`,
  keys: 'Space or Enter drops a ball, plus and minus change the stake, R changes the number of rows.',
};
