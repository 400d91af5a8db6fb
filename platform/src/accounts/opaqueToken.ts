import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; says nothing to who holds it. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. A fast hash is enough, because a token cannot be guessed. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
