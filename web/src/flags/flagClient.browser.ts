import { initialize } from 'launchdarkly-js-client-sdk';
import type { LDClient } from 'launchdarkly-js-client-sdk';
import { flagContextOf, flagList, readFlagValues } from './flags.ts';
import type { Flags, FlagService } from './flags.ts';

/**
 * FF-01: a stream that says nothing for so long is opened anew, and begins with all flags. The client hands this number
 * to stand-ins for EventSource alone; a browser's own has no such limit and does not show heartbeats, so it is kept here.
 */
const maxIdleMs = 300_000;

interface FlagClientDeps {
  service: FlagService;
  brandId: string;
  /** The flags that the page was made with. */
  shown: Flags;
  /** Whether measuring is allowed: what flags were used, what goals were reached, and how the client fares. */
  measures: boolean;
  /** Asks for goals. The client looks at the address every 300 ms from then on, for the life of the page. */
  fetchesGoals: boolean;
  onChange: (flags: Flags) => void;
  onFailure: (problem: string) => void;
}

/**
 * The vendor's client, begun with the page's flags, so that it asks for none, and then told of changes by a stream.
 * @returns how to stop it
 */
export function startFlagClient({
  service,
  brandId,
  shown,
  measures,
  fetchesGoals,
  onChange,
  onFailure,
}: FlagClientDeps): () => void {
  let idleTimer: number | undefined;
  let hasFailed = false;

  const heard = () => {
    window.clearTimeout(idleTimer);
    idleTimer = window.setTimeout(reopen, maxIdleMs);
  };
  const inspect = (name: string) => ({ name, synchronous: true, method: heard });
  const client: LDClient = initialize(service.environmentId, flagContextOf(brandId), {
    baseUrl: service.baseUrl,
    streamUrl: service.streamUrl,
    eventsUrl: service.eventsUrl,
    streaming: true,
    // Without versions, which a page does not know: the stream's first word has them.
    bootstrap: { ...shown, $flagsState: {}, $valid: true },
    sendEvents: measures,
    // Reading the flags below counts each once; the client would count every one again by itself.
    sendEventsOnlyForVariation: true,
    fetchGoals: fetchesGoals,
    // It would keep a moment in storage to know when it last told of itself, and says nothing of the product.
    diagnosticOptOut: true,
    // An address may name what somebody looked for.
    eventUrlTransformer: (url) => url.split(/[?#]/)[0] ?? '',
    disableSyncEventPost: true,
    inspectors: [
      { type: 'flag-details-changed', ...inspect('all flags heard') },
      { type: 'flag-detail-changed', ...inspect('a flag heard') },
    ],
    logger: { debug: nothing, info: nothing, warn: nothing, error: fail },
  });

  function fail(problem: string): void {
    if (hasFailed) return;
    hasFailed = true;
    onFailure(problem.slice(0, 200));
  }

  function reopen(): void {
    client.setStreaming(false);
    client.setStreaming(true);
    heard();
  }

  // Flags of a service are named as ours are; one of the wrong kind, or one that is gone, is its default again.
  const flagsNow = () =>
    readFlagValues((name): unknown => client.variation(name, flagList[name].byDefault), service.pinned);
  const report = () => onChange(flagsNow());
  const leave = () => client.setStreaming(false);
  const comeBack = () => client.setStreaming(true);

  heard();
  // What is read before the client knows whom it is for is not counted.
  if (measures) void client.waitUntilReady().then(flagsNow);
  client.on('change', report);
  client.on('error', (error?: Error) => fail(String(error?.message)));
  // A page that may come back must hold no connection, and one that comes back begins with all flags.
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.clearTimeout(idleTimer);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    client.off('change', report);
    void client.close().catch(nothing);
  };
}

function nothing(): void {}
