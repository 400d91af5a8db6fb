/**
 * One transaction writes a payment and moves its money, so the state of a payment always matches its money.
 * `client_key` is the idempotency key that the client creates before the first attempt. Session ids are stored as
 * digests, so that read access to the database does not allow payments.
 */
export const cashierSchema = `
CREATE TABLE IF NOT EXISTS cashier_session (
  digest TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL,
  account_session_id INTEGER NOT NULL,
  opened_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS payment (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL,
  direction TEXT NOT NULL CHECK (direction IN ('deposit', 'withdrawal')),
  instrument TEXT NOT NULL,
  outcome TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  client_key TEXT NOT NULL,
  state TEXT NOT NULL,
  reason TEXT,
  wrong_codes INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  stepped_at INTEGER NOT NULL,
  settled_at INTEGER,
  UNIQUE (user_id, client_key)
) STRICT;
CREATE INDEX IF NOT EXISTS payment_of_player ON payment (user_id, number);
CREATE INDEX IF NOT EXISTS payment_settled ON payment (user_id, settled_at);
CREATE INDEX IF NOT EXISTS payment_open ON payment (user_id) WHERE settled_at IS NULL;
`;
