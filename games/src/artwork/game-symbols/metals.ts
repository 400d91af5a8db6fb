import type { CoverDocument } from '../covers/coverDocument.ts';

/** Five colours of a polished metal, in the order in which light crosses it. */
export type Metal = readonly [gleam: string, light: string, dark: string, reflection: string, edge: string];

export const metals = {
  gold: ['#fff6d0', '#f2cf7a', '#a8732a', '#f7e0a0', '#7a4c14'],
  silver: ['#ffffff', '#d4dce8', '#7e8ba0', '#eef3fa', '#4a566a'],
  bronze: ['#ffe6c8', '#dd9a5e', '#84451f', '#eeb684', '#5a2c12'],
  pearl: ['#ffffff', '#f4e8ee', '#b9a5b8', '#fff6f2', '#7d6a80'],
} as const satisfies Record<string, Metal>;
export type MetalName = keyof typeof metals;

/** Colours of enamel, light and stones. They differ in lightness too, so that symbols stay distinct without colour. */
export const tints = {
  ruby: '#c2182f',
  sapphire: '#1f52c8',
  emerald: '#0f8a4e',
  amethyst: '#7a34c4',
  amber: '#d98a14',
  teal: '#0f94a4',
  rose: '#d8588c',
  onyx: '#3a4256',
} as const;
export type TintName = keyof typeof tints;

/** Colours of things that have one. */
export const naturalTints: Readonly<Record<string, string>> = {
  watermelon: '#1f9a45',
  grapes: '#7330b8',
  cherry: '#cf1734',
  strawberry: '#e03a4c',
  pineapple: '#e0a01c',
  lemon: '#f2cb1d',
  tangerine: '#f08019',
  peach: '#f59a78',
  pear: '#a9c22c',
  'kiwi-fruit': '#6f8f2a',
  blackcurrant: '#33306f',
  hearts: '#cf1734',
  diamonds: '#e0592a',
  spades: '#2b3a66',
  clubs: '#1d5a48',
  donut: '#e8649c',
  cupcake: '#d0527c',
  'cake-slice': '#f0a04a',
  'ice-cream-cone': '#5fc4c8',
  cookie: '#b4742e',
  'chocolate-bar': '#6e3f22',
};

/** Metal from the upper left to the lower right of the painted shape. */
export function metalPaint(document: CoverDocument, metal: Metal): string {
  return document.linear(
    metal.map((colour, index) => [index / 4, colour] as const),
    [0, 0, 0.7, 1],
  );
}
