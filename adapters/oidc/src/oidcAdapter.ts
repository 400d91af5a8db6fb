import { setTimeout as delay } from 'node:timers/promises';
import * as accounts from '@foyer/contract/accounts';
import { defineAdapter } from '@foyer/contract/defineAdapter';
import type { AdapterCall } from '@foyer/contract/defineAdapter';
import * as client from 'openid-client';
import { createProvider } from './createProvider.ts';
import { oidcSettings } from './oidcSettings.ts';
import { readTransaction, writeTransaction } from './transaction.ts';

/** The longest ID token that fits into the cookie of the logout. */
const maxHintLength = 2500;

/**
 * Logs players in at an OpenID Connect provider: code flow with PKCE, renewal, and logout there. The provider's access
 * token is the player's user token, so the operator's services must accept it.
 */
// oxlint-disable-next-line import/no-default-export -- the web server loads the default export of an adapter
export default defineAdapter((given) => {
  const settings = oidcSettings(given);
  const provider = createProvider(settings);
  const resource = settings.RESOURCE === undefined ? {} : { resource: settings.RESOURCE };
  const contexts = settings.ACR?.split(' ') ?? [];

  const launchTokensOf = async (call: AdapterCall, bearer: string, numLaunchTokens: number) =>
    (await call.request(accounts.refreshLaunchTokens, { body: { numLaunchTokens } }, { bearer })).launchTokens;

  return {
    accounts: {
      beginExternalLogin: async ({ body }, call) =>
        provider.within(call, async (configuration) => {
          const isRegistration = body.purpose === 'registration';
          if (isRegistration && !(settings.REGISTRATION === 'on' && canRegister(configuration)))
            return call.refuse(404, { message: 'The provider registers nobody.' });
          const login = {
            state: client.randomState(),
            nonce: client.randomNonce(),
            verifier: client.randomPKCECodeVerifier(),
          };
          const url = client.buildAuthorizationUrl(configuration, {
            response_mode: 'fragment',
            redirect_uri: body.redirectUri,
            scope: settings.SCOPE,
            state: login.state,
            nonce: login.nonce,
            code_challenge: await client.calculatePKCECodeChallenge(login.verifier),
            code_challenge_method: 'S256',
            ui_locales: body.culture,
            ...(isRegistration && { prompt: 'create' }),
            ...(settings.ACR !== undefined && { acr_values: settings.ACR }),
            ...resource,
          });
          return { url: url.href, transaction: writeTransaction(login) };
        }),

      finishExternalLogin: async ({ body }, call) =>
        provider.within(call, async (configuration) => {
          const login = readTransaction(body.transaction);
          const parameters = new URLSearchParams(body.parameters);
          if (login === null || parameters.get('state') !== login.state)
            return call.refuse(400, { message: 'The response belongs to another login.' });
          const page = new URL(body.redirectUri);
          page.search = parameters.toString();
          const granted = await client
            .authorizationCodeGrant(
              configuration,
              page,
              {
                expectedState: login.state,
                expectedNonce: login.nonce,
                pkceCodeVerifier: login.verifier,
                idTokenExpected: true,
              },
              resource,
            )
            .catch((error: unknown) => {
              if (error instanceof client.AuthorizationResponseError)
                throw call.refuse(401, { message: 'The provider has refused the login.' });
              if (isInvalidGrant(error)) throw call.refuse(400, { message: 'The response was used before.' });
              throw error;
            });
          const { access_token: userToken, id_token: idToken = '', refresh_token: refreshToken } = granted;
          await provider.checkSignature(idToken);
          const acr = granted.claims()?.acr;
          if (contexts.length > 0 && !(typeof acr === 'string' && contexts.includes(acr)))
            return call.refuse(401, { message: 'The provider did not ask for the second step.' });
          const { account, session } = await call.request(accounts.details, {}, { bearer: userToken });
          return {
            account,
            session,
            tokens: {
              userToken,
              launchTokens: await launchTokensOf(call, userToken, body.numLaunchTokens),
              refreshTokens: refreshToken === undefined ? [] : [refreshToken],
            },
            logoutHint: idToken.length > maxHintLength ? null : idToken,
          };
        }),

      refreshToken: async ({ body }, call) =>
        provider.within(call, async (configuration) => {
          const renewed = await client
            .refreshTokenGrant(configuration, body.refreshToken, resource)
            .catch((error: unknown) => {
              if (!isInvalidGrant(error)) throw error;
              const code = accounts.accountCodes.securityTokenValidationFailed;
              throw call.refuse(401, { code, message: 'The provider has ended the session.' });
            });
          const { access_token: userToken, refresh_token: refreshToken = body.refreshToken } = renewed;
          return {
            tokens: {
              userToken,
              launchTokens: await launchTokensOf(call, userToken, body.numLaunchTokens),
              refreshTokens: [refreshToken],
            },
          };
        }),

      endExternalLogin: async ({ body }, call) =>
        provider.within(call, async (configuration) => {
          if (body.refreshToken !== undefined) await revoke(configuration, body.refreshToken);
          // A provider without this endpoint has no session of the browser to end.
          if (configuration.serverMetadata().end_session_endpoint === undefined) return { url: null };
          const url = client.buildEndSessionUrl(configuration, {
            post_logout_redirect_uri: body.redirectUri,
            ...(body.logoutHint !== null && { id_token_hint: body.logoutHint }),
          });
          return { url: url.href };
        }),
    },
  };
});

/** A provider that lists its prompts must list this one. */
function canRegister(configuration: client.Configuration): boolean {
  const { prompt_values_supported: prompts } = configuration.serverMetadata();
  return !Array.isArray(prompts) || prompts.includes('create');
}

/** Longest wait of a logout for the revocation, in milliseconds. A page waits for 2 s. */
const maxRevocationMs = 1000;

/** Revokes a refresh token (RFC 7009) where the provider has such an endpoint. A failure does not concern the logout. */
async function revoke(configuration: client.Configuration, refreshToken: string): Promise<void> {
  if (configuration.serverMetadata().revocation_endpoint === undefined) return;
  const revoked = client.tokenRevocation(configuration, refreshToken, { token_type_hint: 'refresh_token' });
  await Promise.race([revoked.catch(() => undefined), delay(maxRevocationMs, undefined, { ref: false })]);
}

function isInvalidGrant(error: unknown): boolean {
  return error instanceof client.ResponseBodyError && error.error === 'invalid_grant';
}
