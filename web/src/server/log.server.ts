import pino from 'pino';

export type Log = pino.Logger;

/** Values under these names never reach a log, wherever they sit. Tokens also travel in addresses, so addresses are logged without their query. */
const secretNames = [
  'password',
  'resetToken',
  'gameToken',
  'userToken',
  'launchToken',
  'launchTokens',
  'refreshToken',
  'refreshTokens',
  'authorization',
  'cookie',
  'username',
];

/** Text that waits while the log cannot be written, for example to a full disk; further lines are lost. */
const maxWaitingBytes = 1024 * 1024;

export function createLog(level: string): Log {
  const destination = pino.destination({ dest: 1, maxLength: maxWaitingBytes });
  // Without a listener a failed write would end the process. The text stays and is written with the next line.
  destination.on('error', () => undefined);
  return pino(
    {
      level,
      base: null,
      redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    destination,
  );
}
