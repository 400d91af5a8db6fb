import { imageWidths, type wideImageWidths } from '@foyer/contract/imageWidths';

type ImageWidth = (typeof imageWidths)[number] | (typeof wideImageWidths)[number];

interface CoverRendering {
  /** Width in CSS pixels; one of those that the image endpoint supports (PG-13). */
  width: ImageWidth;
  mediaOrigin: string;
}

/** Returns the address of a cover (3:4, or 16:9 if wide) at quality 80, as WebP unless the source is SVG or PNG (PG-13). */
export function coverAddress(image: string, { width, mediaOrigin }: CoverRendering): string {
  // A game without a cover has an empty picture.
  if (image === '') return 'data:,';
  const format = /\.(?:svg|png)$/i.test(image) ? '' : '&format=webp';
  return `${mediaOrigin}${image}?rmode=max&width=${width}&quality=80${format}`;
}

/** Returns the cover in every width of upright covers, or in the given ones, for `srcset`. */
export function coverSet(image: string, mediaOrigin: string, widths: readonly ImageWidth[] = imageWidths): string {
  if (image === '') return '';
  return widths.map((width) => `${coverAddress(image, { width, mediaOrigin })} ${width}w`).join(', ');
}
