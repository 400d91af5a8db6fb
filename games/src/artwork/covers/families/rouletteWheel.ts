import { choiceOf, type CoverStudio } from '../coverStudio.ts';
import { lightRays } from '../lightEffects.ts';
import { outlineText, pathData, round } from '../outlines.ts';

/** Brass colour of wheels and titles on table covers. */
export const tableGold = '#f4d58a';

/** Pockets of a single-zero wheel in wheel order. */
const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const redPockets = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const centre = 300;
const sector = (Math.PI * 2) / pockets.length;

/** Views of the whole wheel, which stay within the square crop of a cover: from above, and from two edges of the table. */
const views = [
  'translate(63 45) scale(.79)',
  'translate(42 108) scale(.86 .58)',
  'rotate(-14 300 285) translate(42 96) scale(.86 .63)',
  'rotate(12 300 285) translate(42 84) scale(.86 .67)',
];

const at = (angle: number, radius: number): readonly [number, number] => [
  round(centre + Math.cos(angle) * radius),
  round(centre + Math.sin(angle) * radius),
];

/** Draws the wheel in one of its views. */
export function wheelInView(studio: CoverStudio): void {
  studio.document.add(`<g transform="${choiceOf(studio, 'view', views)}">`);
  rouletteWheel(studio);
  studio.document.add('</g>');
}

/** Draws the whole wheel, seen from above. */
export function rouletteWheel({ document, fonts, random }: CoverStudio): void {
  const rotation = random.between(0, 6);
  const wood = document.linear([
    [0, '#8a5a2c'],
    [0.5, '#3c2210'],
    [1, '#6e431f'],
  ]);
  document.add(
    `<ellipse cx="300" cy="345" rx="325" ry="315" fill="${document.radial([
      [0.85, '#000000', 0.55],
      [1, '#000000', 0],
    ])}"/>`,
    `<circle cx="${centre}" cy="${centre}" r="282" fill="${wood}"/>`,
    `<circle cx="${centre}" cy="${centre}" r="262" fill="#1a0f08" stroke="${tableGold}" stroke-width="4"/>`,
  );
  pockets.forEach((pocket, index) => {
    const [from, to] = [rotation + index * sector, rotation + (index + 1) * sector];
    const corners = [at(from, 256), at(to, 256), at(to, 150), at(from, 150)].map(([x, y]) => `${x} ${y}`).join('L');
    document.add(`<path d="M${corners}Z" fill="${colourOf(pocket)}" stroke="${tableGold}" stroke-width="1.4"/>`);
    const label = outlineText(fonts, 'roboto', String(pocket), 22);
    const middle = (from + to) / 2;
    const [x, y] = at(middle, 232);
    const upright = round((middle * 180) / Math.PI + 90);
    const path = pathData(label.steps, (labelX, labelY) => [labelX - label.width / 2, labelY + 8]);
    document.add(`<path transform="translate(${x} ${y}) rotate(${upright})" d="${path}" fill="#fff"/>`);
  });
  const bowl = document.radial(
    [
      [0, '#8a5a2c'],
      [0.7, '#4a2a14'],
      [1, '#2a1508'],
    ],
    [0.4, 0.35, 0.8],
  );
  const hub = document.radial(
    [
      [0, '#fff6d8'],
      [0.5, tableGold],
      [1, '#7a5520'],
    ],
    [0.35, 0.3, 0.8],
  );
  const spokes = lightRays({ x: centre, y: centre, count: 8, length: 140, rotation, share: 0.12 });
  const [ballX, ballY] = at(random.between(0, 6), 192);
  document.add(
    `<circle cx="${centre}" cy="${centre}" r="150" fill="${bowl}" stroke="${tableGold}" stroke-width="5"/>`,
    `<path d="${spokes}" fill="${tableGold}" opacity=".55"/>`,
    `<circle cx="${centre}" cy="${centre}" r="46" fill="${hub}"/>`,
    `<circle cx="${ballX}" cy="${ballY + 5}" r="21" fill="${document.radial([
      [0.4, '#000000', 0.6],
      [1, '#000000', 0],
    ])}"/>`,
    `<circle cx="${ballX}" cy="${ballY}" r="15" fill="${document.radial(
      [
        [0, '#ffffff'],
        [1, '#b8bcc8'],
      ],
      [0.35, 0.3, 0.8],
    )}"/>`,
  );
}

function colourOf(pocket: number): string {
  if (pocket === 0) return '#12915a';
  return redPockets.has(pocket) ? '#c01f33' : '#16161c';
}
