/** Outlines of plates, centred in a square of 256. */
export const plateShapes = {
  hexagon: 'M128 12L228 70V186L128 244L28 186V70Z',
  shield: 'M128 10C158 28 196 34 226 34V128C226 188 180 226 128 248C76 226 30 188 30 128V34C60 34 98 28 128 10Z',
  arch: 'M36 242V116Q36 12 128 12Q220 12 220 116V242Z',
  octagon: 'M84 16H172L240 84V172L172 240H84L16 172V84Z',
  diamond: 'M128 6L250 128L128 250L6 128Z',
  lantern: 'M96 10H160L176 34Q240 70 240 128Q240 186 176 222L160 246H96L80 222Q16 186 16 128Q16 70 80 34Z',
  tile: 'M54 18H202Q238 18 238 54V202Q238 238 202 238H54Q18 238 18 202V54Q18 18 54 18Z',
  disc: 'M128 12A116 116 0 1 1 127.9 12Z',
} as const;
export type PlateShape = keyof typeof plateShapes;

/** Share of a plate's size that an emblem may fill without touching the rim. */
export const emblemShare: Readonly<Record<PlateShape, number>> = {
  hexagon: 0.6,
  shield: 0.58,
  arch: 0.58,
  octagon: 0.62,
  diamond: 0.47,
  lantern: 0.58,
  tile: 0.6,
  disc: 0.56,
};
