import { svgElement } from '../../../page/svgElement.ts';

/** Jacks, queens and kings are half figures of simple shapes that a card shows twice. */
type FaceCardRank = 'J' | 'Q' | 'K';

const paper = '#fff6e3';
const gold = '#d8a437';
const ink = '#3b2a12';

const shape = (d: string, fill: string): SVGPathElement =>
  svgElement('path', { d, fill, stroke: ink, 'stroke-width': 2, 'stroke-linejoin': 'round' });
const pearl = (x: number, y: number): SVGCircleElement =>
  svgElement('circle', { cx: x, cy: y, r: 4.5, fill: gold, stroke: ink, 'stroke-width': 1.5 });

const hair: Readonly<Record<FaceCardRank, string>> = {
  J: 'M-25 -84Q-30 -54 -20 -46H20Q30 -54 25 -84Z',
  Q: 'M-24 -86Q-42 -50 -30 -30Q-14 -40 0 -40Q14 -40 30 -30Q42 -50 24 -86Z',
  K: 'M-23 -84Q-28 -62 -22 -50H22Q28 -62 23 -84Z',
};
const crown: Readonly<Record<FaceCardRank, string>> = {
  J: 'M-27 -84Q-30 -112 2 -112Q30 -110 27 -84Q0 -92 -27 -84Z',
  Q: 'M-24 -86L-30 -112L-13 -99L0 -117L13 -99L30 -112L24 -86Q0 -92 -24 -86Z',
  K: 'M-26 -86L-29 -119L-14 -104L0 -121L14 -104L29 -119L26 -86Q0 -91 -26 -86Z',
};

export function faceCard(rank: FaceCardRank): SVGGElement {
  const figure = svgElement(
    'g',
    {},
    shape(hair[rank], rank === 'K' ? '#b98a52' : '#e2b763'),
    shape('M-55 0V-24Q-38 -46 0 -46Q38 -46 55 -24V0Z', 'currentColor'),
    shape('M-20 -45L0 -8L20 -45Z', gold),
    shape('M-7 -45L0 -26L7 -45Z', paper),
    shape('M-19 -84Q-21 -52 0 -46Q21 -52 19 -84Q0 -92 -19 -84Z', paper),
  );
  if (rank === 'K')
    figure.append(shape('M-20 -68Q-20 -38 0 -32Q20 -38 20 -68Q10 -58 0 -58Q-10 -58 -20 -68Z', '#b98a52'));
  figure.append(
    shape(crown[rank], rank === 'J' ? 'currentColor' : gold),
    svgElement('circle', { cx: -8, cy: -72, r: 2.6, fill: ink }),
    svgElement('circle', { cx: 8, cy: -72, r: 2.6, fill: ink }),
    svgElement('path', {
      d: 'M-6 -56Q0 -53 6 -56',
      fill: 'none',
      stroke: ink,
      'stroke-width': 2,
      'stroke-linecap': 'round',
    }),
    svgElement('path', {
      d: 'M-46 -2V-20M-34 -2V-30M34 -2V-30M46 -2V-20',
      fill: 'none',
      stroke: gold,
      'stroke-width': 4,
    }),
  );
  if (rank === 'J')
    figure.append(shape('M12 -104Q34 -126 52 -108Q44 -92 22 -92Q32 -100 36 -106Q24 -102 14 -94Z', gold));
  if (rank === 'Q') figure.append(pearl(-30, -114), pearl(0, -119), pearl(30, -114));
  if (rank === 'K') figure.append(pearl(0, -98), pearl(-18, -97), pearl(18, -97));
  return figure;
}
