import type { SecureContextOptions } from 'node:tls';
import type { OperatorService } from '@foyer/contract/endpoint';
import type { ClientToken, TokenClient } from './clientToken.server.ts';
import { createServiceClient } from './createServiceClient.server.ts';
import type { SendCall } from './createServiceClient.server.ts';
import type { Log } from './log.server.ts';

/** What proves to a service that a call comes from this web server. No field of it reaches a log. */
export interface Credentials {
  headers: Readonly<Record<string, string>>;
  client: TokenClient | null;
  tls: Pick<SecureContextOptions, 'cert' | 'key' | 'ca'> | null;
}

/** Credentials of the calls of one service. */
export interface CallCredentials {
  /**
   * Headers of a call, with a valid token.
   * @throws when the authorization server gives none
   */
  headers(): Promise<Record<string, string>>;
  /**
   * Renews the token of a call that a service has refused with 401.
   * @param refused headers of the refused call
   * @returns whether there is another token
   */
  renew(refused: Readonly<Record<string, string>>): Promise<boolean>;
  /** Sends the call with the client's certificate, if there is one. */
  send: SendCall;
}

export type CredentialsOf = (service: OperatorService) => CallCredentials | null;

export const noCredentials: CredentialsOf = () => null;

/** Services that share an entry of the configuration share its token and its connections. */
export function createServiceCredentials(
  settingsOf: (service: OperatorService) => Credentials | null,
  log: Pick<Log, 'warn'>,
): CredentialsOf {
  const created = new Map<Credentials, CallCredentials>();
  return (service) => {
    const settings = settingsOf(service);
    if (settings === null) return null;
    const known = created.get(settings);
    if (known !== undefined) return known;
    const credentials = createCallCredentials(settings, log);
    created.set(settings, credentials);
    return credentials;
  };
}

function createCallCredentials({ headers, client, tls }: Credentials, log: Pick<Log, 'warn'>): CallCredentials {
  const send = createServiceClient(tls);
  // The library loads with the first call that needs it: most servers have no such client.
  let loading: Promise<ClientToken> | null = null;
  const tokenOf = (settings: TokenClient) =>
    (loading ??= import('./clientToken.server.ts').then(({ createClientToken }) =>
      createClientToken(settings, {
        log,
        send,
      }),
    ));
  return {
    async headers() {
      if (client === null) return { ...headers };
      return { ...headers, [client.header]: `Bearer ${await (await tokenOf(client)).current()}` };
    },
    async renew(refused) {
      if (client === null) return false;
      return (await tokenOf(client)).replace((new Headers(refused).get(client.header) ?? '').slice('Bearer '.length));
    },
    send,
  };
}
