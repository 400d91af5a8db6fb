/** Widths in CSS pixels that the image endpoint stores; other widths round up. */
export const imageWidths = [120, 165, 240, 360, 480] as const;
