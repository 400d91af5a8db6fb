import { pino } from 'pino';
import type { SandboxContext } from './module.ts';

/** Maximum buffered text while the log cannot be written, for example to a full disk. Further lines are dropped. */
const maxWaitingBytes = 1024 * 1024;

/** Writes one JSON line per message to stderr; stdout is reserved for the ready line. */
export function createLog(): SandboxContext['log'] {
  const destination = pino.destination({ dest: 2, sync: true, maxLength: maxWaitingBytes });
  // Without a listener a failed write would end the process. The buffered text is written with the next line.
  destination.on('error', () => undefined);
  const logger = pino(
    {
      base: { process: 'sandbox' },
      redact: { paths: ['password', 'token', 'authorization', '*.password', '*.token'], remove: true },
    },
    destination,
  );
  return (message, facts) => logger.info(facts ?? {}, message);
}
