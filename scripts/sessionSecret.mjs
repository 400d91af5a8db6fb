import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** 32 random bytes. */
const secretPattern = /^[\w-]{43}$/;

/**
 * What the web seals tokens and remembered names with; made at the first start and kept, so that a restart logs nobody out.
 * @param {string} dataFolder
 */
export function sessionSecret(dataFolder) {
  const file = join(dataFolder, 'session-secret');
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (secretPattern.test(kept)) return kept;
  mkdirSync(dataFolder, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  // Renamed when it is whole: a full disk must not leave a part of it under its name.
  writeFileSync(`${file}.part`, secret, { mode: 0o600 });
  renameSync(`${file}.part`, file);
  return secret;
}
