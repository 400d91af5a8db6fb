import { capabilityCalls } from '@foyer/contract/capabilities';
import type { Capability } from '@foyer/contract/capabilities';
import type { AnyEndpoint, Service } from '@foyer/contract/endpoint';
import { failed } from '../base/result.ts';
import type { Upstream } from './upstream.server.ts';

interface Off {
  capabilitiesOff: readonly Capability[];
  servicesOff: readonly Service[];
}

/** Refuses the calls of capabilities and services that are off with 404, without a request to a service. */
export function upstreamWithout({ capabilitiesOff, servicesOff }: Off, upstream: Upstream): Upstream {
  const refused = new Set<AnyEndpoint>(capabilitiesOff.flatMap((capability) => capabilityCalls[capability]));
  if (refused.size === 0 && servicesOff.length === 0) return upstream;
  return {
    async call(endpoint, input, options) {
      if (!refused.has(endpoint) && !servicesOff.includes(endpoint.service))
        return upstream.call(endpoint, input, options);
      return failed({
        kind: 'refused',
        status: 404,
        code: null,
        message: 'No such call.',
        retryAfter: null,
        isOff: true,
      });
    },
  };
}
