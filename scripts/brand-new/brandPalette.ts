import { contrast } from '../../brands/contrast.ts';
import type { ThemeColours } from '../../brands/theme.ts';

/** Saturation of dark surfaces. A higher one would compete with the covers. */
const tint = 0.16;

/**
 * Derives all colours of a dark theme from its accent. The surfaces below the accent are fixed, so an accent may fail;
 * the contrast report then says so.
 *
 * @param accent as `#rrggbb`
 */
export function brandPalette(accent: string): ThemeColours {
  const channels = channelsOf(accent);
  const [least, span] = [Math.min(...channels), Math.max(...channels) - Math.min(...channels)];
  /** The accent's hue in HSL. Grey has none, and stays grey. */
  const shade = (lightness: number, saturation = tint) => {
    const reach = saturation * (1 - Math.abs(2 * lightness - 1));
    return hex(channels.map((value) => lightness + (span === 0 ? 0 : reach * ((value - least) / span - 0.5))));
  };
  const [surface2, surface3, dark] = [shade(0.15), shade(0.2), shade(0.06, 0.4)];
  return {
    sunken: shade(0.035),
    background: shade(0.06),
    surface1: shade(0.1),
    surface2,
    surface3,
    line: shade(0.27),
    control: lightenUntil(shade(0.45), surface2, 3.3),
    text: '#faf9fc',
    muted: lightenUntil(shade(0.6, 0.1), surface3, 5),
    accent,
    accentHigh: lighter(accent, 0.45),
    onAccent: contrast(dark, accent) >= contrast('#ffffff', accent) ? dark : '#ffffff',
    accentText: lightenUntil(accent, surface3, 4.8),
    second: '#ffffff',
  };
}

function lightenUntil(colour: string, backdrop: string, minContrast: number): string {
  const shares = Array.from({ length: 50 }, (_, at) => at / 50);
  const share = shares.find((each) => contrast(lighter(colour, each), backdrop) >= minContrast);
  return lighter(colour, share ?? 1);
}

/** Mixes a colour with a share of white. */
const lighter = (colour: string, share: number): string =>
  hex(channelsOf(colour).map((value) => value + (1 - value) * share));

/** Red, green and blue, each 0 to 1. */
const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

const hex = (channels: number[]): string =>
  `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
