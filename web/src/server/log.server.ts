import pino from 'pino';

export type Log = pino.Logger;

/** Values under these names never reach a log, wherever they sit. Tokens also travel in addresses, so addresses are logged without their query. */
const secretNames = ['password', 'resetToken', 'gameToken', 'userToken', 'launchToken', 'launchTokens', 'refreshToken', 'refreshTokens', 'authorization', 'cookie', 'username'];

export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  });
}
