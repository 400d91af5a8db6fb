import { ownValue } from '@foyer/contract/ownValue';
import { svgElement } from '../../../page/svgElement.ts';
import { faceCard } from './faceCard.ts';
import { suitDrawing } from './suitDrawing.ts';

/** Size of the drawing, which scales to any display size. */
const width = 250;
const height = 350;
const [left, middle, right] = [93, width / 2, 157];

/** Columns and heights of the pips of a number; the lower half is upside down. */
const pips: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [middle, 76],
    [middle, 274],
  ],
  3: [
    [middle, 76],
    [middle, 175],
    [middle, 274],
  ],
  4: [
    [left, 76],
    [right, 76],
    [left, 274],
    [right, 274],
  ],
  5: [
    [left, 76],
    [right, 76],
    [middle, 175],
    [left, 274],
    [right, 274],
  ],
  6: [
    [left, 76],
    [right, 76],
    [left, 175],
    [right, 175],
    [left, 274],
    [right, 274],
  ],
  7: [
    [left, 76],
    [right, 76],
    [middle, 125],
    [left, 175],
    [right, 175],
    [left, 274],
    [right, 274],
  ],
  8: [
    [left, 76],
    [right, 76],
    [middle, 125],
    [left, 175],
    [right, 175],
    [middle, 225],
    [left, 274],
    [right, 274],
  ],
  9: [
    [left, 70],
    [right, 70],
    [left, 140],
    [right, 140],
    [middle, 175],
    [left, 210],
    [right, 210],
    [left, 280],
    [right, 280],
  ],
  T: [
    [left, 70],
    [right, 70],
    [middle, 105],
    [left, 140],
    [right, 140],
    [left, 210],
    [right, 210],
    [middle, 245],
    [left, 280],
    [right, 280],
  ],
};

/** Draws rank and suit in the corner, readable on a phone and while another card covers the rest. */
function corner(rank: string, suit: string): SVGGElement {
  const ten = rank === 'T';
  const text = svgElement(
    'text',
    {
      x: 36,
      y: 72,
      'text-anchor': 'middle',
      'font-size': ten ? 66 : 78,
      'font-weight': 700,
      fill: 'currentColor',
      ...(ten && { textLength: 58, lengthAdjust: 'spacingAndGlyphs' }),
    },
    ten ? '10' : rank,
  );
  return svgElement('g', {}, text, suitDrawing(suit, { x: 36, y: 106, size: 48 }));
}

function faceCardField(rank: 'J' | 'Q' | 'K', suit: string): SVGGElement {
  const half = (turn: string): SVGGElement =>
    svgElement(
      'g',
      { transform: `${turn} translate(${middle} 175)` },
      faceCard(rank),
      suitDrawing(suit, { x: -39, y: -102, size: 30 }),
    );
  const frame = { x: 68, y: 44, width: 114, height: 262, rx: 10 };
  return svgElement(
    'g',
    {},
    svgElement('rect', { ...frame, fill: '#f7ead0' }),
    half(''),
    half(`rotate(180 ${middle} 175)`),
    svgElement('path', { d: `M68 175H182`, stroke: '#d8a437', 'stroke-width': 5 }),
    svgElement('rect', { ...frame, fill: 'none', stroke: 'currentColor', 'stroke-width': 3 }),
  );
}

function field(rank: string, suit: string): SVGElement {
  if (rank === 'J' || rank === 'Q' || rank === 'K') return faceCardField(rank, suit);
  if (rank === 'A') return suitDrawing(suit, { x: middle, y: 180, size: 118 });
  return svgElement(
    'g',
    {},
    ...(ownValue(pips, rank) ?? []).map(([x, y]) => suitDrawing(suit, { x, y, size: 46, turned: y > 175 })),
  );
}

/** Draws the face of a card by its two letters. Suits differ by shape as well as colour. */
export function cardFace(name: string): SVGSVGElement {
  const [rank = '', suit = ''] = name;
  return svgElement(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      class: `card-face ${suit === 'H' || suit === 'D' ? 'card-red' : 'card-black'}`,
      'aria-hidden': 'true',
    },
    field(rank, suit),
    corner(rank, suit),
    svgElement('g', { transform: `rotate(180 ${width / 2} ${height / 2})` }, corner(rank, suit)),
  );
}
