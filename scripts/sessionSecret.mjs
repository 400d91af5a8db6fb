import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the web seals tokens and remembered names with; made at the first start and kept, so that a restart logs nobody out.
 * @param {string} dataFolder
 */
export function sessionSecret(dataFolder) {
  const file = join(dataFolder, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(dataFolder, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
