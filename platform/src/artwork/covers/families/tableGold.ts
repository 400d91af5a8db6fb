/** Brass colour of wheels and titles on table covers. */
export const tableGold = '#f4d58a';
