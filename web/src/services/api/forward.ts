import type { AnyEndpoint } from '@foyer/contract/endpoint';

/** A call of the web server that passes one call of a service through. */
export interface Forwarded<C extends AnyEndpoint = AnyEndpoint> {
  readonly forwards: C;
}

type Changes = Partial<
  Pick<AnyEndpoint, 'method' | 'auth' | 'query' | 'body' | 'repeatable' | 'bodyLimitBytes' | 'deadlineMs' | 'rateLimit'>
>;
interface Forwardable {
  readonly headers: { readonly entries: Record<string, never> };
  readonly body: { readonly type: 'undefined' } | { readonly entries: object };
}

/**
 * Describes a call of the web server that only passes through: input, response, refusals and authentication are those
 * of the service's call, which gets no other fields. A `culture` that the page does not send is that of the visit.
 * `forwardRoutes` handles it. A call with headers cannot pass through, because they are the web server's own.
 * @param name of the export, for metrics, logs and documents
 * @param changes what differs between the page's call and the service's
 */
export function forward<C extends AnyEndpoint & Forwardable, const D extends Changes = Record<never, never>>(
  contract: C,
  name: string,
  path: `/api/${string}`,
  changes?: D,
): Omit<C, keyof D> & D & Forwarded<C> {
  return { ...contract, service: 'web', name, path, ...changes, forwards: contract } as unknown as Omit<C, keyof D> &
    D &
    Forwarded<C>;
}
