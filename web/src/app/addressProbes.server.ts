import { request as plainRequest } from 'node:http';
import type { RequestOptions } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { collectorPaths } from '@foyer/contract/collector';
import { connectionSentence, timeoutSentence } from './connectionSentence.server.ts';

/** Maximum time of one probe, in milliseconds. */
export const deadlineMs = 5000;

/** Why an address cannot be used, or null. */
type Problem = string | null;

/** Credentials of the receiver. */
type Headers = Readonly<Record<string, string>>;

/** Status of the response, or why there is none. */
type Response = { status: number } | { problem: string };

const day = 86_400_000;
/** Time before its end at which a certificate needs attention, as for the alert SiteCertificateExpires. */
const renewalMs = 14 * day;
/** A key that no page has. */
const unusedKey = 'foyer-check';

/** Any response but an error of the server, or of a server of other hosts, proves that an origin is there. */
export async function checkAddress(address: string): Promise<Problem> {
  return judge(await send(address), (status) => (status < 500 && status !== 421 ? null : `responds with ${status}.`));
}

/** Requests a file that browsers load. */
export async function checkFile(address: string): Promise<Problem> {
  return judge(await send(address), (status) => (status < 400 ? null : wrongStatus(status)));
}

/** A sandbox's control room is one page. */
export async function checkControlRoom(address: string): Promise<Problem> {
  return judge(await send(address), (status) =>
    status < 400 ? null : `responds with ${status}; CONTROL_ROOM=off if there is none.`,
  );
}

/** Opens the hub's socket without a token; a hub refuses that, and another server does not know the path. */
export async function checkHub(address: string): Promise<Problem> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  const accepted = new Set([101, 400, 401, 403]);
  return judge(await send(address, { headers }), (status) => (accepted.has(status) ? null : wrongStatus(status)));
}

/** Purges a key that no page has. */
export async function checkPurge(address: string, secret: string): Promise<Problem> {
  const headers = { authorization: `Bearer ${secret}`, 'surrogate-key': unusedKey };
  return judge(await send(address, { method: 'POST', headers }), (status) => {
    if (isSuccess(status)) return null;
    return status === 401 || status === 403
      ? `refuses the purge with ${status}; is EDGE_PURGE_SECRET the edge’s, and may this machine purge?`
      : wrongStatus(status);
  });
}

/** Reads the flags of a context, or opens their stream, as nodes and browsers do. */
export async function checkFlags(address: string): Promise<Problem> {
  return judge(await send(address), (status) => {
    if (status === 200) return null;
    return status < 500 ? `responds with ${status}; are address and FLAG_ENVIRONMENT right?` : wrongStatus(status);
  });
}

/** Sends telemetry of nobody without any item. A collector that refuses it for that is there. */
export async function checkCollector(address: string, headers: Headers = {}): Promise<Problem> {
  return judge(await sendJson(address + collectorPaths.telemetry, { meta: {} }, headers), (status) =>
    isSuccess(status) || status === 400 || status === 429 ? null : wrongStatus(status),
  );
}

/** Exports no spans, which OTLP allows. */
export async function checkTraces(address: string, headers: Headers = {}): Promise<Problem> {
  return judge(await sendJson(address, { resourceSpans: [] }, headers), (status) =>
    isSuccess(status) ? null : wrongStatus(status),
  );
}

/**
 * Reads the certificate of a brand's host as visitors get it. `isUnknown`: this machine cannot connect, which a private
 * network may forbid.
 */
export function checkSiteCertificate(
  host: string,
  { port = 443, now = Date.now(), ca }: { port?: number | undefined; now?: number; ca?: string } = {},
): Promise<{ problem: Problem; isUnknown?: true }> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, ...(ca === undefined ? {} : { ca }) }, () => {
      const endsInMs = Date.parse(socket.getPeerCertificate().valid_to) - now;
      resolve({ problem: endsInMs < renewalMs ? 'the TLS certificate expires within two weeks.' : null });
      socket.destroy();
    });
    socket.setTimeout(deadlineMs, () => {
      resolve({ problem: timeoutSentence(deadlineMs), isUnknown: true });
      socket.destroy();
    });
    socket.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
      const problem = connectionSentence(code);
      const isAbsent = /^(?:ECONN|EHOST|ENET|ETIMEDOUT|EAI_AGAIN)/.test(code);
      resolve(isAbsent ? { problem, isUnknown: true } : { problem });
    });
  });
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const wrongStatus = (status: number): string =>
  `responds with ${status}${status < 500 ? '; is the address right?' : '.'}`;

const judge = (response: Response, problemOf: (status: number) => Problem): Problem =>
  'problem' in response ? response.problem : problemOf(response.status);

const sendJson = (address: string, body: object, headers: Headers): Promise<Response> =>
  send(address, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }, JSON.stringify(body));

/** Follows no redirect, and reads no body. */
function send(address: string, options: RequestOptions = {}, body = ''): Promise<Response> {
  const { protocol, hostname, host, port, pathname, search } = new URL(address);
  const name = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const request = (protocol === 'https:' ? tlsRequest : plainRequest)({
      ...options,
      // Browsers find names below localhost on this machine; the system's resolver often does not.
      host: name.endsWith('.localhost') ? '127.0.0.1' : name,
      port,
      path: pathname + search,
      headers: { ...options.headers, host, ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }) },
      ...(isIP(name) === 0 ? { servername: name } : {}),
    });
    const settle = (response: Response) => {
      clearTimeout(timer);
      resolve(response);
      request.destroy();
    };
    const timer = setTimeout(() => settle({ problem: timeoutSentence(deadlineMs) }), deadlineMs);
    request.on('response', ({ statusCode = 0 }) => settle({ status: statusCode }));
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      settle({ status: 101 });
    });
    request.on('error', ({ code }: NodeJS.ErrnoException) => settle({ problem: connectionSentence(code) }));
    request.end(body);
  });
}
