import * as client from 'openid-client';
import type { SendCall } from './createServiceClient.server.ts';
import type { Log } from './log.server.ts';

/** A client of an OAuth authorization server, for the grant `client_credentials` (RFC 6749, section 4.4). */
export interface TokenClient {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  authentication: 'basic' | 'post';
  scope?: string;
  audience?: string;
  resource?: string;
  /** Header of the services' calls that carries the token. */
  header: string;
}

export interface ClientToken {
  /**
   * A token that is valid now. Shared by concurrent calls, and renewed before it expires.
   * @throws when the authorization server gives none: `NO_CLIENT_TOKEN` with a `problem`, such as `status 401`, `timeout`, or
   * the code of a failed connection
   */
  current(): Promise<string>;
  /**
   * Renews a token that a service has refused.
   * @returns whether there is another one, so that the call may be repeated
   */
  replace(refused: string): Promise<boolean>;
}

interface ClientTokenDeps {
  log: Pick<Log, 'warn'>;
  /** Sends the request with the certificate of the client, if there is one. */
  send: SendCall;
  now?: () => number;
  deadlineMs?: number;
}

const maxTokenBytes = 64 * 1024;
/** Statuses whose responses have no body. */
const bodiless = [204, 205, 304];
const minLifetimeSeconds = 5;
const maxLifetimeSeconds = 86_400;
/** RFC 6749 recommends the field; a server without it gets a short lifetime. */
const unknownLifetimeSeconds = 300;
/** Share of its lifetime after which a token is renewed. Calls use it until the new one is there. */
const renewalShare = 0.8;
/** A younger token is not replaced: the service has refused something else, such as the player's token. */
const minAgeMs = 10_000;
/** Time after a failed request in which no other is sent. */
const cooldownMs = 1000;
const failureLogMs = 60_000;

/** Requests tokens of a client, and keeps the newest in memory. */
export function createClientToken(
  settings: TokenClient,
  { log, send, now = () => performance.now(), deadlineMs = 4000 }: ClientTokenDeps,
): ClientToken {
  const origin = new URL(settings.tokenUrl).origin;
  const configuration = new client.Configuration(
    { issuer: origin, token_endpoint: settings.tokenUrl },
    settings.clientId,
    undefined,
    settings.authentication === 'post'
      ? client.ClientSecretPost(settings.clientSecret)
      : client.ClientSecretBasic(settings.clientSecret),
  );
  if (settings.tokenUrl.startsWith('http://')) client.allowInsecureRequests(configuration);
  configuration[client.customFetch] = async (address, { method, headers, body }) => {
    const signal = AbortSignal.timeout(deadlineMs);
    const response = await send(address, {
      method,
      headers,
      body: body instanceof URLSearchParams ? body.toString() : '',
      signal,
    });
    const text = await response.text(maxTokenBytes);
    if (text === null) throw new Error('larger than the limit');
    const { status } = response;
    const type = response.headers.get('content-type');
    return new Response(bodiless.includes(status) ? null : text, {
      status,
      headers: type === null ? {} : { 'content-type': type },
    });
  };
  const { scope, audience, resource } = settings;
  const parameters = {
    ...(scope !== undefined && { scope }),
    ...(audience !== undefined && { audience }),
    ...(resource !== undefined && { resource }),
  };
  let known: { token: string; since: number; renewAt: number; validUntil: number } | null = null;
  let pending: Promise<string> | null = null;
  let failedAt = -Infinity;
  let loggedAt = -Infinity;
  let problem = '';
  const noToken = (cause?: unknown) =>
    Object.assign(new Error('no client token', { cause }), { code: 'NO_CLIENT_TOKEN', problem });

  const request = async (): Promise<string> => {
    if (now() - failedAt < cooldownMs) throw noToken();
    try {
      const since = now();
      const { access_token: token, expires_in: seconds = unknownLifetimeSeconds } = await client.clientCredentialsGrant(
        configuration,
        parameters,
      );
      if (!/^[\x21-\x7e]{1,8192}$/.test(token)) throw new Error('no token');
      const lifetimeMs = Math.min(Math.max(seconds, minLifetimeSeconds), maxLifetimeSeconds) * 1000;
      known = { token, since, renewAt: since + lifetimeMs * renewalShare, validUntil: since + lifetimeMs };
      return token;
    } catch (error) {
      failedAt = now();
      problem = problemOf(error);
      if (failedAt - loggedAt >= failureLogMs) {
        loggedAt = failedAt;
        log.warn({ origin, problem }, 'CLIENT_TOKEN_ERROR');
      }
      throw noToken(error);
    }
  };
  const renew = () => (pending ??= request().finally(() => (pending = null)));

  return {
    async current() {
      const time = now();
      if (known === null || time >= known.validUntil) return renew();
      // The call does not wait, and the token is still valid if this fails.
      if (time >= known.renewAt) renew().catch(() => undefined);
      return known.token;
    },
    async replace(refused) {
      if (known !== null && known.token !== refused) return true;
      if (known !== null && now() - known.since < minAgeMs) return false;
      return renew().then(
        (token) => token !== refused,
        () => false,
      );
    },
  };
}

/** Names the problem without anything that was sent or received. */
function problemOf(error: unknown): string {
  if (error instanceof client.ResponseBodyError) return `status ${error.status}`;
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  if (error.name === 'TimeoutError' || (cause instanceof Error && cause.name === 'TimeoutError')) return 'timeout';
  const code = [error, cause].flatMap((one) =>
    one instanceof Error && 'code' in one && typeof one.code === 'string' ? [one.code] : [],
  );
  return code.at(-1) ?? 'no token in the response';
}
