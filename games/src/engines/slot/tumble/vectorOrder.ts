/**
 * Lexicographic order of all vectors of `kinds` counts with a sum of at most `max`, which allows an array to hold one
 * value per vector. Vectors that differ only in the last count are adjacent.
 */
export interface VectorOrder {
  readonly size: number;
  /** Calls `each` with every vector that fills all places, and its index. Reuses one vector object. */
  walkFull(each: (vector: Uint8Array, place: number) => void): void;
  placeOf(vector: Uint8Array): number;
  /**
   * Fills empty places with the kind of the last count, each with probability `share`. In the result that count is the
   * first one, so that after `kinds` calls the order is the original one.
   */
  fillLast(chances: Float64Array, share: number): Float64Array<ArrayBuffer>;
}

export function vectorOrder(kinds: number, max: number): VectorOrder {
  const sums = max + 1;
  /** Number of vectors by number of counts and maximum sum; `sums` entries for each number of counts. */
  const numbers = new Int32Array((kinds + 1) * sums).fill(1);
  const number = (counts: number, sum: number): number => numbers[counts * sums + sum] as number;
  for (let counts = 1; counts <= kinds; counts++) {
    for (let sum = 0; sum <= max; sum++)
      numbers[counts * sums + sum] = (sum > 0 ? number(counts, sum - 1) : 0) + number(counts - 1, sum);
  }
  const size = number(kinds, max);

  /** Returns how many vectors precede `count` here, where `counts` further counts with the sum `room` follow. */
  const before = (counts: number, roomLeft: number, count: number): number =>
    number(counts, roomLeft) - (count > roomLeft ? 0 : number(counts, roomLeft - count));

  return {
    size,
    walkFull(each) {
      const vector = new Uint8Array(kinds);
      const fill = (from: number, roomLeft: number, place: number): void => {
        if (from === kinds - 1) {
          vector[from] = roomLeft;
          each(vector, place + roomLeft);
          return;
        }
        for (let count = 0; count <= roomLeft; count++) {
          vector[from] = count;
          fill(from + 1, roomLeft - count, place + before(kinds - from, roomLeft, count));
        }
      };
      fill(0, max, 0);
    },
    placeOf(vector) {
      let place = 0;
      let roomLeft = max;
      for (let from = 0; from < kinds; from++) {
        place += before(kinds - from, roomLeft, vector[from] as number);
        roomLeft -= vector[from] as number;
      }
      return place;
    },
    fillLast(chances, share) {
      const taken = new Float64Array(sums * sums);
      binomials(max, share).forEach((row, tries) => taken.set(row, tries * sums));
      const filled = new Float64Array(size);
      const prefix = new Uint8Array(kinds - 1);
      let place = 0;
      /** Returns the index of the vector that consists of `count` and the prefix. */
      const landing = (count: number): number => {
        let to = before(kinds, max, count);
        let roomLeft = max - count;
        for (let from = 0; from < kinds - 1; from++) {
          to += before(kinds - 1 - from, roomLeft, prefix[from] as number);
          roomLeft -= prefix[from] as number;
        }
        return to;
      };
      const fill = (from: number, roomLeft: number): void => {
        if (from < kinds - 1) {
          for (let count = 0; count <= roomLeft; count++) {
            prefix[from] = count;
            fill(from + 1, roomLeft - count);
          }
          return;
        }
        let least = 0;
        while (least <= roomLeft && chances[place + least] === 0) least++;
        for (let count = least; count <= roomLeft; count++) {
          let chance = 0;
          for (let had = least; had <= count; had++) {
            const known = chances[place + had] as number;
            if (known !== 0) chance += known * (taken[(roomLeft - had) * sums + count - had] as number);
          }
          if (chance !== 0) {
            const to = landing(count);
            filled[to] = (filled[to] as number) + chance;
          }
        }
        place += roomLeft + 1;
      };
      fill(0, max);
      return filled;
    },
  };
}

/** Returns binomial probabilities: `binomials(…)[tries][taken]`. */
export function binomials(max: number, share: number): Float64Array[] {
  const table: Float64Array[] = [Float64Array.of(1)];
  for (let tries = 1; tries <= max; tries++) {
    const fewer = at(table, tries - 1);
    table.push(
      Float64Array.from(
        { length: tries + 1 },
        (_, taken) => (fewer[taken] ?? 0) * (1 - share) + (fewer[taken - 1] ?? 0) * share,
      ),
    );
  }
  return table;
}

function at(table: readonly Float64Array[], index: number): Float64Array {
  const row = table[index];
  if (!row) throw new Error(`no row ${index}`);
  return row;
}
