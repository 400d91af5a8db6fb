import { wideImageWidths } from '@foyer/contract/imageWidths';
import { coverAddress } from '../../domain/game/coverAddress.ts';

/** Returns a wide cover in every supported width, for `srcset`. */
export function wideCoverSet(image: string, mediaOrigin: string): string {
  return wideImageWidths.map((width) => `${coverAddress(image, { width, mediaOrigin })} ${width}w`).join(', ');
}
