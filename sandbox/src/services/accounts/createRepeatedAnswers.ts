import type { Clock } from '../../kernel/clock.ts';
import { isRefusal } from '../../kernel/route.ts';
import type { Refusal } from '../../kernel/route.ts';

/** Milliseconds for which an answer is repeated to the same key. */
const keptMs = 120_000;
const maxKept = 10_000;

/**
 * Returns a function that runs `work` once for each call, and repeats its answer when the call comes again with the
 * same key. Refusals are not kept. Without a key every call counts.
 * @param call everything in the call that decides its answer
 */
export function createRepeatedAnswers({ now }: Pick<Clock, 'now'>) {
  const answers = new Map<string, { answer: Promise<unknown>; until: number }>();
  return async function repeated<T extends object>(
    key: string | undefined,
    call: string,
    work: () => Promise<T | Refusal>,
  ): Promise<T | Refusal> {
    if (key === undefined) return work();
    // Oldest first.
    for (const [name, { until }] of answers) {
      if (until > now() && answers.size < maxKept) break;
      answers.delete(name);
    }
    const name = JSON.stringify([key, call]);
    const known = answers.get(name);
    if (known !== undefined) return known.answer as Promise<T | Refusal>;
    const answer = work();
    answers.set(name, { answer, until: now() + keptMs });
    const settled = await answer.catch((error: unknown) => {
      answers.delete(name);
      throw error;
    });
    if (isRefusal(settled)) answers.delete(name);
    return settled;
  };
}
