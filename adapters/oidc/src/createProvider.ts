import { AsyncLocalStorage } from 'node:async_hooks';
import type { AdapterCall } from '@foyer/contract/defineAdapter';
import { createRemoteJWKSet, customFetch as keysFetch, jwtVerify } from 'jose';
import * as client from 'openid-client';
import type { OidcSettings } from './oidcSettings.ts';

type Call = Pick<AdapterCall, 'fetch'>;

/** The identity provider, as a client of it sees it. */
export interface Provider {
  /** Runs requests to the provider within a call, with its deadline and trace. */
  within<T>(call: Call, run: (configuration: client.Configuration) => Promise<T>): Promise<T>;
  /**
   * Checks the signature of an ID token, with the keys that the provider has now.
   * @throws when no key of the provider fits
   */
  checkSignature(idToken: string): Promise<void>;
}

/** The provider's own description is read again after this time, in milliseconds. */
const descriptionMs = 10 * 60_000;

export function createProvider({ ISSUER, CLIENT_ID, CLIENT_SECRET, PLAIN_HTTP }: OidcSettings): Provider {
  const calls = new AsyncLocalStorage<Call>();
  const fetchWithinCall = (address: string, options: object) => {
    const call = calls.getStore();
    return (call?.fetch ?? fetch)(address, options);
  };
  let known: { configuration: client.Configuration; readAt: number; keys: ReturnType<typeof keysOf> } | null = null;

  async function read(): Promise<NonNullable<typeof known>> {
    if (known !== null && performance.now() - known.readAt < descriptionMs) return known;
    const configuration = await client.discovery(
      new URL(ISSUER),
      CLIENT_ID,
      CLIENT_SECRET,
      CLIENT_SECRET === undefined ? client.None() : client.ClientSecretBasic(CLIENT_SECRET),
      {
        [client.customFetch]: fetchWithinCall,
        ...(PLAIN_HTTP === 'on' && { execute: [client.allowInsecureRequests] }),
      },
    );
    known = { configuration, readAt: performance.now(), keys: keysOf(configuration) };
    return known;
  }

  function keysOf(configuration: client.Configuration) {
    const { jwks_uri: address } = configuration.serverMetadata();
    if (address === undefined) throw new Error('The provider names no keys.');
    return createRemoteJWKSet(new URL(address), {
      // A key that is not known is looked up at once: the provider may have rotated its keys just now.
      cooldownDuration: 0,
      [keysFetch]: fetchWithinCall,
    });
  }

  return {
    within: (call, run) => calls.run(call, async () => run((await read()).configuration)),
    async checkSignature(idToken) {
      const { configuration, keys } = await read();
      await jwtVerify(idToken, keys, { issuer: configuration.serverMetadata().issuer, audience: CLIENT_ID });
    },
  };
}
