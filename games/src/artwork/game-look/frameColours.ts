import { contrast } from '@foyer/brands/contrast';
import { darken, lighten, mixColours } from '../covers/colour.ts';
import type { Palette } from '../covers/coverPalettes.ts';

/** Colours of a game's frame. */
export interface FrameColours {
  /** Edges of the background. */
  readonly deep: string;
  readonly mid: string;
  /** Light behind the game. */
  readonly glow: string;
  /** Title and highlighted text, readable on `mid` and, in large letters, on `glow`. */
  readonly metal: string;
  /** Accent of the cover, for decoration only. */
  readonly accent: string;
  /** Text on a surface in `metal`. */
  readonly onMetal: string;
}

/** Minimum contrasts of text and of large text (WCAG 2.2). */
const minContrast = 4.5;
const minLargeContrast = 3;

const steps = Array.from({ length: 19 }, (_, step) => step / 20);

/** Returns the first of `candidates` that passes, or the last. */
function firstThat(candidates: readonly string[], passes: (colour: string) => boolean): string {
  return candidates.find(passes) ?? candidates.at(-1) ?? '';
}

/**
 * Derives the colours of a game's frame from those of its cover. A cover is small and may be loud; a frame fills the
 * screen for a long time and carries text. So the light is calmer, and the metal bright enough to read.
 */
export function frameColours({ deep, mid, glow, accent }: Palette): FrameColours {
  const field = firstThat(
    steps.map((share) => mixColours(mid, deep, 0.1 + share)),
    (colour) => contrast(colour, '#ffffff') >= minContrast + 1.5,
  );
  const metal = firstThat(
    steps.map((share) => lighten(accent, share)),
    (colour) => contrast(colour, field) >= minContrast,
  );
  const light = firstThat(
    steps.map((share) => mixColours(glow, field, 0.35 + share * 0.7)),
    (colour) => contrast(colour, metal) >= minLargeContrast && contrast(colour, '#ffffff') >= minLargeContrast,
  );
  return { deep, mid: field, glow: light, metal, accent, onMetal: darken(deep, 0.4) };
}
