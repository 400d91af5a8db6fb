/** Random choices that are the same for the same seed on every machine. */
export interface SeededRandom {
  /** 0 (inclusive) to 1 (exclusive). */
  next(): number;
  between(low: number, high: number): number;
  /** Returns a whole number, both bounds included. */
  whole(low: number, high: number): number;
  /** Returns an element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/** FNV-1a over code points, then murmur's finaliser, so that neighbouring ids differ widely. 32 bits, unsigned. */
export function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16_777_619);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 2_246_822_507);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** Mulberry32, seeded with the hash of `seed`. */
export function seededRandom(seed: string): SeededRandom {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (list) => {
      const choice = list[Math.floor(next() * list.length)];
      if (choice === undefined) throw new Error('nothing to pick from');
      return choice;
    },
    chance: (probability) => next() < probability,
  };
}
