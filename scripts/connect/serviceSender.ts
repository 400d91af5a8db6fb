import { operatorServices } from '@foyer/contract/endpoint';
import type { OperatorService } from '@foyer/contract/endpoint';
import { contractVersionHeaders } from '../../web/src/server/contractVersionCheck.server.ts';
import { createServiceClient } from '../../web/src/server/createServiceClient.server.ts';
import type { SendCall } from '../../web/src/server/createServiceClient.server.ts';
import { createLog } from '../../web/src/server/log.server.ts';
import { createServiceCredentials, noCredentials } from '../../web/src/server/serviceCredentials.server.ts';
import type { CredentialsOf } from '../../web/src/server/serviceCredentials.server.ts';
import { addressVariableOf } from '../../web/src/services/configuration/serviceAddresses.server.ts';
import {
  describeCredentials,
  serviceCredentialsIn,
} from '../../web/src/services/configuration/serviceCredentials.server.ts';
import type { CommandLine } from '../readCommandLine.mjs';

/** Sends one call to a service, as the web server does. Rejects with a `GivesNoToken` or the error of the connection. */
export type ServiceSender = (service: OperatorService, ...call: Parameters<SendCall>) => ReturnType<SendCall>;

/** The authorization server of a service gave no token for the call. */
export class GivesNoToken extends Error {}

export function createServiceSender(credentialsOf: CredentialsOf = noCredentials): ServiceSender {
  const plain = createServiceClient();
  return async (service, address, call) => {
    const credentials = credentialsOf(service);
    const headers = await credentials?.headers().catch(() => {
      throw new GivesNoToken();
    });
    return (credentials?.send ?? plain)(address, {
      ...call,
      headers: { ...headers, ...contractVersionHeaders, ...call.headers },
    });
  };
}

/** Credentials of the web server's calls, and sentences that say which service gets which, without values. */
export interface CredentialsInUse {
  credentialsOf: CredentialsOf;
  descriptions: readonly string[];
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Addresses of a command line as variables of the web server. */
export function addressVariablesIn(values: CommandLine['values']): Variables {
  const given = (option: string) => (typeof values[option] === 'string' ? values[option] : undefined);
  const own = operatorServices.map((service) => [addressVariableOf(service), given(service)] as const);
  return { ...Object.fromEntries(own), PLATFORM_URL: given('platform') };
}

/**
 * Reads the credentials in the variables of this process, for services at these addresses.
 * @returns a sentence without values if they cannot be used
 */
export function credentialsInUse(
  { SERVICE_CREDENTIALS, SERVICE_CREDENTIALS_FILE }: Variables,
  addresses: Variables,
): CredentialsInUse | string {
  try {
    const credentials = serviceCredentialsIn({ ...addresses, SERVICE_CREDENTIALS, SERVICE_CREDENTIALS_FILE });
    return {
      credentialsOf: createServiceCredentials(credentials.of, createLog('silent')),
      descriptions: describeCredentials(credentials),
    };
  } catch (error) {
    return error instanceof Error ? error.message : 'The credentials cannot be read.';
  }
}
