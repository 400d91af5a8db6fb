const nearBlack = '#05060a';

/** Parses `#rrggbb` to red, green and blue, 0 to 255. */
export function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mixColours(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darken = (colour: string, share: number): string => mixColours(colour, nearBlack, share);
export const lighten = (colour: string, share: number): string => mixColours(colour, '#ffffff', share);
