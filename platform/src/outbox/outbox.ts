import { allRows, change } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';

/** A message that an operator would send by e-mail or text. */
export interface OutboxMessage {
  /** User name of the player. */
  recipient: string;
  subject: string;
  text: string;
  /** Where it leads, or null. */
  link: string | null;
}

export type SentMessage = OutboxMessage & { id: number; sentAt: number };

/** Where the sandbox's messages to players go: nobody's mailbox, a list that people on this machine read. */
export interface Outbox {
  send(message: OutboxMessage): void;
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

/** Older ones are thrown away. */
const maxMessages = 500;
const maxListed = 100;

export function createOutbox({ database, clock }: Pick<PlatformContext, 'database' | 'clock'>): Outbox {
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
