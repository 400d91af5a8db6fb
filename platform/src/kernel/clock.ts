/** The sandbox's time. Rules take it as a parameter, so that a test can move it. All values are Unix milliseconds. */
export interface Clock {
  now(): number;
  /** Moves the clock by this many milliseconds, forwards or backwards. */
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
