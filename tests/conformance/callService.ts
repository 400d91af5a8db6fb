import { addressOf } from '@foyer/contract/endpoint';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import type { ServiceResponse } from './checkResponse.ts';

export interface ServiceCall {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Sent unchanged instead of a body. */
  rawBody?: string | undefined;
}

/** The front end’s own deadline for a complete response. */
const deadlineMs = 10_000;
/** The largest response is the list of all games. */
const maxBytes = 6 * 1024 * 1024;

/** Sends one call like the front end, without retries. */
export async function callService(
  base: string,
  endpoint: AnyEndpoint,
  { params, query, headers, body, rawBody }: ServiceCall,
  bearer: string | null,
): Promise<ServiceResponse> {
  const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  try {
    const response = await fetch(base + addressOf(endpoint, { ...(params && { params }), ...(query && { query }) }), {
      method: endpoint.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
      headers: {
        accept: 'application/json',
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text !== undefined && { body: text }),
    });
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength > maxBytes)
      return { failed: `a response of ${bytes.byteLength} bytes, above the limit of ${maxBytes}` };
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text: new TextDecoder().decode(bytes),
    };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return {
      failed: isLate ? `no complete response within ${deadlineMs / 1000} s` : 'no response: the connection failed',
    };
  }
}
