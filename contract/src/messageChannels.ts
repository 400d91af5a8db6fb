import * as v from 'valibot';
import { appMessage, biometricLoginState } from './appBridge.ts';
import { brokerMessage, messageContent, messageTopic, singleSession, topics } from './broker.ts';
import type { Topic } from './broker.ts';
import { loginStreakEvent } from './campaigns.ts';
import { cashierFrameCommand, cashierFrameEvent } from './cashierFrame.ts';
import { gameFrameCommand, gameFrameEvent } from './gameFrame.ts';
import { meteredSession } from './metered.ts';
import { titledEvent } from './milestones.ts';
import type { HubEvent } from './milestones.ts';
import { ownValue } from './ownValue.ts';
import { settledPayment } from './settledPayment.ts';

/** Messages by name. */
export type Messages = Readonly<Record<string, v.GenericSchema>>;

/** Messages between a page and one other part, by direction. */
export interface MessageChannel {
  /** Messages that the page receives. */
  readonly received: Messages;
  /** Messages that the page sends. */
  readonly sent: Messages;
}

/** A call of a client method, as the JSON protocol of a SignalR hub sends it. */
const hubCall = (target: HubEvent, ...args: [v.GenericSchema, ...v.GenericSchema[]]) =>
  v.object({ type: v.literal(1), target: v.literal(target), arguments: v.tuple(args) });

/** An editor's message, whose content the page shows. */
const editorsMessage = v.object({ ...brokerMessage.entries, content: messageContent });

/** Content of each topic (RT-06). */
const topicContents: Readonly<Record<Exclude<Topic, v.InferOutput<typeof messageTopic>>, v.GenericSchema>> = {
  meteredGameSession: meteredSession,
  mpd: meteredSession,
  meteredAlive: meteredSession,
  mdd: meteredSession,
  'single-session': singleSession,
  payment: settledPayment,
};
const published = topics.map((topic) => {
  const content = v.is(messageTopic, topic)
    ? v.object({ ...editorsMessage.entries, topic: v.literal(topic) })
    : topicContents[topic];
  return [topic, hubCall('onMessagePublished', v.literal(topic), content)] as const;
});

type Variant = v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };

/** Names each option after the literal of its field `key`. */
function byLiteral(key: string, { options }: { readonly options: readonly unknown[] }): Messages {
  return Object.fromEntries(
    (options as readonly Variant[]).map((option) => [
      (ownValue(option.entries, key) as v.LiteralSchema<string, undefined> | undefined)?.literal ?? '',
      option,
    ]),
  );
}

/** Every message that a page exchanges with the hub, with framed games and cashier, and with the Android app. */
export const messageChannels = {
  hub: {
    received: {
      achievementUnlocked: hubCall('achievementUnlocked', titledEvent),
      ReceiveMessage: hubCall('ReceiveMessage', v.union([titledEvent, loginStreakEvent])),
      ...Object.fromEntries(published),
    },
    sent: {},
  },
  gameFrame: { received: byLiteral('type', gameFrameEvent), sent: byLiteral('type', gameFrameCommand) },
  cashierFrame: { received: byLiteral('type', cashierFrameEvent), sent: byLiteral('type', cashierFrameCommand) },
  app: { received: { biometricLoginState }, sent: byLiteral('eventName', appMessage) },
} as const satisfies Record<string, MessageChannel>;
export type ChannelName = keyof typeof messageChannels;
