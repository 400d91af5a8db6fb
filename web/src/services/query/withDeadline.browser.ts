/**
 * Resolves with the result of `load`, or with `late` when it has not ended by the deadline. It is then aborted, as it is
 * by `signal`.
 */
export async function withDeadline<T>(
  load: (signal: AbortSignal) => Promise<T>,
  { late, deadlineMs, signal }: { late: T; deadlineMs: number; signal?: AbortSignal },
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal?.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      resolve(late);
      abort();
    }, deadlineMs);
  });
  try {
    return await Promise.race([load(controller.signal), deadline]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
