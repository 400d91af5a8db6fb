/**
 * All vectors of `kinds` counts whose sum is at most `most`, in the order of a dictionary, so that a list of numbers can
 * hold one for each. Vectors that differ in the last count only lie side by side.
 */
export interface VectorOrder {
  readonly size: number;
  /** Calls with every vector that has all places filled, and its place in the order. The vector is the same object each time. */
  walkFull(each: (vector: Uint8Array, place: number) => void): void;
  placeOf(vector: Uint8Array): number;
  /**
   * Fills empty places with the kind of the last count: every empty place takes it with the chance `share`. In the answer
   * that count has become the first, so that after as many calls as there are kinds the order is the old one again.
   */
  fillLast(chances: Float64Array, share: number): Float64Array<ArrayBuffer>;
}

export function vectorOrder(kinds: number, most: number): VectorOrder {
  const sums = most + 1;
  /** Number of vectors of so many counts with at most this sum, `sums` numbers for each number of counts. */
  const numbers = new Int32Array((kinds + 1) * sums).fill(1);
  const number = (counts: number, sum: number): number => numbers[counts * sums + sum] as number;
  for (let counts = 1; counts <= kinds; counts++) {
    for (let sum = 0; sum <= most; sum++)
      numbers[counts * sums + sum] = (sum > 0 ? number(counts, sum - 1) : 0) + number(counts - 1, sum);
  }
  const size = number(kinds, most);

  /** How many vectors come before the one that puts `count` here, where `counts` counts with the sum `room` follow on. */
  const before = (counts: number, room: number, count: number): number =>
    number(counts, room) - (count > room ? 0 : number(counts, room - count));

  return {
    size,
    walkFull(each) {
      const vector = new Uint8Array(kinds);
      const fill = (from: number, room: number, place: number): void => {
        if (from === kinds - 1) {
          vector[from] = room;
          each(vector, place + room);
          return;
        }
        for (let count = 0; count <= room; count++) {
          vector[from] = count;
          fill(from + 1, room - count, place + before(kinds - from, room, count));
        }
      };
      fill(0, most, 0);
    },
    placeOf(vector) {
      let place = 0;
      let room = most;
      for (let from = 0; from < kinds; from++) {
        place += before(kinds - from, room, vector[from] as number);
        room -= vector[from] as number;
      }
      return place;
    },
    fillLast(chances, share) {
      const taken = new Float64Array(sums * sums);
      binomials(most, share).forEach((row, tries) => taken.set(row, tries * sums));
      const filled = new Float64Array(size);
      const prefix = new Uint8Array(kinds - 1);
      let place = 0;
      /** Where the vector lands that begins with `count` and goes on with the prefix. */
      const landing = (count: number): number => {
        let to = before(kinds, most, count);
        let room = most - count;
        for (let from = 0; from < kinds - 1; from++) {
          to += before(kinds - 1 - from, room, prefix[from] as number);
          room -= prefix[from] as number;
        }
        return to;
      };
      const fill = (from: number, room: number): void => {
        if (from < kinds - 1) {
          for (let count = 0; count <= room; count++) {
            prefix[from] = count;
            fill(from + 1, room - count);
          }
          return;
        }
        let least = 0;
        while (least <= room && chances[place + least] === 0) least++;
        for (let count = least; count <= room; count++) {
          let chance = 0;
          for (let had = least; had <= count; had++) {
            const known = chances[place + had] as number;
            if (known !== 0) chance += known * (taken[(room - had) * sums + count - had] as number);
          }
          if (chance !== 0) {
            const to = landing(count);
            filled[to] = (filled[to] as number) + chance;
          }
        }
        place += room + 1;
      };
      fill(0, most);
      return filled;
    },
  };
}

/** Chance that of `tries` places so many take a share: `binomials(…)[tries][taken]`. */
export function binomials(most: number, share: number): Float64Array[] {
  const table: Float64Array[] = [Float64Array.of(1)];
  for (let tries = 1; tries <= most; tries++) {
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
