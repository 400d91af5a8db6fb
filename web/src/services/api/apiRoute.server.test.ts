import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Log } from '../../server/log.server.ts';
import { createUpstream } from '../../server/upstream.server.ts';
import { visitFixture } from '../market/visitFixture.ts';
import { ApiRefusal, forwardRoutes } from './apiRoute.server.ts';
import type { ApiCall } from './apiRoute.server.ts';
import { forward } from './forward.ts';

const serviceCall = endpoint({
  name: 'setColour',
  service: 'games',
  method: 'POST',
  path: '/colour/:id',
  auth: 'userToken',
  params: v.object({ id: v.pipe(v.string(), v.transform(Number)) }),
  query: v.object({ culture: v.optional(v.string()) }),
  body: v.object({ colour: v.string() }),
  response: v.object({ colour: v.string() }),
  errors: { 401: 'token refused' },
});
const postColour = forward(serviceCall, 'postColour', '/api/colour/:id', {
  body: v.object({ colour: v.string(), secret: v.string() }),
});
const openCall = forward(
  endpoint({
    name: 'plain',
    service: 'games',
    method: 'GET',
    path: '/plain',
    response: v.object({ value: v.number() }),
  }),
  'getPlain',
  '/api/plain',
);

let service: Server;
let respond: (response: ServerResponse, request: IncomingMessage) => void;
const requests: string[] = [];
const warn = vi.fn<(facts: object, name: string) => void>();
let upstream: ApiCall['upstream'];

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push(`${request.method ?? ''} ${request.url ?? ''} ${request.headers.authorization ?? '-'} ${body}`);
      respond(response, request);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const games = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  upstream = createUpstream({
    bases: { games } as Parameters<typeof createUpstream>[0]['bases'],
    log: { warn } as unknown as Log,
  });
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  requests.length = 0;
  warn.mockClear();
});

const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(value));
  };

async function send(responder: typeof respond, api: Record<string, unknown> = { postColour }) {
  respond = responder;
  const [route] = forwardRoutes({ ...api, other: 1 });
  const input = { params: { id: 7 }, query: {}, body: { colour: 'red', secret: 'kept' } };
  const call = { upstream, bearer: 'a.b.c', visit: visitFixture({ culture: 'zh' }) } as unknown as ApiCall;
  const response = await route?.handler(input, call);
  return response instanceof ApiRefusal ? [response.status, response.body.message] : response;
}

describe('HT-06 a call that passes through', () => {
  test('sends the fields of the contract alone, the language of the visit and the token', async () => {
    expect(await send(json({ colour: 'red' }))).toEqual({ colour: 'red' });
    expect(await send(json({ value: 1 }), { openCall })).toEqual({ value: 1 });
    expect(requests).toEqual(['POST /colour/7?culture=zh Bearer a.b.c {"colour":"red"}', 'GET /plain - ']);
  });

  test('keeps the description of the service’s call apart from name and address', () => {
    expect(postColour).toMatchObject({
      service: 'web',
      name: 'postColour',
      path: '/api/colour/:id',
      auth: 'userToken',
    });
    expect(postColour.response).toBe(serviceCall.response);
    expect(postColour.errors).toBe(serviceCall.errors);
  });

  test('drops a field that the contract does not name', async () => {
    expect(await send(json({ colour: 'red', colours: ['red'], __proto__: null }))).toEqual({ colour: 'red' });
    expect(warn).not.toHaveBeenCalled();
  });

  test('names the field of a response of another shape in the log, and answers 502', async () => {
    expect(await send(json({ colour: { hue: 'canary' } }))).toEqual([
      502,
      'The service gave an answer that cannot be read',
    ]);
    const [[facts] = [{}]] = warn.mock.calls;
    expect(facts).toMatchObject({ endpoint: 'setColour', kind: 'malformed' });
    expect(JSON.stringify(facts)).toContain('colour');
    expect(JSON.stringify(facts)).not.toContain('canary');
  });

  test('does not follow a redirect', async () => {
    expect(await send(json({ colour: 'red' }, 302, { location: '/elsewhere' }))).toEqual([
      502,
      'The service gave an answer that cannot be read',
    ]);
    expect(requests).toHaveLength(1);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ endpoint: 'setColour', problem: 'status 302' });
  });

  test('stops reading a response beyond the size limit', async () => {
    expect(await send(json({ colour: 'x'.repeat(300 * 1024) }))).toEqual([
      502,
      'The service gave an answer that cannot be read',
    ]);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ endpoint: 'setColour', problem: 'larger than the limit' });
  });

  test('passes a refusal on', async () => {
    expect(await send(json({ code: 15_001, message: 'refused' }, 401))).toEqual([401, 'refused']);
    expect(await send(json({ message: 'canary' }, 500))).toEqual([502, 'The service failed']);
  });
});
