import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** 32 random bytes. */
const secretPattern = /^[\w-]{43}$/;

/**
 * The web's key for sealing tokens and saved names. Created at the first start and stored, so that a restart logs
 * nobody out.
 * @param {string} dataFolder
 */
export function sessionSecret(dataFolder) {
  const file = join(dataFolder, 'session-secret');
  const storedSecret = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (secretPattern.test(storedSecret)) return storedSecret;
  mkdirSync(dataFolder, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  // Rename only the complete file: a full disk must not leave part of it under its final name.
  writeFileSync(`${file}.part`, secret, { mode: 0o600 });
  renameSync(`${file}.part`, file);
  return secret;
}
