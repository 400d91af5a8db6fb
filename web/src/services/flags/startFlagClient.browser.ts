import { initialize } from 'launchdarkly-js-client-sdk';
import type { LDClient } from 'launchdarkly-js-client-sdk';
import { flagContextOf, flagDefaults, readFlagValues } from './flags.ts';
import { startFlagStream } from './startFlagStream.browser.ts';
import type { FlagStreamDeps } from './startFlagStream.browser.ts';

/**
 * Starts the vendor's client with the page's flags, so that it fetches none. It counts used flags and reached goals, so
 * it starts only with consent to analytics. Changes come by the stream of `startFlagStream.browser.ts`: the client's own
 * would be open in the page, which Firefox then keeps out of its back/forward cache.
 * @param fetchesGoals fetches goals; from then on the client checks the address every 300 ms, for the life of the page
 * @returns the stop function
 */
export function startFlagClient(
  { service, brandId, shown, onChange, onFailure }: FlagStreamDeps,
  fetchesGoals: boolean,
): () => void {
  let hasFailed = false;
  let isStopped = false;

  const context = flagContextOf(brandId);
  const client: LDClient = initialize(service.environmentId, context, {
    baseUrl: service.baseUrl,
    eventsUrl: service.eventsUrl,
    streaming: false,
    // Without versions, which the page does not know.
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
    logger: { debug: nothing, info: nothing, warn: nothing, error: fail },
  });

  function fail(problem: string): void {
    if (hasFailed) return;
    hasFailed = true;
    onFailure(problem.slice(0, 200));
  }

  // Counts each flag once. A missing flag or one of the wrong type has its default.
  const countFlags = () =>
    readFlagValues((name): unknown => client.variation(name, flagDefaults[name]), service.overrides);

  // Evaluations before the client knows its context are not counted.
  void client.waitUntilReady().then(countFlags);
  client.on('error', (error?: Error) => fail(String(error?.message)));
  const stopStream = startFlagStream({
    service,
    brandId,
    shown,
    onFailure: fail,
    onChange(flags) {
      onChange(flags);
      // The client fetches the changed flags, to count them in their new version.
      void client.identify(context).then(countFlags, nothing);
    },
  });
  return () => {
    isStopped = true;
    stopStream();
    void client.close().catch(nothing);
  };
}

function nothing(): void {}
