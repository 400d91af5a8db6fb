import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountCodes } from '@foyer/contract/accounts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createWallet } from '../wallet/wallet.ts';
import { walletSchema } from '../wallet/walletSchema.ts';
import { createAccounts } from './accounts.ts';
import { accountsSchema } from './accountsSchema.ts';
import { identityAudience, identityTokensSchema } from './identityTokens.ts';

let server: Server;
let issuer = '';
let key: CryptoKey;
beforeEach(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  const keys = [{ ...(await exportJWK(pair.publicKey)), alg: 'RS256', kid: 'one' }];
  server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(url === '/keys' ? { keys } : { jwks_uri: `${issuer}/keys` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

function sandbox() {
  const context = testSandboxContext(accountsSchema, identityTokensSchema, walletSchema);
  const accounts = createAccounts(context, createWallet(context), { identityIssuer: issuer });
  const given = { brand: 'regency', marketId: 'uk', passwordHash: 'x', grant: 0, termsAccepted: true };
  const userId = accounts.players.create({ ...given, username: 'mira' }) ?? 0;
  const token = (claims: Record<string, unknown> = {}, signedWith = key) => {
    const seconds = Math.floor(context.clock.now() / 1000);
    return new SignJWT({ iss: issuer, aud: identityAudience, sub: 'mira', sid: 'first', exp: seconds + 900, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(signedWith);
  };
  return { ...context, accounts, userId, token };
}

test('an access token of the identity provider begins one session for its login', async () => {
  const { accounts, userId, token } = sandbox();
  const [first, renewed] = [await accounts.checkUserToken(await token()), await accounts.checkUserToken(await token())];
  expect(first).toMatchObject({ valid: true, userId });
  expect(renewed).toEqual(first);
});

test('the next login replaces the session, and a closed one stays closed', async () => {
  const { accounts, token } = sandbox();
  await accounts.checkUserToken(await token());
  expect(await accounts.checkUserToken(await token({ sid: 'second' }))).toMatchObject({ valid: true });
  expect(await accounts.checkUserToken(await token())).toMatchObject({ code: accountCodes.sessionReplaced });
});

test('a token for other services, of nobody, expired, or of another key is refused', async () => {
  const { accounts, token } = sandbox();
  const other = (await generateKeyPair('RS256')).privateKey;
  const refused = async (text: string) => accounts.checkUserToken(text);
  expect(await refused(await token({ aud: 'urn:other' }))).toMatchObject({ reason: 'forged' });
  expect(await refused(await token({ sub: 'nobody' }))).toMatchObject({
    code: accountCodes.failedToIdentifyAccount,
  });
  expect(await refused(await token({ exp: 1 }))).toMatchObject({ reason: 'expired' });
  expect(await refused(await token({}, other))).toMatchObject({ reason: 'forged' });
  expect(await refused(await token({ iss: 'http://other.example' }))).toMatchObject({ valid: false });
});
