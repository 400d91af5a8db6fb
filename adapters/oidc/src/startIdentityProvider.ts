import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import { interactionPolicy, Provider } from 'oidc-provider';

/** An identity provider on this machine, for tests: pages for the password, a second step, and a registration. */
export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Authentication context of a login with a second step. */
  readonly secondStep: string;
  /** Signs with a new key from now on; the old one is gone. */
  rotateKeys(): Promise<void>;
  /** How it answers requests of the web server; browsers are served as ever. Only the revocation may be concerned. */
  behave(how: 'well' | 'down' | 'silent', at?: 'everywhere' | 'revocation'): void;
  /** Number of refresh tokens that were revoked before they were used. */
  revokedTokens(): number;
  stop(): void;
}

interface ProviderOptions {
  /** 0 takes a free port. */
  port?: number;
  redirectUris: readonly string[];
  postLogoutRedirectUris: readonly string[];
  /** Passwords by user name; one who is removed loses every session. */
  users: Record<string, string>;
  /** Prompts that its description lists; by default it lists none. */
  prompts?: readonly string[];
  /** Resource indicator of the services that accept the access tokens. */
  resource: string;
}

const code = '123456';
const client = { id: 'foyer', secret: 'secret-of-the-test-client' };
const secondStep = 'urn:example:second-step';
/** Paths that browsers open; the web server calls the others. */
const browserPath = /^\/(?:auth|interaction|session)\b/;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title><h1>${title}</h1>${body}</html>`;

const field = (label: string, name: string, type: string) =>
  `<p><label>${label} <input name="${name}" type="${type}" required></label></p>`;

export async function startIdentityProvider({
  port = 0,
  redirectUris,
  postLogoutRedirectUris,
  users,
  prompts,
  resource,
}: ProviderOptions): Promise<IdentityProvider> {
  let [behaviour, place]: Parameters<IdentityProvider['behave']> = ['well'];
  let provider: Provider | null = null;
  let revokedTokens = 0;
  /** Id of the last login with each grant. */
  const logins = new Map<string, string>();
  const server = createServer((request, response) => {
    const isConcerned =
      place === 'revocation' ? request.url === '/token/revocation' : !browserPath.test(request.url ?? '');
    if (isConcerned && behaviour !== 'well') {
      if (behaviour === 'down') response.writeHead(503).end();
      return;
    }
    const answer = request.url?.startsWith('/interaction/') === true ? interact : provider?.callback();
    void answer?.(request, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  const withKey = (key: JWK) =>
    new Provider(issuer, {
      jwks: { keys: [key] },
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [...redirectUris],
          post_logout_redirect_uris: [...postLogoutRedirectUris],
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
        },
      ],
      ...(prompts !== undefined && { discovery: { prompt_values_supported: prompts } }),
      scopes: ['openid', 'offline_access'],
      acrValues: [secondStep],
      cookies: { keys: ['key-of-the-test-provider'] },
      ttl: { Session: 86_400, Grant: 86_400, Interaction: 600, IdToken: 600, AccessToken: 900, RefreshToken: 86_400 },
      renderError(context, { error, error_description: description }) {
        context.body = page('Error', `<p>${error}: ${description}</p>`);
      },
      pkce: { required: () => true },
      issueRefreshToken: async () => true,
      rotateRefreshToken: true,
      findAccount: async (_context, id) =>
        users[id] === undefined ? undefined : { accountId: id, claims: async () => ({ sub: id }) },
      interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
      // Nobody is asked: the client is the operator's own.
      async loadExistingGrant({ oidc }) {
        const known = oidc.session?.grantIdFor(client.id);
        if (known !== undefined) return oidc.provider.Grant.find(known);
        const grant = new oidc.provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? '' });
        grant.addOIDCScope('openid offline_access');
        grant.addResourceScope(resource, 'play');
        await grant.save();
        return grant;
      },
      extraTokenClaims(_context, token) {
        const { grantId = '', gty = '' } = token as { grantId?: string; gty?: string };
        if (gty === 'authorization_code') logins.set(grantId, randomUUID());
        return { sid: logins.get(grantId) };
      },
      features: {
        devInteractions: { enabled: false },
        revocation: {
          enabled: true,
          allowedPolicy: async (_context, { clientId }, token) => clientId === token.clientId,
        },
        resourceIndicators: {
          enabled: true,
          getResourceServerInfo: () => ({ scope: 'play', accessTokenFormat: 'jwt', accessTokenTTL: 900 }),
          useGrantedResource: () => true,
        },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource(context, form) {
            context.body = page(
              'Log out?',
              `${form}<button form="op.logoutForm" name="logout" value="yes">Yes</button>`,
            );
          },
        },
      },
    });

  async function rotateKeys(): Promise<void> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    provider = withKey({ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomUUID() });
    provider.on('refresh_token.destroyed', ({ consumed }) => void (revokedTokens += consumed === undefined ? 1 : 0));
  }

  /** Pages of a login: the password, then the code of the second step if the client asks for it. */
  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (provider === null) return;
    const details = await provider.interactionDetails(request, response);
    const demandsCode = details.params['acr_values'] === secondStep;
    const send = (html: string) => response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    const form = (fields: string) => `<form method="post">${fields}<button>Continue</button></form>`;
    const isRegistration = details.prompt.name === 'create';
    const passwordPage = () =>
      send(
        page(
          isRegistration ? 'Register at the provider' : 'Log in at the provider',
          form(field('User name', 'name', 'text') + field('Password', 'password', 'password')),
        ),
      );
    if (request.method !== 'POST') return void passwordPage();
    const given = new URLSearchParams(await text(request));
    const name = given.get('name') ?? '';
    if (given.has('cancel')) {
      const refused = { error: 'access_denied', error_description: 'The person has cancelled.' };
      return provider.interactionFinished(request, response, refused);
    }
    if (isRegistration && name !== '') users[name] ??= given.get('password') ?? '';
    if (name !== '' && users[name] !== given.get('password')) return void passwordPage();
    const known = (details.lastSubmission as { name?: string } | undefined)?.name ?? '';
    const accountId = name === '' ? known : name;
    if (demandsCode && given.get('code') !== code) {
      details.lastSubmission = { name: accountId };
      await details.save(600);
      return void send(page('Second step', form(field('Code', 'code', 'text'))));
    }
    await provider.interactionFinished(request, response, {
      login: { accountId, ...(demandsCode && { acr: secondStep }) },
      ...(isRegistration && { create: {} }),
    });
  }

  await rotateKeys();
  return {
    issuer,
    clientId: client.id,
    clientSecret: client.secret,
    secondStep,
    rotateKeys,
    revokedTokens: () => revokedTokens,
    behave: (...how) => void ([behaviour, place] = how),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
