/** Sandbox time. Rules take the time as a parameter, so that tests can set it. All values are Unix milliseconds. */
export interface Clock {
  now(): number;
  /** Moves the clock by milliseconds, forwards or backwards. */
  move(ms: number): void;
}

export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    move: (ms) => {
      offset += ms;
    },
  };
}
