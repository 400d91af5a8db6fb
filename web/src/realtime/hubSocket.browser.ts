import { hubEvents } from '@foyer/contract/milestones';
import type { HubEvent } from '@foyer/contract/milestones';
import type { Attempt, OpenConnection } from './hubLink.ts';

/** S9: pings of ours, and the silence after which the hub is taken for gone. Milliseconds. */
const keepAliveMs = 15_000;
const serverTimeoutMs = 30_000;

interface HubSocketDeps {
  url: string;
  accessToken: string;
  onCall(event: HubEvent, args: readonly unknown[]): void;
  attempt: Attempt;
}

/**
 * One connection of the vendor's client, which comes with the first one. It never connects again by itself: each try
 * needs a token of its own. But only where it would like to, the hub lets us come back, so it is asked.
 */
export async function openHubSocket({ url, accessToken, onCall, attempt }: HubSocketDeps): Promise<OpenConnection> {
  const { HttpTransportType, HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
  let canReconnect = false;
  const connection = new HubConnectionBuilder()
    .withUrl(url, {
      transport: HttpTransportType.WebSockets,
      skipNegotiation: true,
      accessTokenFactory: () => accessToken,
    })
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
  // A hub that asks us to come back closes without an error; a line that breaks has one.
  connection.onclose((error) =>
    attempt.onLost({
      canReconnect,
      reason: error?.message ?? 'closed',
      kind: error === undefined ? 'restart' : 'broken',
    }),
  );
  const stop = () => void connection.stop();
  attempt.onAbandon(stop);
  if (attempt.isAbandoned()) throw new Error('Nobody waits for it any more.');
  await connection.start();
  return { close: stop };
}
