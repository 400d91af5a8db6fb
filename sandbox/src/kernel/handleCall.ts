import type { AnyEndpoint } from '@foyer/contract/endpoint';
import { parseInput } from '@foyer/contract/parseInput';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import * as v from 'valibot';
import { errorResponse, jsonResponse, failureResponse } from './apiResponse.ts';
import { alterResponse, applyFault } from './applyFault.ts';
import { targetsOf } from './faults.ts';
import type { Faults } from './faults.ts';
import { bodyLimitBytes, isTooLarge, readJsonBody } from './jsonBody.ts';
import type { SandboxContext } from './module.ts';
import { isRefusal, refuse } from './route.ts';
import type { Call, Refusal, Route } from './route.ts';

export type CallContext = Context<{ Bindings: HttpBindings }>;

/** Handles one contract call: fault, input validation, handler, response validation. */
export async function handleCall(
  { endpoint, handler }: Route,
  context: CallContext,
  { faults, log, dataFolder }: { faults: Faults } & Pick<SandboxContext, 'log' | 'dataFolder'>,
): Promise<Response> {
  const fault = faults.take(...targetsOf(endpoint));
  const faulty = fault && (await applyFault(fault, context.env));
  if (faulty) return faulty;
  try {
    const input = await checkedInput(endpoint, context);
    if (isRefusal(input)) return refusalResponse(input);
    const result: unknown = await handler(input, callOf(context));
    const response = isRefusal(result) ? refusalResponse(result) : jsonResponse(checkedText(endpoint, result));
    return fault === null ? response : await alterResponse(fault, response, context.env);
  } catch (error) {
    return failureResponse(error, { log, dataFolder }, 'A call failed.', { endpoint: endpoint.name });
  }
}

function refusalResponse({ status, message, code, retryAfterSeconds, attempts }: Refusal): Response {
  return errorResponse(
    status,
    { message, ...(code === undefined ? {} : { code }), ...attempts },
    // The unread part of a refused body must not be parsed as the next call on the same connection.
    {
      ...(status === 413 ? { connection: 'close' } : {}),
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  );
}

interface ValidatedInput {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

async function checkedInput(endpoint: AnyEndpoint, context: CallContext): Promise<Refusal | ValidatedInput> {
  const { incoming } = context.env;
  const params = parseInput(endpoint.params, context.req.param());
  if (!params.success) return refuse(404, 'Not found');
  const query = parseInput(endpoint.query, context.req.query());
  if (!query.success) return refuse(400, `Query: ${problemsOf(query.issues)}`);
  const headers = parseInput(endpoint.headers, context.req.header());
  if (!headers.success) return refuse(400, `Header: ${problemsOf(headers.issues)}`);
  const read = { params: params.output, query: query.output, headers: headers.output };
  if (endpoint.body.type === 'undefined') {
    return isTooLarge(incoming)
      ? refuse(413, `A body may have ${bodyLimitBytes} bytes.`)
      : { ...read, body: undefined };
  }
  const json = await readJsonBody(incoming, endpoint.bodyLimitBytes);
  if (!json.read) return refuse(json.status, json.message);
  const body = parseInput(endpoint.body, json.value);
  if (!body.success) return refuse(400, `Body: ${problemsOf(body.issues)}`);
  return { ...read, body: body.output };
}

/** Returns the paths of the issues without their values: a message must not contain a password or a token. */
function problemsOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 5)
    .map((issue) => `${v.getDotPath(issue) ?? 'value'} is not ${issue.expected ?? 'as expected'}`)
    .join('; ');
}

function callOf({ env: { incoming }, req }: CallContext): Call {
  return {
    bearer: /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(req.header('authorization') ?? '')?.[1] ?? null,
    remoteAddress: incoming.socket.remoteAddress ?? '',
    header: (name) => req.header(name),
  };
}

/** Caches the serialised text of long shared responses, which handlers mark by freezing them. */
const writtenResponses = new WeakMap<object, string>();

function checkedText(endpoint: AnyEndpoint, response: unknown): string {
  const isShared = typeof response === 'object' && response !== null && Object.isFrozen(response);
  const known = isShared ? writtenResponses.get(response) : undefined;
  if (known !== undefined) return known;
  const checked = v.safeParse(endpoint.response, response);
  if (!checked.success) throw new Error(`The answer of ${endpoint.name} is wrong: ${problemsOf(checked.issues)}`);
  const text = JSON.stringify(checked.output);
  if (isShared) writtenResponses.set(response, text);
  return text;
}
