import pino from 'pino';

export type Log = pino.Logger;

/** Values under these names never reach a log, wherever they sit. Tokens also travel in addresses: see `redactAddress`. */
const secretNames = ['password', 'userToken', 'launchToken', 'launchTokens', 'refreshToken', 'refreshTokens', 'authorization', 'cookie', 'username'];

export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  });
}

/** The address without the values of its query: tokens of the specification's four GETs stand there. */
export function redactAddress(address: string): string {
  return address.replace(/([?&][\w-]+)=[^&#]*/g, '$1=…').slice(0, 300);
}
