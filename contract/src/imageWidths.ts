/** Widths in CSS pixels that the image endpoint keeps; it rounds up to the next. */
export const imageWidths = [120, 165, 240, 360, 480] as const;
