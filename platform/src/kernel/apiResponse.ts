import type { ErrorBody } from '@foyer/contract/endpoint';

/**
 * Headers of every service response. Responses are data for servers: browsers must not frame, sniff, execute or store
 * them.
 */
export const apiHeaders: Readonly<Record<string, string>> = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export function jsonResponse(text: string): Response {
  return new Response(text, { headers: apiHeaders });
}

export function errorResponse(status: number, response: ErrorBody, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(response), { status, headers: { ...apiHeaders, ...headers } });
}
