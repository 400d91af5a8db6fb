import { messageTopics, publishMessage, subscribeTopic, topics } from '@foyer/contract/broker';
import { hubClient, negotiateHub } from './hubClient.ts';
import type { CallOptions, SandboxUnderTest } from './sandboxCalls.ts';

/** More than a message takes. */
const deadlineMs = 10_000;

/**
 * Connects a player to the hub and causes messages. Returns them by topic, as the hub sent them.
 * @throws an error if one does not arrive in time
 */
export async function recordMessages(platform: SandboxUnderTest): Promise<Record<string, unknown>> {
  const player = await platform.newPlayer({ brand: 'regency', marketId: 'uk' });
  const { tokens, session } = await platform.logIn(player);
  const { userId } = player;
  const bearer: CallOptions = { bearer: tokens.userToken };
  for (const topic of topics) await platform.call(subscribeTopic, { params: { topic } }, bearer);
  const { url, accessToken } = await negotiateHub(platform, tokens.launchTokens[0] ?? '', userId);
  const { connection, received, receivedAtLeast } = hubClient(url, () => accessToken);
  try {
    await connection.start();
    for (const topic of messageTopics)
      await platform.publishMessages({ userId, topic, content: { title: 'Spring', text: 'Ten new games are here.' } });
    await platform.meteredSession(tokens.userToken);
    const params = { productId: '8145', userId: String(userId), topic: 'single-session' as const };
    await platform.call(publishMessage, { params, body: { content: { guId: session.core.sessionGuid } } }, bearer);
    const isLate = new Promise<never>((_, reject) => {
      AbortSignal.timeout(deadlineMs).addEventListener('abort', () => reject(new Error('The hub sent no message.')));
    });
    await Promise.race([receivedAtLeast(messageTopics.length + 2), isLate]);
  } finally {
    await connection.stop();
  }
  return Object.fromEntries(
    received
      .filter(({ event }) => event === 'onMessagePublished')
      .map(({ event, args }) => [String(args[0]), { type: 1, target: event, arguments: args }]),
  );
}
