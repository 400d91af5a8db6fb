import * as v from 'valibot';

/**
 * Query parameters of the image endpoint (the content system's image processor): `rmode`, `width`, `height`, `quality`,
 * `format`. Sizes are in CSS pixels; the endpoint rounds up to its stored widths.
 */

export const imageRendering = v.object({
  rmode: v.optional(v.picklist(['max', 'crop']), 'max'),
  width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1920))),
  height: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1920))),
  quality: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 80),
  format: v.optional(v.picklist(['webp', 'png', 'jpeg', 'avif'])),
});
export type ImageRendering = v.InferOutput<typeof imageRendering>;
