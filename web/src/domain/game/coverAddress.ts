import { imageWidths } from '@foyer/contract/imageWidths';

interface CoverRendering {
  /** Width in CSS pixels; one of the widths that the image endpoint keeps (PG-13). */
  width: (typeof imageWidths)[number];
  mediaOrigin: string;
}

/** Address of a cover, 3 wide to 4 high, at quality 80; as WebP unless its source is an svg or png (PG-13). */
export function coverAddress(image: string, { width, mediaOrigin }: CoverRendering): string {
  const format = /\.(?:svg|png)$/i.test(image) ? '' : '&format=webp';
  return `${mediaOrigin}${image}?rmode=max&width=${width}&quality=80${format}`;
}

/** The same cover in every width that is kept, or in those named, for `srcset`. */
export function coverSet(
  image: string,
  mediaOrigin: string,
  widths: readonly (typeof imageWidths)[number][] = imageWidths,
): string {
  return widths.map((width) => `${coverAddress(image, { width, mediaOrigin })} ${width}w`).join(', ');
}
