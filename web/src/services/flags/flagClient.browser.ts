import { initialize } from 'launchdarkly-js-client-sdk';
import type { LDClient } from 'launchdarkly-js-client-sdk';
import { followPageLife } from '../../ui/pageLife.browser.ts';
import { flagContextOf, flagList, readFlagValues } from './flags.ts';
import type { Flags, FlagService } from './flags.ts';

/**
 * FF-01: reopens a stream without messages after this time; a new stream starts with all flags. The vendor's client
 * supports this for EventSource replacements only, and the browser's own EventSource hides heartbeats, so it is done
 * here.
 */
const maxIdleMs = 300_000;

interface FlagClientDeps {
  service: FlagService;
  brandId: string;
  /** Flags of the page. */
  shown: Flags;
  /** Fetches goals. From then on the client checks the address every 300 ms, for the life of the page. */
  fetchesGoals: boolean;
  onChange: (flags: Flags) => void;
  onFailure: (problem: string) => void;
}

/**
 * Starts the vendor's client with the page's flags, so that it fetches none, and follows changes by a stream. It counts
 * used flags and reached goals, so it starts only with consent to analytics.
 * @returns the stop function
 */
export function startFlagClient({
  service,
  brandId,
  shown,
  fetchesGoals,
  onChange,
  onFailure,
}: FlagClientDeps): () => void {
  let idleTimer: number | undefined;
  let hasFailed = false;
  let isStopped = false;

  const countInspection = () => {
    window.clearTimeout(idleTimer);
    idleTimer = window.setTimeout(reopen, maxIdleMs);
  };
  const inspect = (name: string) => ({ name, synchronous: true, method: countInspection });
  const client: LDClient = initialize(service.environmentId, flagContextOf(brandId), {
    baseUrl: service.baseUrl,
    streamUrl: service.streamUrl,
    eventsUrl: service.eventsUrl,
    streaming: true,
    // Without versions, which the page does not know; the stream's first message has them.
    bootstrap: { ...shown, $flagsState: {}, $valid: true },
    sendEvents: true,
    // Reading the flags below counts each once; the client would count each again.
    sendEventsOnlyForVariation: true,
    fetchGoals: fetchesGoals,
    // Diagnostics would store a timestamp and say nothing about the product.
    diagnosticOptOut: true,
    // An address may contain a search text.
    eventUrlTransformer: (url) => url.split(/[?#]/)[0] ?? '',
    disableSyncEventPost: true,
    // Closing sends the waiting events, also when consent was withdrawn; without headers nothing is sent.
    requestHeaderTransform(headers) {
      if (isStopped) throw new Error('The flag client is stopped.');
      return headers;
    },
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
    countInspection();
  }

  // Maps the service's flags to the product's; a missing flag or one of the wrong type has its default.
  const flagsNow = () =>
    readFlagValues((name): unknown => client.variation(name, flagList[name].byDefault), service.overrides);
  const report = () => onChange(flagsNow());

  countInspection();
  // Evaluations before the client knows its context are not counted.
  void client.waitUntilReady().then(flagsNow);
  client.on('change', report);
  client.on('error', (error?: Error) => fail(String(error?.message)));
  // A page that is kept in memory must not hold a connection; it reconnects and gets all flags when it returns.
  const stopFollowing = followPageLife({
    onPause: () => client.setStreaming(false),
    onResume: () => client.setStreaming(true),
  });
  return () => {
    isStopped = true;
    window.clearTimeout(idleTimer);
    stopFollowing();
    client.off('change', report);
    void client.close().catch(nothing);
  };
}

function nothing(): void {}
