import type { AnyEndpoint, CallInput } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { callService } from './callService.ts';
import type { ServiceCall } from './callService.ts';
import type { ConformanceOptions } from './conformanceOptions.ts';

/** A response for a check of behaviour. `value` is undefined if the body is not what the contract describes. */
export interface CheckedResponse<E extends AnyEndpoint> {
  /** 0 without a response. */
  status: number;
  value: v.InferOutput<E['response']> | undefined;
}

export interface ServiceClient {
  call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, bearer?: string): Promise<CheckedResponse<E>>;
}

/** Calls services by their base addresses, with their credentials. A call to a service without an address has status 0. */
export function serviceClient({ bases, send }: Pick<ConformanceOptions, 'bases' | 'send'>): ServiceClient {
  return {
    async call(endpoint, input, bearer) {
      const base = endpoint.service === 'web' ? undefined : bases[endpoint.service];
      if (base === undefined) return { status: 0, value: undefined };
      const response = await callService(base, endpoint, input as ServiceCall, bearer ?? null, send);
      if ('failed' in response) return { status: 0, value: undefined };
      let body: unknown;
      try {
        body = JSON.parse(response.text);
      } catch {
        return { status: response.status, value: undefined };
      }
      const read = v.safeParse(endpoint.response, body);
      return { status: response.status, value: response.status < 300 && read.success ? read.output : undefined };
    },
  };
}
