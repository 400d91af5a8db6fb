/** Position of a result on the screen, in CSS pixels. */
export interface ResultBox {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns where an arrow key moves the focus: from the field to the best match, between neighbours, to the row above or
 * below, and from the first row back to the field.
 * @param at index of the focused result, -1 if the focus is elsewhere
 * @returns index of the next result, or null if the key keeps its default action
 */
export function resultStep(key: string, at: number | 'field', boxes: readonly ResultBox[]): number | 'field' | null {
  if (at === 'field') return key === 'ArrowDown' && boxes.length > 0 ? 0 : null;
  const box = boxes[at];
  if (box === undefined) return null;
  if (key === 'ArrowRight') return at + 1 < boxes.length ? at + 1 : null;
  if (key === 'ArrowLeft') return at > 0 ? at - 1 : null;
  // Without a result below, continue with the next one in reading order.
  if (key === 'ArrowDown')
    return nearest(boxes, box, (other) => other.top - box.bottom) ?? (at + 1 < boxes.length ? at + 1 : null);
  if (key === 'ArrowUp') return nearest(boxes, box, (other) => box.top - other.bottom) ?? 'field';
  return null;
}

/** Weight of the distance between rows against that between columns, so that a short row is not skipped. */
const rowWeight = 3;

/** Returns the nearest box in one direction, by row first, then by column. */
function nearest(boxes: readonly ResultBox[], from: ResultBox, gapTo: (box: ResultBox) => number): number | null {
  // A focused tile is enlarged and may overlap its neighbours.
  const maxOverlap = (from.bottom - from.top) / 2;
  let found: number | null = null;
  let minDistance = Infinity;
  for (const [place, box] of boxes.entries()) {
    const gap = gapTo(box);
    const distance = Math.max(0, gap) * rowWeight + Math.abs(box.left - from.left);
    if (gap > -maxOverlap && distance < minDistance) [found, minDistance] = [place, distance];
  }
  return found;
}
