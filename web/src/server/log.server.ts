import pino from 'pino';
import { hideCardNumbers } from '../base/hideCardNumbers.ts';
import { currentTrace } from './requestTrace.server.ts';

export type Log = pino.Logger;

/**
 * Values under these names are redacted at any depth. Tokens may also be in queries, so addresses are logged without
 * them.
 */
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

/** Maximum buffered log text while the log cannot be written, for example on a full disk; further lines are dropped. */
const maxWaitingBytes = 1024 * 1024;

function toStandardOutput(): pino.DestinationStream {
  const destination = pino.destination({ dest: 1, maxLength: maxWaitingBytes });
  // Without a listener a failed write would end the process. The text stays buffered until the next line.
  destination.on('error', () => undefined);
  return destination;
}

/** Paths and messages of errors may contain whatever a visitor has typed. */
const withoutCardNumbers = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      hideCardNumbers(name),
      typeof value === 'string' ? hideCardNumbers(value) : value,
    ]),
  );

export function createLog(level: string, destination = toStandardOutput()): Log {
  return pino(
    {
      level,
      base: null,
      formatters: { log: withoutCardNumbers },
      // Called for lines that are written only.
      mixin() {
        const trace = currentTrace();
        return trace === undefined ? {} : { traceId: trace.traceId };
      },
      redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    destination,
  );
}
