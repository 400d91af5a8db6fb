/** Indexes that make reading a page of history fast, regardless of the length of the history. */
export const historySchema = `
CREATE INDEX IF NOT EXISTS game_round_at ON game_round (user_id, opened_at, number);
CREATE INDEX IF NOT EXISTS wallet_move_of_money ON wallet_move (user_id, booked_at, id) WHERE kind NOT IN ('stake', 'win');
`;
