/** Submitted documents without their content: only size, type and hash. Times are Unix milliseconds. */
export const verificationSchema = `
CREATE TABLE IF NOT EXISTS verification_document (
  document_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES player (user_id),
  step TEXT NOT NULL,
  file_type TEXT NOT NULL,
  size INTEGER NOT NULL,
  hash BLOB NOT NULL,
  sent_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  outcome TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS verification_document_of_player ON verification_document (user_id, document_id);
`;
