import { hubEvents } from '@foyer/contract/milestones';
import type { HubEvent } from '@foyer/contract/milestones';
import type { IHttpConnectionOptions } from '@microsoft/signalr';
import { WorkerSocket } from '../connections/WorkerSocket.browser.ts';
import type { Attempt } from '../stream/createStream.browser.ts';

/** S9: ping interval, and the time without a message after which the hub counts as gone. Milliseconds. */
const keepAliveMs = 15_000;
const serverTimeoutMs = 30_000;

interface HubSocketDeps extends Pick<Attempt, 'onEnd'> {
  url: string;
  accessToken: string;
  onCall(event: HubEvent, args: readonly unknown[]): void;
  /** Closes the connection, or gives the attempt up. */
  signal: AbortSignal;
}

/**
 * Opens one connection with the vendor's client, which loads at first use. The client's automatic reconnect stays
 * unused, because each attempt needs a new token. But the hub's permission to reconnect is only visible through it, so
 * it is enabled and asked.
 */
export async function openHubSocket({ url, accessToken, onCall, signal, onEnd }: HubSocketDeps): Promise<void> {
  const { HttpTransportType, HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
  const options: IHttpConnectionOptions & { WebSocket: typeof WorkerSocket } = {
    transport: HttpTransportType.WebSockets,
    skipNegotiation: true,
    accessTokenFactory: () => accessToken,
    // The client takes the class, and its types do not name it.
    WebSocket: WorkerSocket,
  };
  let canReconnect = false;
  const connection = new HubConnectionBuilder()
    .withUrl(url, options)
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds() {
        canReconnect = true;
        return null;
      },
    })
    .withKeepAliveInterval(keepAliveMs)
    .withServerTimeout(serverTimeoutMs)
    .configureLogging(LogLevel.None)
    .build();
  for (const event of hubEvents) connection.on(event, (...args: unknown[]) => onCall(event, args));
  connection.onclose((error) => onEnd(error?.message ?? 'closed', canReconnect));
  if (signal.aborted) throw new Error('The attempt was given up.');
  signal.addEventListener('abort', () => void connection.stop());
  await connection.start();
}
