import { messageContent } from '@foyer/contract/broker';
import type { BrokerMessage, MessageContent } from '@foyer/contract/broker';
import { reversed } from '@foyer/contract/reversed';
import { sorted } from '@foyer/contract/sorted';
import * as v from 'valibot';
import { createStore } from '../../base/createStore.ts';

/** A message as displayed. All texts are rendered as plain text. */
export interface InboxMessage extends Pick<
  BrokerMessage,
  'messageInstanceUUID' | 'topic' | 'clientReference' | 'publishedAt'
> {
  title: string;
  text: string;
  action: MessageContent['action'] | null;
}

export interface InboxState {
  /** Newest first. */
  messages: readonly InboxMessage[];
  /** Ids of messages shown as cards over the page, oldest first. */
  cards: readonly string[];
}

export const emptyInbox: InboxState = { messages: [], cards: [] };

/** Maximum number of stored messages. Older ones can be fetched again from the broker once some of these are done. */
const maxStored = 50;
/**
 * Maximum number of cards over the page. A new message takes no shown card's place, because a press would hit the
 * wrong one. A message that finds no room appears in the list only.
 */
export const maxCards = 3;
const maxTitleLength = 120;
const maxTextLength = 600;

/**
 * Adds messages that arrived or were pending. Each message is added once, in whatever order and however often it
 * arrives; one that the player has seen before appears in the list only. `isDone` reports acknowledged ids.
 */
export function withMessages(
  state: InboxState,
  arrived: readonly BrokerMessage[],
  isDone: (id: string) => boolean,
): InboxState {
  const known = new Set(state.messages.map(({ messageInstanceUUID }) => messageInstanceUUID));
  // Of equal timestamps the last arrival is the newest.
  const newestFirst = sorted(reversed(arrived), (one, other) => other.publishedAt - one.publishedAt);
  const fresh: InboxMessage[] = [];
  for (const one of newestFirst) {
    // Further messages are older than all stored ones.
    if (fresh.length === maxStored) break;
    const id = one.messageInstanceUUID;
    if (known.has(id) || isDone(id)) continue;
    const message = shownMessage(one);
    if (message === null) continue;
    known.add(id);
    fresh.push(message);
  }
  if (fresh.length === 0) return state;
  const messages = sorted([...fresh, ...state.messages], (one, other) => other.publishedAt - one.publishedAt).slice(
    0,
    maxStored,
  );
  const storedIds = new Set(messages.map(({ messageInstanceUUID }) => messageInstanceUUID));
  const taken = new Set(fresh.map(({ messageInstanceUUID }) => messageInstanceUUID));
  const seenBefore = new Set(
    arrived.filter(({ receivedAt }) => receivedAt !== null).map(({ messageInstanceUUID }) => messageInstanceUUID),
  );
  const shown = state.cards.filter((id) => storedIds.has(id));
  const unseen = new Set(
    arrived
      .map(({ messageInstanceUUID }) => messageInstanceUUID)
      .filter((id) => taken.has(id) && storedIds.has(id) && !seenBefore.has(id)),
  );
  const room = maxCards - shown.length;
  return { messages, cards: room === 0 ? shown : [...shown, ...[...unseen].slice(-room)] };
}

export function withoutMessage({ messages, cards }: InboxState, id: string): InboxState {
  return {
    messages: messages.filter((message) => message.messageInstanceUUID !== id),
    cards: cards.filter((card) => card !== id),
  };
}

/** Removes the card; the message stays in the list. */
export function withoutCard(state: InboxState, id: string): InboxState {
  return { ...state, cards: state.cards.filter((card) => card !== id) };
}

/** Returns null if nothing of the message can be shown. An action with a disallowed address is dropped. */
function shownMessage({
  messageInstanceUUID,
  topic,
  clientReference,
  publishedAt,
  content,
}: BrokerMessage): InboxMessage | null {
  const read = v.safeParse(messageContent, content);
  const plain = read.success ? read : v.safeParse(v.omit(messageContent, ['action']), content);
  if (!plain.success) return null;
  const { title, text } = plain.output;
  const action = read.success ? (read.output.action ?? null) : null;
  return {
    messageInstanceUUID,
    topic,
    clientReference,
    publishedAt,
    title: cut(title, maxTitleLength),
    text: cut(text, maxTextLength),
    action: action?.kind === 'link' ? linkOf(action) : action,
  };
}

/**
 * Returns the target of a message if it is a path of this site. Other sites and scripts are refused, because anyone who
 * can publish a message could redirect players.
 */
export function messageAddress(url: string): string | null {
  return /^\/(?![/\\])[^\p{Cc}\\]{0,300}$/u.test(url) && !url.startsWith('/api/') ? url : null;
}

function linkOf({
  kind,
  label,
  url,
}: Extract<NonNullable<MessageContent['action']>, { kind: 'link' }>): InboxMessage['action'] {
  const path = messageAddress(url);
  return path === null ? null : { kind, label: cut(label, 40), url: path };
}

function cut(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`;
}

/** Unacknowledged messages of this tab's player. */
export const inboxStore = createStore<InboxState>(() => emptyInbox);
