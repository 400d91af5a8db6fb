import { randomUUID } from 'node:crypto';
import { maxContentLength, messageTopics, maxPendingMessages } from '@foyer/contract/broker';
import type { BrokerMessage, MessageTopic, Topic } from '@foyer/contract/broker';
import { allRows, change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';

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

/** Lifetime of a message, in milliseconds. */
const messageLifeMs = 30 * 86_400_000;
/**
 * Retention after publishing, in milliseconds: twice the lifetime, so that a returning page may still acknowledge a
 * message and the operator may still query it.
 */
const messageRetentionMs = 2 * messageLifeMs;

export interface Published {
  /** Null if messages of the topic are not stored. */
  messageInstanceUUID: string | null;
  /** Number of open connections that received the message. */
  connections: number;
}

export interface MessageBroker {
  /**
   * Publishes to a player. Returns null if the content is too long. `content` must be plain data. An editor's message to
   * a player who may receive no offers is neither stored nor delivered.
   */
  publish(
    userId: number,
    topic: Topic,
    content: Readonly<Record<string, unknown>>,
    options?: { clientReference?: string },
  ): Published | null;
  subscribe(sessionId: number, topic: Topic): void;
  unsubscribe(sessionId: number, topic: Topic): void;
  /** Returns false if the player has no such message. */
  receive(userId: number, uuid: string): boolean;
  /**
   * Returns whether this was the first acknowledgement, the only one that counts; null if the player has no such
   * message.
   */
  acknowledge(
    userId: number,
    uuid: string,
    acknowledgement: { topic: MessageTopic; withClose: boolean },
  ): { isFirst: boolean } | null;
  pending(userId: number): BrokerMessage[];
  /** Deletes the editors' messages that the player has not acknowledged, and returns their number. */
  discardPending(userId: number): number;
  /** Deletes expired messages, and subscriptions of ended sessions. */
  prune(): void;
  /** Returns the delivery status of a message for its publisher. */
  deliveryStatus(
    uuid: string,
  ): { receivedAt: number | null; acknowledgedAt: number | null; acknowledgedWithClose: boolean | null } | null;
}

interface MessageRow {
  uuid: string;
  user_id: number;
  topic: MessageTopic;
  client_reference: string;
  content: string;
  published_at: number;
  received_at: number | null;
  acknowledged_at: number | null;
  acknowledged_with_close: number | null;
}

export function createMessageBroker(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  {
    deliver,
    isSessionOpen,
    mayReceiveOffers = () => true,
  }: {
    /** Calls `onMessagePublished` on the player's open connections of these sessions, and returns their number. */
    deliver(userId: number, canReceive: (sessionId: number) => boolean, topic: Topic, message: unknown): number;
    isSessionOpen(sessionId: number): boolean;
    /** Returns false for a restricted player. Defaults to true. */
    mayReceiveOffers?: (userId: number) => boolean;
  },
): MessageBroker {
  const byId = (uuid: string): MessageRow | undefined =>
    firstRow<MessageRow>(database, 'SELECT * FROM broker_message WHERE uuid = ?', uuid);
  const isSubscriber = (topic: Topic) => (sessionId: number) =>
    firstRow(database, 'SELECT 1 FROM broker_subscription WHERE session_id = ? AND topic = ?', sessionId, topic) !==
    undefined;

  return {
    publish(userId, topic, content, { clientReference = '' } = {}) {
      const text = JSON.stringify(content);
      if (text.length > maxContentLength) return null;
      if (!isMessageTopic(topic))
        return { messageInstanceUUID: null, connections: deliver(userId, isSubscriber(topic), topic, content) };
      if (!mayReceiveOffers(userId)) return { messageInstanceUUID: null, connections: 0 };
      const uuid = randomUUID();
      // Stored before delivery, so that a lost message stays pending.
      change(
        database,
        'INSERT INTO broker_message (uuid, user_id, topic, client_reference, content, published_at) VALUES (?, ?, ?, ?, ?, ?)',
        uuid,
        userId,
        topic,
        clientReference,
        text,
        clock.now(),
      );
      const row = byId(uuid);
      return {
        messageInstanceUUID: uuid,
        connections: row ? deliver(userId, isSubscriber(topic), topic, shown(row)) : 0,
      };
    },
    subscribe: (sessionId, topic) =>
      void change(
        database,
        'INSERT OR IGNORE INTO broker_subscription (session_id, topic) VALUES (?, ?)',
        sessionId,
        topic,
      ),
    unsubscribe: (sessionId, topic) =>
      void change(database, 'DELETE FROM broker_subscription WHERE session_id = ? AND topic = ?', sessionId, topic),
    receive(userId, uuid) {
      const isTheirs = byId(uuid)?.user_id === userId;
      if (isTheirs)
        change(
          database,
          'UPDATE broker_message SET received_at = ? WHERE uuid = ? AND received_at IS NULL',
          clock.now(),
          uuid,
        );
      return isTheirs;
    },
    acknowledge(userId, uuid, { topic, withClose }) {
      const row = byId(uuid);
      if (row?.user_id !== userId || row.topic !== topic) return null;
      const { changes } = change(
        database,
        'UPDATE broker_message SET acknowledged_at = ?1, received_at = coalesce(received_at, ?1), acknowledged_with_close = ?2 WHERE uuid = ?3 AND acknowledged_at IS NULL',
        clock.now(),
        Number(withClose),
        uuid,
      );
      return { isFirst: changes > 0 };
    },
    pending(userId) {
      if (!mayReceiveOffers(userId)) return [];
      return allRows<MessageRow>(
        database,
        'SELECT * FROM broker_message WHERE user_id = ? AND acknowledged_at IS NULL AND published_at > ? ORDER BY number DESC LIMIT ?',
        userId,
        clock.now() - messageLifeMs,
        maxPendingMessages,
      )
        .toReversed()
        .map(shown);
    },
    discardPending: (userId) =>
      change(database, 'DELETE FROM broker_message WHERE user_id = ? AND acknowledged_at IS NULL', userId).changes,
    prune() {
      change(database, 'DELETE FROM broker_message WHERE published_at <= ?', clock.now() - messageRetentionMs);
      for (const { session_id } of allRows<{ session_id: number }>(
        database,
        'SELECT DISTINCT session_id FROM broker_subscription',
      )) {
        if (!isSessionOpen(session_id))
          change(database, 'DELETE FROM broker_subscription WHERE session_id = ?', session_id);
      }
    },
    deliveryStatus(uuid) {
      const row = byId(uuid);
      if (!row) return null;
      const { received_at, acknowledged_at, acknowledged_with_close } = row;
      return {
        receivedAt: received_at,
        acknowledgedAt: acknowledged_at,
        acknowledgedWithClose: acknowledged_with_close === null ? null : acknowledged_with_close === 1,
      };
    },
  };
}

function isMessageTopic(topic: Topic): topic is MessageTopic {
  return messageTopics.some((storedTopic) => storedTopic === topic);
}

function shown({ uuid, topic, client_reference, content, published_at, received_at }: MessageRow): BrokerMessage {
  return {
    messageInstanceUUID: uuid,
    topic,
    clientReference: client_reference,
    content: JSON.parse(content) as Record<string, unknown>,
    publishedAt: published_at,
    receivedAt: received_at,
  };
}
