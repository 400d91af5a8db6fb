import { RedisDeadlineError } from './redisProblem.server.ts';

/**
 * Rejects with a `RedisDeadlineError` when the commands take longer than the deadline. They are not cancelled. A busy
 * process may read a reply only after the deadline; a reply that has arrived by then counts.
 */
export async function withDeadline<T>(deadlineMs: number, commands: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    // Node runs timers, then reads sockets, then runs immediates. The immediate lets it read waiting replies first.
    timer = setTimeout(() => setImmediate(() => reject(new RedisDeadlineError(deadlineMs))), deadlineMs);
  });
  try {
    return await Promise.race([commands, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
