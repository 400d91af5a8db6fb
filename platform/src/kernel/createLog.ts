import { pino } from 'pino';
import type { PlatformContext } from './module.ts';

/** Text that waits while the log cannot be written, for example to a full disk; further lines are lost. */
const maxWaitingBytes = 1024 * 1024;

/** One JSON line per message on the error stream; the output stream is for the ready line. */
export function createLog(): PlatformContext['log'] {
  const destination = pino.destination({ dest: 2, sync: true, maxLength: maxWaitingBytes });
  // Without a listener a failed write would end the process. The text stays and is written with the next line.
  destination.on('error', () => undefined);
  const logger = pino(
    {
      base: { process: 'platform' },
      redact: { paths: ['password', 'token', 'authorization', '*.password', '*.token'], remove: true },
    },
    destination,
  );
  return (message, facts) => logger.info(facts ?? {}, message);
}
