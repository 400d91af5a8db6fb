import { createHash, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits that reveals nothing to its holder. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for storage. A fast hash is enough, because a token cannot be guessed. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
