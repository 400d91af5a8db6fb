import { randomUUID } from 'node:crypto';
import { maxContentLength, messageTopics, maxPendingMessages } from '@foyer/contract/broker';
import type { BrokerMessage, MessageTopic, Topic } from '@foyer/contract/broker';
import { allRows, change, firstRow } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';

/** Messages are of use for a month. */
const messageLifeMs = 30 * 86_400_000;
/** They are kept for as long again: the page of a player who was away may still acknowledge one, and the operator may ask what became of it. */
const messageRetentionMs = 2 * messageLifeMs;

export interface Published {
  /** Null where the topic's messages are told and not kept. */
  messageInstanceUUID: string | null;
  /** How many open connections it went out on. */
  connections: number;
}

export interface MessageBroker {
  /** Tells a player; null where the content is too long to be a message. `content` must be plain data. */
  publish(
    userId: number,
    topic: Topic,
    content: Readonly<Record<string, unknown>>,
    options?: { clientReference?: string },
  ): Published | null;
  subscribe(sessionId: number, topic: Topic): void;
  unsubscribe(sessionId: number, topic: Topic): void;
  /** False where the player has no such message. */
  receive(userId: number, uuid: string): boolean;
  /** Whether it was the first acknowledgement, which is the one that counts; null where the player has no such message. */
  acknowledge(
    userId: number,
    uuid: string,
    how: { topic: MessageTopic; withClose: boolean },
  ): { isFirst: boolean } | null;
  pending(userId: number): BrokerMessage[];
  /** Deletes what nobody is told, asked or asks any more: old messages, and subscriptions of sessions that are over. */
  prune(): void;
  /** What became of a message, for who published it. */
  fate(
    uuid: string,
  ): { receivedAt: number | null; acknowledgedAt: number | null; acknowledgedWithClose: boolean | null } | null;
}

interface MessageBrokerDeps {
  /** Calls `onMessagePublished` on the player's open connections of these sessions; answers on how many. */
  deliver(userId: number, sessionMayHear: (sessionId: number) => boolean, topic: Topic, told: unknown): number;
  sessionIsOpen(sessionId: number): boolean;
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
  { database, clock }: Pick<PlatformContext, 'database' | 'clock'>,
  { deliver, sessionIsOpen }: MessageBrokerDeps,
): MessageBroker {
  const byId = (uuid: string): MessageRow | undefined =>
    firstRow<MessageRow>(database, 'SELECT * FROM broker_message WHERE uuid = ?', uuid);
  const hears = (topic: Topic) => (sessionId: number) =>
    firstRow(database, 'SELECT 1 FROM broker_subscription WHERE session_id = ? AND topic = ?', sessionId, topic) !==
    undefined;

  return {
    publish(userId, topic, content, { clientReference = '' } = {}) {
      const text = JSON.stringify(content);
      if (text.length > maxContentLength) return null;
      if (!isMessageTopic(topic))
        return { messageInstanceUUID: null, connections: deliver(userId, hears(topic), topic, content) };
      const uuid = randomUUID();
      // Kept before it is told: one that is lost on the way is pending.
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
      return { messageInstanceUUID: uuid, connections: row ? deliver(userId, hears(topic), topic, shown(row)) : 0 };
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
    pending: (userId) =>
      allRows<MessageRow>(
        database,
        'SELECT * FROM broker_message WHERE user_id = ? AND acknowledged_at IS NULL AND published_at > ? ORDER BY number DESC LIMIT ?',
        userId,
        clock.now() - messageLifeMs,
        maxPendingMessages,
      )
        .toReversed()
        .map(shown),
    prune() {
      change(database, 'DELETE FROM broker_message WHERE published_at <= ?', clock.now() - messageRetentionMs);
      for (const { session_id } of allRows<{ session_id: number }>(
        database,
        'SELECT DISTINCT session_id FROM broker_subscription',
      )) {
        if (!sessionIsOpen(session_id))
          change(database, 'DELETE FROM broker_subscription WHERE session_id = ?', session_id);
      }
    },
    fate(uuid) {
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
  return messageTopics.some((kept) => kept === topic);
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
