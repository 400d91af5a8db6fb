import { capabilityCalls } from '@foyer/contract/capabilities';
import type { Capability } from '@foyer/contract/capabilities';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { failed } from '../base/result.ts';
import type { Upstream } from './upstream.server.ts';

/** Refuses the calls of capabilities that are off with 404, without a request to a service. */
export function upstreamWithout(off: readonly Capability[], upstream: Upstream): Upstream {
  const refused = new Set<AnyEndpoint>(off.flatMap((capability) => capabilityCalls[capability]));
  if (refused.size === 0) return upstream;
  return {
    async call(endpoint, input, options) {
      if (!refused.has(endpoint)) return upstream.call(endpoint, input, options);
      return failed({ kind: 'refused', status: 404, code: null, message: 'No such call.', retryAfter: null });
    },
  };
}
