import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** Argon2id with OWASP's first setting: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { ...cost, message: password.normalize('NFC'), nonce }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Text to keep: nonce and hash. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return `${nonce.toString('base64')}.${(await derive(password, nonce)).toString('base64')}`;
}

/** Stands in where there is no such user, so that the answer takes as long as for one there is (AU-20). */
const nobodysPassword = `${Buffer.alloc(16).toString('base64')}.${Buffer.alloc(32).toString('base64')}`;

/** False for every password where `kept` is undefined. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [nonce = '', hash = ''] = (kept ?? nobodysPassword).split('.');
  const isEqual = timingSafeEqual(await derive(password, Buffer.from(nonce, 'base64')), Buffer.from(hash, 'base64'));
  return isEqual && kept !== undefined;
}
