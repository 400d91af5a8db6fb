import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** Argon2id with the first OWASP configuration: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { ...cost, message: password.normalize('NFC'), nonce }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Returns the nonce and the hash as text for storage. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return `${nonce.toString('base64')}.${(await derive(password, nonce)).toString('base64')}`;
}

/** Verified when the user does not exist, so that the response takes as long as for an existing user (AU-20). */
const dummyPasswordHash = `${Buffer.alloc(16).toString('base64')}.${Buffer.alloc(32).toString('base64')}`;

/** Returns false for every password if `stored` is undefined. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [nonce = '', hash = ''] = (stored ?? dummyPasswordHash).split('.');
  const isEqual = timingSafeEqual(await derive(password, Buffer.from(nonce, 'base64')), Buffer.from(hash, 'base64'));
  return isEqual && stored !== undefined;
}
