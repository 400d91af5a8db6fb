import * as v from 'valibot';
import type { SessionSecrets } from '../../server/sessionSecrets.server.ts';

const minLength = 32;

/**
 * Several secrets, separated by spaces, newest first; must be the same for all processes. Without any, a restart logs
 * everybody out.
 */
export const sessionSecrets = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.check((secrets) => secrets.length > 0, 'names no secret'),
  v.check(
    (secrets) => secrets.every(({ length }) => length >= minLength),
    `each secret needs at least ${minLength} characters; spaces separate several secrets`,
  ),
  v.check((secrets) => new Set(secrets).size === secrets.length, 'names a secret twice'),
  v.transform(([newest = '', ...older]): SessionSecrets => [newest, ...older]),
);
