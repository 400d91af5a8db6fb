import { cashierViews } from '../../contract/src/cashierFrame.ts';
import { servicesContractVersion } from '../../contract/src/contractVersion.ts';
import { messageChannels } from '../../contract/src/messageChannels.ts';
import type { ChannelName, MessageChannel, Messages } from '../../contract/src/messageChannels.ts';
import { parentOriginParameter } from '../../contract/src/parentOriginParameter.ts';
import { portalPages } from '../../contract/src/portalPages.ts';
import type { ContractDocument } from './openApiDocuments.ts';
import type { Contract } from './readContract.ts';
import { schemaConverter } from './schemaConverter.ts';

const frameRules =
  'Both sides check the origin, the source window and the shape of each message, and post to an explicit origin. A launch token authenticates the player. It is valid once and in the address, so the frame exchanges it for a session of its own.';

interface ChannelText {
  /** Fields of the channel in the document. An address that is known only at run time is missing. */
  shown: { title: string; address?: string; description: string };
  /** Files of the contract whose comments describe the messages. */
  files: readonly string[];
}

const channelTexts: Readonly<Record<ChannelName, ChannelText>> = {
  hub: {
    files: ['milestones', 'broker'],
    shown: {
      title: 'Real-time hub',
      description:
        'A socket that speaks the JSON protocol of SignalR: each message is followed by the character U+001E. `negotiate` of the milestones service returns the address, with a token for one connection. Adverts, promotions and toasts are stored until they are acknowledged, and sent with their metadata; other topics send only the content.',
    },
  },
  gameFrame: {
    files: ['gameFrame'],
    shown: {
      title: 'Framed game',
      address: 'postMessage',
      description: `The window of a game opens \`launchUrl\` in a frame and adds a parameter \`${parentOriginParameter}\` with its own origin. The game compares this origin with its own list of sites, and posts messages to it. If the window receives nothing for 25 seconds, it says that the game does not respond and offers a reload. So a game posts \`ready\` when it has loaded, and \`heartbeat\` every ten seconds or so. ${frameRules}`,
    },
  },
  cashierFrame: {
    files: ['cashierFrame'],
    shown: {
      title: 'Framed cashier',
      address: 'postMessage',
      description: `Banking opens \`CASHIER_PATH\` at \`CASHIER_ORIGIN\` (by default \`/cashier/{brand}?culture=…&launchToken=…&view=…\`) with \`${parentOriginParameter}=…\` in a frame; \`view\` is ${cashierViews.map((view) => `\`${view}\``).join(', ')}. The cashier posts \`ready\` within 20 seconds, or banking offers to try again. It posts \`payment\` with each new state of a payment, so that the balance on the page follows. ${frameRules}\n\nThe account portal posts no messages: \`PORTAL_PATH\` at \`PORTAL_ORIGIN\` (by default \`/portal/{brand}/{page}?culture=…&launchToken=…\`) opens in a tab of its own, or in the app; \`{page}\` is ${portalPages.map((page) => `\`${page}\``).join(', ')}.`,
    },
  },
  app: {
    files: ['appBridge'],
    shown: {
      title: 'Android app',
      address: 'postMessage',
      description:
        'An app that wraps the site receives JSON texts by `postMessage`, and reports the state of biometric login by a window event.',
    },
  },
};

/**
 * One document for everything that pages send and receive as messages.
 * @param recorded messages of the hub by topic, as examples
 */
export function asyncApiDocument(
  contract: Contract,
  recorded: Readonly<Record<string, unknown>> = {},
): ContractDocument {
  const { convert, referenced } = schemaConverter(contract, 'draft-07');
  const channels = Object.entries(messageChannels) as [ChannelName, MessageChannel][];
  const messages: Record<string, unknown> = {};
  const describe = (channel: ChannelName, list: Messages) =>
    Object.entries(list).map(([name, schema]) => {
      const id = messageId(channel, name);
      const comments = channelTexts[channel].files.map((file) => contract.comments.get(file));
      const description = comments
        .map((one) => one?.variants.get(name) ?? one?.exports.get(name))
        .find((text) => text !== undefined);
      messages[id] = {
        name,
        title: name,
        ...(description !== undefined && { description }),
        contentType: 'application/json',
        payload: convert(schema),
        ...(channel === 'hub' && Object.hasOwn(recorded, name) && { examples: [{ payload: recorded[name] }] }),
      };
      return id;
    });
  const described = channels.map(([channel, { received, sent }]) => ({
    channel,
    received: describe(channel, received),
    sent: describe(channel, sent),
  }));
  const operation = (action: 'send' | 'receive', channel: ChannelName, ids: readonly string[]) => ({
    action,
    channel: { $ref: `#/channels/${channel}` },
    messages: ids.map((id) => ({ $ref: `#/channels/${channel}/messages/${id}` })),
  });
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Foyer: messages',
      version: servicesContractVersion,
      description:
        'Messages that pages of Foyer exchange with the hub, with framed games and cashier, and with the Android app. `receive` is what the page receives, and `send` what it sends. Unknown messages are ignored on both sides. Amounts are integers in minor units, for example pence.',
    },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(
      described.map(({ channel, received, sent }) => [
        channel,
        {
          ...channelTexts[channel].shown,
          messages: Object.fromEntries(
            [...received, ...sent].map((id) => [id, { $ref: `#/components/messages/${id}` }]),
          ),
        },
      ]),
    ),
    operations: Object.fromEntries(
      described.flatMap(({ channel, received, sent }) => [
        [`${channel}.receive`, operation('receive', channel, received)],
        ...(sent.length === 0 ? [] : [[`${channel}.send`, operation('send', channel, sent)]]),
      ]),
    ),
    components: { messages, schemas: referenced() },
  };
}

const messageId = (channel: ChannelName, name: string) => `${channel}.${name}`;
