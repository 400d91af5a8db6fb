import { messageContent } from '@foyer/contract/broker';
import type { BrokerMessage, MessageContent } from '@foyer/contract/broker';
import * as v from 'valibot';
import { messageAddress } from './messageAddress.ts';

/** A message as it is shown. All texts are text, whatever they look like. */
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
  /** Ids of messages that have come up and stand over the page now, oldest first. */
  cards: readonly string[];
}

export const emptyInbox: InboxState = { messages: [], cards: [] };

/** What is older can be had again from the broker once some of these are done with. */
const maxStored = 50;
/** Cards over the page at a time; the newest count, and the rest can be found in the list. */
export const maxCards = 3;
const maxTitleLength = 120;
const maxTextLength = 600;

/**
 * With messages that arrived or were pending. Each one is taken once, in whatever order and however often it comes; what
 * the player has seen before comes up in the list only. `isDone` names what is acknowledged already.
 */
export function withMessages(
  state: InboxState,
  arrived: readonly BrokerMessage[],
  isDone: (id: string) => boolean,
): InboxState {
  const known = new Set(state.messages.map(({ messageInstanceUUID }) => messageInstanceUUID));
  // Of one moment the one that arrived last is the newest.
  const newestFirst = arrived.toReversed().toSorted((one, other) => other.publishedAt - one.publishedAt);
  const fresh: InboxMessage[] = [];
  for (const one of newestFirst) {
    // Whatever follows is older than all that are kept: of a flood few are read.
    if (fresh.length === maxStored) break;
    const id = one.messageInstanceUUID;
    if (known.has(id) || isDone(id)) continue;
    const message = shownMessage(one);
    if (message === null) continue;
    known.add(id);
    fresh.push(message);
  }
  if (fresh.length === 0) return state;
  const messages = [...fresh, ...state.messages]
    .toSorted((one, other) => other.publishedAt - one.publishedAt)
    .slice(0, maxStored);
  const kept = new Set(messages.map(({ messageInstanceUUID }) => messageInstanceUUID));
  const taken = new Set(fresh.map(({ messageInstanceUUID }) => messageInstanceUUID));
  const seenBefore = new Set(
    arrived.filter(({ receivedAt }) => receivedAt !== null).map(({ messageInstanceUUID }) => messageInstanceUUID),
  );
  const cards = new Set(state.cards);
  for (const { messageInstanceUUID: id } of arrived) if (taken.has(id) && !seenBefore.has(id)) cards.add(id);
  return { messages, cards: [...cards].filter((id) => kept.has(id)).slice(-maxCards) };
}

export function withoutMessage({ messages, cards }: InboxState, id: string): InboxState {
  return {
    messages: messages.filter((message) => message.messageInstanceUUID !== id),
    cards: cards.filter((card) => card !== id),
  };
}

/** The card goes; the message can still be found in the list. */
export function withoutCard(state: InboxState, id: string): InboxState {
  return { ...state, cards: state.cards.filter((card) => card !== id) };
}

/** Null where nothing of it can be shown. An action that leads nowhere we go is left out. */
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

function linkOf({
  kind,
  label,
  url,
}: Extract<NonNullable<MessageContent['action']>, { kind: 'link' }>): InboxMessage['action'] {
  const path = messageAddress(url);
  return path === null ? null : { kind, label: cut(label, 40), url: path };
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}
