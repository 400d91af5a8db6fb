import { outlinedText } from '@foyer/games/artwork/outlinedText';

/** Width of blog pictures (1280 x 720). The subject is in the centre, because lists crop the sides. */
export const pictureWidth = 1280;
export const pictureHeight = 720;

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Concatenates one element for each whole number from 0. */
export const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

export const down = (id: string, ...list: readonly Stop[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;

export const around = (id: string, ...list: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

/** Draws a background gradient from `top` to `bottom`, with light behind the centre. */
export function background(top: string, bottom: string, light: string): string {
  return `<defs>${down('ground', [0, top], [1, bottom])}${around('light', [0, light, 0.55], [1, light, 0])}</defs><rect width="1280" height="720" fill="url(#ground)"/><circle cx="640" cy="330" r="560" fill="url(#light)"/>`;
}

export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${round(width / 18)}" fill="#000" opacity=".4"/>`;

/** Draws centred text with its baseline at `y`. */
export const label = (x: number, y: number, size: number, colour: string, text: string): string =>
  `<path d="${outlinedText(x, y, size, text)}" fill="${colour}"/>`;
