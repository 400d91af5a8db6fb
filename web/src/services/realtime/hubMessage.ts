import { brokerMessage, messageTopic, topic } from '@foyer/contract/broker';
import type { BrokerMessage, MessageTopic, Topic } from '@foyer/contract/broker';
import { loginStreakEvent } from '@foyer/contract/campaigns';
import { titledEvent } from '@foyer/contract/milestones';
import type { HubEvent } from '@foyer/contract/milestones';
import * as v from 'valibot';

/** A parsed event of the hub (RT-05, RT-06). */
export type HubMessage =
  | { kind: 'message'; message: BrokerMessage }
  | { kind: 'content'; topic: Exclude<Topic, MessageTopic>; content: unknown }
  | { kind: 'achievement' | 'plain'; title: string; userId: number | null }
  /** A login streak (QU-03). */
  | { kind: 'streak'; streakCount: number; userId: number }
  /** Another tab has acknowledged a message. */
  | { kind: 'settled'; id: string };

const envelope = v.object({ content: v.unknown() });
/** A payload with a streak count is a streak or invalid, even if it has a title. */
const streakShaped = v.object({ streakCount: v.unknown() });
const maxTitleLength = 200;

/** Parses a hub event. Null for unknown topics and invalid payloads. */
export function parseHubMessage(event: HubEvent, args: readonly unknown[]): HubMessage | null {
  if (event === 'onMessagePublished') return published(args[0], args[1]);
  if (v.is(streakShaped, args[0])) {
    const streak = v.safeParse(loginStreakEvent, args[0]);
    return streak.success ? { kind: 'streak', ...streak.output } : null;
  }
  const read = v.safeParse(titledEvent, args[0]);
  if (!read.success) return null;
  const { title } = read.output;
  return {
    kind: event === 'achievementUnlocked' ? 'achievement' : 'plain',
    title: title.slice(0, maxTitleLength),
    userId: 'userId' in read.output ? (read.output.userId ?? null) : null,
  };
}

/** Adverts, promotions and toasts are passed on as complete messages; of other topics only the content. */
function published(topicText: unknown, payload: unknown): HubMessage | null {
  const named = v.safeParse(topic, topicText);
  if (!named.success) return null;
  if (v.is(messageTopic, named.output)) {
    const read = v.safeParse(brokerMessage, payload);
    return read.success && read.output.topic === named.output ? { kind: 'message', message: read.output } : null;
  }
  const whole = v.safeParse(envelope, payload);
  return { kind: 'content', topic: named.output, content: whole.success ? whole.output.content : payload };
}
