/** Widths in CSS pixels that the image endpoint stores; other widths round up. */
export const imageWidths = [120, 165, 240, 360, 480] as const;

/** Stored widths of wide pictures (16:9). */
export const wideImageWidths = [360, 720, 1080, 1440] as const;
