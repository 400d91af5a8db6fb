import type { ResponseBody } from '@foyer/contract/endpoint';
import { negotiate } from '@foyer/contract/milestones';
import { hubAddress } from '@foyer/contract/milestones';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import type { PlatformUnderTest } from './platformCalls.ts';

/** What the client under test was told, in order, and who waits for the next word. */
export interface HubListener {
  readonly connection: HubConnection;
  readonly heard: readonly { event: string; args: unknown[] }[];
  /** Resolves once `count` calls were heard. */
  heardAtLeast(count: number): Promise<void>;
}

/** Asks where the hub is and answers an address that Node can reach: it does not know names below `localhost`. */
export async function negotiated(
  platform: PlatformUnderTest,
  launchToken: string,
  userId?: number,
): Promise<{ url: string; accessToken: string }> {
  const { status, body } = await platform.call(
    negotiate,
    { body: userId === undefined ? {} : { userId } },
    { bearer: launchToken },
  );
  if (status !== 200) throw new Error(`The negotiation was answered ${status}.`);
  const { url, accessToken } = hubAddress(body as ResponseBody<typeof negotiate>);
  return { url: reachable(platform, url), accessToken };
}

export function reachable({ port }: Pick<PlatformUnderTest, 'port'>, url: string): string {
  return `http://127.0.0.1:${port}${new URL(url).pathname}`;
}

/** The vendor's own client, as the browser uses it. */
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
  const heard: { event: string; args: unknown[] }[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  for (const event of ['achievementUnlocked', 'onMessagePublished', 'ReceiveMessage']) {
    connection.on(event, (...args: unknown[]) => {
      heard.push({ event, args });
      for (const { done } of waiting.filter(({ count }) => count <= heard.length)) done();
    });
  }
  return {
    connection,
    heard,
    heardAtLeast: (count) => new Promise((done) => (heard.length >= count ? done() : waiting.push({ count, done }))),
  };
}
