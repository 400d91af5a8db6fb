import type { ResponseBody } from '@foyer/contract/endpoint';
import { negotiate } from '@foyer/contract/milestones';
import { hubAddress } from '@foyer/contract/milestones';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import type { SandboxUnderTest } from './sandboxCalls.ts';

/** Records the messages that a hub client receives, in order. */
export interface HubListener {
  readonly connection: HubConnection;
  readonly received: readonly { event: string; args: unknown[] }[];
  /** Resolves once `count` messages have arrived. */
  receivedAtLeast(count: number): Promise<void>;
}

/** Negotiates and returns an address that Node can reach, because Node does not resolve names below `localhost`. */
export async function negotiateHub(
  sandbox: SandboxUnderTest,
  launchToken: string,
  userId?: number,
): Promise<{ url: string; accessToken: string }> {
  const { status, body } = await sandbox.call(
    negotiate,
    { body: userId === undefined ? {} : { userId } },
    { bearer: launchToken },
  );
  if (status !== 200) throw new Error(`The negotiation was answered ${status}.`);
  const { url, accessToken } = hubAddress(body as ResponseBody<typeof negotiate>);
  return { url: reachableFromNode(sandbox, url), accessToken };
}

export function reachableFromNode({ port }: Pick<SandboxUnderTest, 'port'>, url: string): string {
  return `http://127.0.0.1:${port}${new URL(url).pathname}`;
}

/** The vendor’s own client, as used in the browser. */
export function hubClient(
  url: string,
  token: () => string | Promise<string>,
  { retryMs = [0, 50, 100, 200, 400] }: { retryMs?: number[] } = {},
): HubListener {
  const connection = new HubConnectionBuilder()
    .withUrl(url, { transport: HttpTransportType.WebSockets, skipNegotiation: true, accessTokenFactory: token })
    .withAutomaticReconnect(retryMs)
    .configureLogging(LogLevel.None)
    .build();
  const received: { event: string; args: unknown[] }[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  for (const event of ['achievementUnlocked', 'onMessagePublished', 'ReceiveMessage']) {
    connection.on(event, (...args: unknown[]) => {
      received.push({ event, args });
      for (const { done } of waiting.filter(({ count }) => count <= received.length)) done();
    });
  }
  return {
    connection,
    received,
    receivedAtLeast: (count) =>
      new Promise((done) => (received.length >= count ? done() : waiting.push({ count, done }))),
  };
}
