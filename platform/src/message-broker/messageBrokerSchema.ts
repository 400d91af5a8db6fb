/**
 * Messages are kept until they are acknowledged, and a month after they were published nobody is told of them any more;
 * another month later they are deleted, with the subscriptions of sessions that are over.
 * Times are Unix milliseconds by the sandbox's clock.
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
