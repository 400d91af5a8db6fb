import { ownValue } from '@foyer/contract/ownValue';
import type { GameTheme } from '../../catalogue/gameArt.ts';
import { CoverDocument } from '../covers/coverDocument.ts';
import type { CoverFonts } from '../covers/coverFonts.ts';
import type { IconPacks } from '../covers/iconPacks.ts';
import { drawBars, drawLetter, drawSeven } from './drawLetter.ts';
import { cutStones, drawStone, stoneNames } from './drawStone.ts';
import {
  drawCarved,
  drawEnamel,
  drawIce,
  drawMedallion,
  drawNeon,
  drawScatter,
  drawWild,
  symbolSide,
  type Emblem,
} from './emblems.ts';
import { letterName, symbolLetters } from './gameSymbols.ts';
import { metals, naturalTints, tints, type TintName } from './metals.ts';
import { symbolSets, type SymbolSet, type SymbolStyle } from './symbolSets.ts';

type Draw = (document: CoverDocument, fonts: CoverFonts) => void;

/** Sides of enamel and ice figures: symbols that pay more are larger. */
const highSide = 200;
const lowSide = 172;

const vivid: readonly TintName[] = ['ruby', 'sapphire', 'emerald', 'amethyst', 'amber', 'teal'];
const cold: readonly TintName[] = ['sapphire', 'teal', 'amethyst', 'rose', 'onyx', 'emerald'];
/** Order of the colours of a theme's symbols. Metal needs a dark plate, and ice is never warm. */
const highTints: Readonly<Record<SymbolStyle, readonly TintName[]>> = {
  medallion: ['ruby', 'sapphire', 'emerald', 'amethyst', 'onyx', 'teal'],
  enamel: vivid,
  neon: ['rose', 'sapphire', 'emerald', 'amethyst', 'amber', 'teal'],
  ice: cold,
  carved: vivid,
};
const turned = (order: readonly TintName[]): readonly TintName[] => [...order.slice(3), ...order.slice(0, 3)];
const lowTints: Readonly<Record<SymbolStyle, readonly TintName[]>> = {
  medallion: turned(highTints.medallion),
  enamel: turned(vivid),
  neon: turned(highTints.neon),
  ice: turned(cold),
  carved: turned(vivid),
};
const letterTints: readonly TintName[] = ['ruby', 'sapphire', 'emerald', 'amethyst'];

const painters: Readonly<Record<SymbolStyle, (document: CoverDocument, emblem: Emblem, side: number) => void>> = {
  medallion: drawMedallion,
  enamel: drawEnamel,
  neon: drawNeon,
  ice: drawIce,
  carved: drawCarved,
};

/** All symbols by the names of their picture files. */
export function symbolDrawings(): ReadonlyMap<string, Draw> {
  const sets = Object.entries(symbolSets) as [GameTheme, SymbolSet][];
  return new Map<string, Draw>([
    ...sets.flatMap(([theme, set]) => drawingsOf(theme, set)),
    ...stoneNames.map((name): [string, Draw] => [`stone-${name}`, (document) => drawStone(document, cutStones[name])]),
    ['classic-seven', drawSeven],
    ...[1, 2, 3].map((count): [string, Draw] => [
      `classic-bar-${count}`,
      (document, fonts) => drawBars(document, fonts, count),
    ]),
  ]);
}

function drawingsOf(theme: GameTheme, set: SymbolSet): [string, Draw][] {
  const { shape, tile } = set;
  const metal = metals[set.metal];
  const emblem = (icon: string, tint: string): Emblem => ({ icon, tint, metal, shape, tile });
  // Colours follow the place in the list, so that no two symbols of a game share one by accident.
  const tinted = (icons: readonly string[], order: readonly TintName[]): Emblem[] =>
    icons.map((icon, at) => emblem(icon, ownValue(naturalTints, icon) ?? tints[order[at % order.length] ?? 'ruby']));
  const named = (icon: string, draw: Draw): [string, Draw] => [`${theme}-${icon}`, draw];
  const [wildTint, scatterTint] = set.lights;
  return [
    ...tinted(set.high, highTints[set.highStyle]).map((each) =>
      named(each.icon, (document) => painters[set.highStyle](document, each, highSide)),
    ),
    ...tinted(set.low, lowTints[set.lowStyle]).map((each) =>
      named(each.icon, (document) => painters[set.lowStyle](document, each, lowSide)),
    ),
    named(set.wild, (document) => drawWild(document, emblem(set.wild, tints[wildTint]))),
    named(set.scatter, (document) => drawScatter(document, emblem(set.scatter, tints[scatterTint]))),
    ...symbolLetters.map((letter, at): [string, Draw] => [
      letterName(set, letter),
      (document, fonts) =>
        drawLetter(document, fonts, {
          letter: letter.toUpperCase(),
          face: set.face,
          colour: tints[letterTints[at] ?? 'ruby'],
          metal,
        }),
    ]),
  ];
}

/** Draws a symbol as an SVG document. */
export function symbolSvg(draw: Draw, { packs, fonts }: { packs: IconPacks; fonts: CoverFonts }): string {
  const document = new CoverDocument(packs, { width: symbolSide, height: symbolSide });
  draw(document, fonts);
  return document.toSvg();
}
