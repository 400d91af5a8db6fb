import { pino } from 'pino';
import type { Surroundings } from './module.ts';

/** One JSON line per message on the error stream; the output stream is for the ready line. */
export function createLog(): Surroundings['log'] {
  const logger = pino(
    { base: { process: 'platform' }, redact: { paths: ['password', 'token', 'authorization', '*.password', '*.token'], remove: true } },
    pino.destination({ dest: 2, sync: true }),
  );
  return (message, facts) => logger.info(facts ?? {}, message);
}
