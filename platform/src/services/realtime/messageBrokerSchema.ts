/**
 * Messages are delivered until acknowledged, for at most a month after publishing. They are deleted a month later, with
 * the subscriptions of ended sessions. Times are Unix milliseconds by the sandbox clock.
 */
export const messageBrokerSchema = `
CREATE TABLE IF NOT EXISTS broker_message (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  uuid TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL,
  topic TEXT NOT NULL,
  client_reference TEXT NOT NULL,
  content TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  received_at INTEGER,
  acknowledged_at INTEGER,
  acknowledged_with_close INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS broker_message_pending ON broker_message (user_id, number) WHERE acknowledged_at IS NULL;

CREATE TABLE IF NOT EXISTS broker_subscription (
  session_id INTEGER NOT NULL,
  topic TEXT NOT NULL,
  PRIMARY KEY (session_id, topic)
) STRICT, WITHOUT ROWID;
`;
