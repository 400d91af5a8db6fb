import { contrast } from '../../brands/contrast.ts';

/** @typedef {[number, number, number]} Rgb */

const surfaces = /** @type {const} */ ({
  sunken: 0.035,
  background: 0.06,
  surface1: 0.1,
  surface2: 0.15,
  surface3: 0.2,
});
/** Share of the accent's hue in dark surfaces. A higher share would compete with the covers. */
const tint = 0.16;

/**
 * Derives all colours of a dark theme from its accent. The surfaces below the accent are fixed, so an accent may fail;
 * the contrast report then says so.
 * @param {string} accent as `#rrggbb`
 * @returns {import('../../brands/theme.ts').ThemeColours}
 */
export function brandPalette(accent) {
  const hue = hueOf(rgbOf(accent));
  const shade = (/** @type {number} */ lightness, saturation = tint) => hex(fromHsl(hue, saturation, lightness));
  const highest = shade(surfaces.surface3);
  const second = shade(surfaces.surface2);
  const dark = shade(0.06, 0.4);
  return {
    sunken: shade(surfaces.sunken),
    background: shade(surfaces.background),
    surface1: shade(surfaces.surface1),
    surface2: second,
    surface3: highest,
    line: shade(0.27),
    control: lightenUntil(shade(0.45), second, 3.3),
    text: '#faf9fc',
    muted: lightenUntil(shade(0.6, 0.1), highest, 5),
    accent,
    accentHigh: mixed(accent, '#ffffff', 0.45),
    onAccent: contrast(dark, accent) >= contrast('#ffffff', accent) ? dark : '#ffffff',
    accentText: lightenUntil(accent, highest, 4.8),
    second: '#ffffff',
  };
}

/** @param {string} colour @param {string} backdrop @param {number} minContrast */
function lightenUntil(colour, backdrop, minContrast) {
  for (let share = 0; share < 1; share += 0.02) {
    const lighter = mixed(colour, '#ffffff', share);
    if (contrast(lighter, backdrop) >= minContrast) return lighter;
  }
  return '#ffffff';
}

/** @param {string} one @param {string} other @param {number} share of the other */
function mixed(one, other, share) {
  const [from, to] = [rgbOf(one), rgbOf(other)];
  return hex(/** @type {Rgb} */ (from.map((value, at) => value + ((to[at] ?? 0) - value) * share)));
}

/** @param {string} colour @returns {Rgb} each 0 to 1 */
function rgbOf(colour) {
  return /** @type {Rgb} */ ([1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255));
}

/** @param {Rgb} colour */
function hex(colour) {
  return `#${colour
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Degrees. @param {Rgb} colour */
function hueOf([red, green, blue]) {
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return 0;
  const sixth =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  return (sixth * 60 + 360) % 360;
}

/** @param {number} hue @param {number} saturation @param {number} lightness @returns {Rgb} */
function fromHsl(hue, saturation, lightness) {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (/** @type {number} */ at) => {
    const k = (at + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [part(0), part(8), part(4)];
}
