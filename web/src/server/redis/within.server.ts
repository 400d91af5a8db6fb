import { RedisDeadlineError } from './redisProblem.server.ts';

/**
 * Rejects when the deadline passes first; the commands go on unobserved. A reply that has arrived counts, also when this
 * process was too busy to read it in time: a busy server is no slow Redis.
 */
export async function within<T>(deadlineMs: number, commands: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    // What has arrived is read after the timers, and before what is immediate.
    timer = setTimeout(() => setImmediate(() => reject(new RedisDeadlineError(deadlineMs))), deadlineMs);
  });
  try {
    return await Promise.race([commands, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
