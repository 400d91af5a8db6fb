import type { TitleBox, Warp } from './lettering.ts';

export type TitleStyle =
  | { readonly kind: 'extruded'; readonly colours?: readonly string[] }
  | { readonly kind: 'foil'; readonly colours: readonly string[] }
  | { readonly kind: 'neon'; readonly glow: string }
  /** `rotation` in degrees. */
  | { readonly kind: 'sticker'; readonly colours: readonly string[]; readonly rotation: number }
  | { readonly kind: 'flat'; readonly paint: string; readonly smallPaint?: string };

export interface TitleInput {
  readonly style: TitleStyle;
  /** Style where the title is not on the family's own plate, which is always dark. Defaults to `style`. */
  readonly styleOnDark?: TitleStyle;
  /** Place in the upright cover. */
  readonly box: TitleBox;
  /** Candidates, of which one is chosen. */
  readonly warps?: readonly Warp[];
  /** Maximum height of a main row in the upright cover. */
  readonly maxRowHeight: number;
  readonly tracking?: number;
}
