/** Fonts of Latin lettering, as package names of Fontsource. */
export const latinFaces = [
  'anton',
  'bebas-neue',
  'bungee',
  'chango',
  'cinzel',
  'cinzel-decorative',
  'lilita-one',
  'limelight',
  'luckiest-guy',
  'metamorphous',
  'monoton',
  'pirata-one',
  'playfair-display',
  'righteous',
  'roboto',
  'russo-one',
  'rye',
  'titan-one',
] as const;
export type LatinFace = (typeof latinFaces)[number];

export const chineseFaces = ['ma-shan-zheng', 'zcool-kuaile'] as const;
export type ChineseFace = (typeof chineseFaces)[number];

export type Face = LatinFace | ChineseFace;
