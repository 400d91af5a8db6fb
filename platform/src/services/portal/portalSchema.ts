/** Session ids are stored as digests, so that read access to the database does not open accounts. */
export const portalSchema = `
CREATE TABLE IF NOT EXISTS portal_session (
  digest TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL,
  account_session_id INTEGER NOT NULL,
  opened_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
