/** The id of a session is kept as a digest: whoever reads the database cannot look into somebody's account. */
export const portalSchema = `
CREATE TABLE IF NOT EXISTS portal_session (
  digest TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL,
  account_session_id INTEGER NOT NULL,
  opened_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
