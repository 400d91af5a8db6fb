import type { ThemeColours } from './theme.ts';

const surfaces = ['sunken', 'background', 'surface1', 'surface2', 'surface3'] as const;

/** Colour pairs with the minimum contrast of WCAG 2.2 AA. */
const pairs: readonly { colour: keyof ThemeColours; against: readonly (keyof ThemeColours)[]; minContrast: number }[] =
  [
    { colour: 'text', against: surfaces, minContrast: 4.5 },
    { colour: 'muted', against: surfaces, minContrast: 4.5 },
    { colour: 'accentText', against: surfaces, minContrast: 4.5 },
    { colour: 'onAccent', against: ['accent'], minContrast: 4.5 },
    { colour: 'accent', against: surfaces, minContrast: 3 },
    { colour: 'control', against: surfaces.slice(0, 4), minContrast: 3 },
  ];

/** The lowest measured contrast of a colour over all its surfaces, and the required minimum. */
export interface MeasuredContrast {
  pair: string;
  minContrast: number;
  contrast: number;
}

export function contrastsOf(colours: ThemeColours): MeasuredContrast[] {
  return pairs.map(({ colour, against, minContrast }) => ({
    pair: `${colour} on ${against.length > 1 ? `${against[0]} … ${against.at(-1)}` : against[0]}`,
    minContrast,
    contrast: Math.min(...against.map((surface) => contrast(colours[colour], colours[surface]))),
  }));
}

/** Returns the contrast ratio of two opaque `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
