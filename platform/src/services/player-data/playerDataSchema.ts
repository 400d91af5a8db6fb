/** Requests to delete an account. Times are Unix milliseconds by the sandbox clock. */
export const playerDataSchema = `
CREATE TABLE IF NOT EXISTS account_deletion (
  user_id INTEGER PRIMARY KEY REFERENCES player (user_id),
  requested_at INTEGER NOT NULL,
  retained_until INTEGER NOT NULL,
  detached_at INTEGER
) STRICT;
`;
