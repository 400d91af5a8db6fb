import { tokenMark } from './tokenMark.ts';

/** S9: with 8 or fewer left, 10 more are requested, until more than 8 are held. */
export const poolMinimum = 8;
export const poolRequest = 10;
/** A service that has no tokens to give is not asked for ever (AU-09). */
export const emptyResponsesAllowed = 3;

export interface PoolDeps {
  read(): readonly string[];
  write(tokens: readonly string[]): void;
  /** Asks for ten more; null when the service gave none that can be used. */
  request(): Promise<readonly string[] | null>;
  /** See `TokenHolder.generation`. */
  generation(): number;
}

export interface LaunchTokenPool {
  /** A token nobody has had before; null when there is none to be had. */
  take(): Promise<string | null>;
  /** Tops the pool up; calls that come while one runs share it. */
  fill(): Promise<void>;
  /** Removes tokens that another tab holds. */
  drop(marks: ReadonlySet<number>): void;
  /** Marks of what is held here. */
  held(): readonly number[];
  /** Marks of what was handed out here. */
  given(): ReadonlySet<number>;
}

export function createLaunchTokenPool({ read, write, request, generation }: PoolDeps): LaunchTokenPool {
  const given = new Set<number>();
  let filling: Promise<void> | null = null;

  /** Reading, removing and writing happen in one go, so two callers never get the same. */
  function next(): string | null {
    const [token, ...rest] = read().filter((held) => !given.has(tokenMark(held)));
    if (token === undefined) return null;
    given.add(tokenMark(token));
    write(rest);
    return token;
  }

  async function fillNow(): Promise<void> {
    let empty = 0;
    while (read().length <= poolMinimum && empty < emptyResponsesAllowed) {
      const asked = generation();
      const more = await request();
      if (more === null || generation() !== asked) return;
      const held = read();
      const fresh = [...new Set(more)].filter((token) => !held.includes(token) && !given.has(tokenMark(token)));
      empty = fresh.length === 0 ? empty + 1 : 0;
      if (fresh.length > 0) write([...held, ...fresh]);
    }
  }

  function fill(): Promise<void> {
    filling ??= fillNow().finally(() => {
      filling = null;
    });
    return filling;
  }

  return {
    async take() {
      const token = next();
      if (token !== null) {
        void fill();
        return token;
      }
      await fill();
      return next();
    },
    fill,
    drop: (marks) => write(read().filter((token) => !marks.has(tokenMark(token)))),
    held: () => read().map(tokenMark),
    given: () => given,
  };
}
