import { isOtherContract, servicesContractHeader } from '@foyer/contract/contractVersion';
import { addressOf } from '@foyer/contract/endpoint';
import type { AnyEndpoint, OperatorService } from '@foyer/contract/endpoint';
import { createServiceSender, GivesNoToken } from '../../scripts/connect/serviceSender.ts';
import type { ServiceSender } from '../../scripts/connect/serviceSender.ts';
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

const withoutCredentials = createServiceSender();

/** Sends one call like the front end, without retries. */
export async function callService(
  base: string,
  endpoint: AnyEndpoint,
  { params, query, headers, body, rawBody }: ServiceCall,
  bearer: string | null,
  send: ServiceSender = withoutCredentials,
): Promise<ServiceResponse> {
  const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const address = base + addressOf(endpoint, { ...(params && { params }), ...(query && { query }) });
    const response = await send(endpoint.service as OperatorService, address, {
      method: endpoint.method,
      signal,
      headers: {
        accept: 'application/json',
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text !== undefined && { body: text }),
    });
    const received = await response.text(maxBytes);
    if (received === null) return { failed: `a response above the limit of ${maxBytes} bytes` };
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text: received,
      ...(isOtherContract(response.headers.get(servicesContractHeader)) && { hasOtherContract: true }),
    };
  } catch (error) {
    if (signal.aborted) return { failed: `no complete response within ${deadlineMs / 1000} s` };
    const reason = error instanceof GivesNoToken ? 'the authorization server gives no token' : 'the connection failed';
    return { failed: `no response: ${reason}` };
  }
}
