import { allRows, change } from '../kernel/database.ts';
import type { SandboxContext } from '../kernel/module.ts';
import type { PlayerMessage } from '../services/password-reset/resetMessages.ts';

export type SentMessage = PlayerMessage & { id: number; sentAt: number };

/** Outgoing messages to players, which are listed locally instead of sent. */
export interface Outbox {
  send(message: PlayerMessage): void;
  /** Newest first. */
  list(recipient?: string): readonly SentMessage[];
}

/** Times are Unix milliseconds. */
export const outboxSchema = `
CREATE TABLE IF NOT EXISTS outbox_message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipient TEXT NOT NULL COLLATE NOCASE,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  link TEXT,
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS outbox_message_of ON outbox_message (recipient);
`;

/** Maximum number of stored messages; older ones are deleted. */
const maxMessages = 500;
const maxListed = 100;

export function createOutbox({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): Outbox {
  const columns = 'SELECT id, recipient, subject, text, link, sent_at AS sentAt FROM outbox_message';
  return {
    send({ recipient, subject, text, link }) {
      const { rowId } = change(
        database,
        'INSERT INTO outbox_message (recipient, subject, text, link, sent_at) VALUES (?, ?, ?, ?, ?)',
        recipient,
        subject,
        text,
        link,
        clock.now(),
      );
      change(database, 'DELETE FROM outbox_message WHERE id <= ?', rowId - maxMessages);
    },
    list: (recipient) =>
      recipient === undefined
        ? allRows<SentMessage>(database, `${columns} ORDER BY id DESC LIMIT ?`, maxListed)
        : allRows<SentMessage>(
            database,
            `${columns} WHERE recipient = ? ORDER BY id DESC LIMIT ?`,
            recipient,
            maxListed,
          ),
  };
}
