import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { servicesContractHeader } from '@foyer/contract/contractVersion';
import type { AnyEndpoint, OperatorService } from '@foyer/contract/endpoint';
import { parseInput } from '@foyer/contract/parseInput';
import { serviceEndpoints } from '@foyer/contract/serviceEndpoints';
import { callAdapter } from '../../web/src/server/adapters/callAdapter.server.ts';
import { startAdapters } from '../../web/src/server/adapters/startAdapters.server.ts';
import type { SendCall } from '../../web/src/server/createServiceClient.server.ts';
import { createLog } from '../../web/src/server/log.server.ts';
import { noCredentials } from '../../web/src/server/serviceCredentials.server.ts';
import type { CredentialsOf } from '../../web/src/server/serviceCredentials.server.ts';
import { createUpstream } from '../../web/src/server/upstream.server.ts';
import { createServiceSender } from '../connect/serviceSender.ts';
import { pathParameters } from './pathParameters.ts';

type Bases = Partial<Record<OperatorService, string>>;

/** Adapters as services: at these addresses they respond as the web server's callers see them, unfiltered. */
export interface ServedAdapters {
  bases: Bases;
  stop(): Promise<void>;
}

const deadlineMs = 10_000;
const host = new URL('../../web/src/server/adapters/adapterHost.server.ts', import.meta.url);

/**
 * Serves adapters by HTTP on this machine, in front of services. Calls that no adapter has pass through.
 * @param bases base addresses of the services behind
 * @throws a sentence when an adapter cannot be loaded
 */
export async function serveAdapters(
  path: string,
  bases: Bases,
  credentialsOf: CredentialsOf = noCredentials,
): Promise<ServedAdapters> {
  const faults = createLog('warn', { write: reportFault });
  const adapters = await startAdapters({ path, host, variables: process.env, log: faults, showsOutput: true });
  const log = createLog('silent');
  const { call: direct } = createUpstream({ bases: bases as Record<OperatorService, string>, log, credentialsOf });
  const sendOn = createServiceSender(credentialsOf);
  const server = createServer((request, response) => {
    respond(request, response).catch(() => send(response, 502, '{"message":"The service failed."}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', origin);
    const [, service = '', ...rest] = pathname.split('/');
    const base = bases[service as OperatorService] ?? '';
    const found = serviceEndpoints
      .filter((one) => one.service === service && one.method === request.method)
      .map((one) => ({ endpoint: one, params: pathParameters(one, rest), thread: adapters.threadOf(one) }))
      .find(({ params, thread }) => params !== null && thread !== undefined);
    const sent = await text(request);
    if (found?.thread === undefined) {
      const sendToService: SendCall = (...call) => sendOn(service as OperatorService, ...call);
      return pass(request, response, `${base}/${rest.join('/')}${search}`, sent, sendToService);
    }
    const { endpoint, params, thread } = found;
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
    const input = inputOf(endpoint, {
      params,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      sent,
    });
    if (input === null) return send(response, 400, '{"message":"Not understood."}');
    const given = { name: endpoint.name, input, bearer, base, traceHeaders: {}, deadlineMs };
    const result = await callAdapter(thread, endpoint, given, AbortSignal.timeout(deadlineMs), direct);
    if (result.ok) return send(response, result.value.status, result.value.text);
    const { failure } = result;
    if (!('status' in failure)) return send(response, 504, '{"message":"No Server Response"}');
    send(response, failure.status, JSON.stringify({ message: failure.message, code: failure.code ?? undefined }));
  }

  return {
    bases: Object.fromEntries(Object.keys(bases).map((service) => [service, `${origin}/${service}`])),
    async stop() {
      server.closeAllConnections();
      server.close();
      await adapters.stop();
    },
  };
}

/** Says on standard error what the web server would log of an adapter, for whoever is writing it. */
function reportFault(line: string): void {
  const { adapter, error, at, problem, msg } = JSON.parse(line) as Partial<Record<string, string | null>>;
  const fault = [problem ?? error ?? msg, at].filter((part) => typeof part === 'string').join(' at ');
  process.stderr.write(`adapter ${adapter ?? ''}: ${fault}\n`);
}

/** The parts of a call as they were sent, as the web server's callers give them: an id in a path is text. */
function inputOf(
  endpoint: AnyEndpoint,
  { params, query, headers, sent }: { params: unknown; query: unknown; headers: unknown; sent: string },
): Record<string, unknown> | null {
  let body: unknown;
  try {
    if (endpoint.body.type !== 'undefined') body = JSON.parse(sent);
  } catch {
    return null;
  }
  const input: Record<string, unknown> = {};
  for (const [name, given] of Object.entries({ params, query, headers, body })) {
    const read = parseInput(endpoint[name as 'params' | 'query' | 'headers' | 'body'], given);
    if (!read.success) return null;
    input[name] = onlyNamed(given, read.output);
  }
  return input;
}

/** Leaves out what the contract does not name. */
function onlyNamed(given: unknown, read: unknown): unknown {
  if (typeof given !== 'object' || given === null || typeof read !== 'object' || read === null) return given;
  return Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(read, name)));
}

const maxBytes = 6 * 1024 * 1024;

/** Headers of calls that the contract describes. */
const isPassedOn = (name: string) =>
  /^(?:x-|foyer-)/.test(name) ||
  ['accept', 'authorization', 'content-type', 'idempotency-key', 'usertoken'].includes(name);

async function pass(
  { method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
  address: string,
  sent: string,
  sendOn: SendCall,
): Promise<void> {
  const received = await sendOn(address, {
    method,
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' && isPassedOn(name) ? [[name, value]] : [],
      ),
    ),
    signal: AbortSignal.timeout(deadlineMs),
    ...(method === 'POST' && { body: sent }),
  });
  const body = await received.text(maxBytes);
  if (body === null) return send(response, 502, '{"message":"The response is too large."}');
  const version = received.headers.get(servicesContractHeader);
  if (version !== null) response.setHeader(servicesContractHeader, version);
  send(response, received.status, body, received.headers.get('content-type') ?? '');
}

function send(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, type === '' ? {} : { 'content-type': type }).end(body);
}
