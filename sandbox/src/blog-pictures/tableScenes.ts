import { down, each, background, label, round, shadow } from './pictureDrawing.ts';

const suitPaths = {
  heart: 'M0 34C-58-6-30-48 0-20C30-48 58-6 0 34Z',
  spade: 'M0-40C58 2 30 40 6 20L16 42H-16L-6 20C-30 40-58 2 0-40Z',
  diamond: 'M0-42L32 0L0 42L-32 0Z',
  club: 'M-6 42L-4 22A20 20 0 1 1-16-6A20 20 0 1 1 16-6A20 20 0 1 1 4 22L6 42Z',
} as const;
type Suit = keyof typeof suitPaths;

function card(x: number, y: number, turn: number, rank: string, suit: Suit): string {
  const colour = suit === 'heart' || suit === 'diamond' ? '#c81f36' : '#15161c';
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-98" y="-136" width="204" height="288" rx="18" fill="#000" opacity=".35"/><rect x="-104" y="-146" width="208" height="292" rx="18" fill="#f7f4ee"/><rect x="-94" y="-136" width="188" height="272" rx="12" fill="none" stroke="${colour}" stroke-opacity=".3" stroke-width="2"/>${label(-68, -88, 46, colour, rank)}<path transform="translate(-68 -56) scale(.42)" d="${suitPaths[suit]}" fill="${colour}"/><path transform="translate(8 16) scale(1.7)" d="${suitPaths[suit]}" fill="${colour}"/></g>`;
}

/** Pockets around zero, in the order of a single-zero wheel. */
const pockets = [20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26, 0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36];
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const zeroAt = pockets.indexOf(0);

function rouletteWheel(): string {
  const step = 360 / 37;
  const at = (degrees: number, radius: number) =>
    `${round(640 + Math.sin((degrees * Math.PI) / 180) * radius)} ${round(690 - Math.cos((degrees * Math.PI) / 180) * radius)}`;
  const pocket = (number: number, index: number) => {
    const turn = (index - zeroAt) * step;
    const colour = number === 0 ? '#12915a' : reds.has(number) ? '#c01f33' : '#16161c';
    const outline = `M${at(turn - step / 2, 545)}L${at(turn + step / 2, 545)}L${at(turn + step / 2, 350)}L${at(turn - step / 2, 350)}Z`;
    return `<path d="${outline}" fill="${colour}" stroke="#e6c885" stroke-width="2.5"/><g transform="rotate(${round(turn)} 640 690)">${label(640, 212, 44, '#fff', String(number))}</g>`;
  };
  return `${background('#2a2470', '#140f2a', '#5a4fd0')}<defs>${down('wood', [0, '#9a6430'], [1, '#3c2210'])}</defs><circle cx="640" cy="690" r="620" fill="url(#wood)"/><circle cx="640" cy="690" r="562" fill="#160d07" stroke="#e6c885" stroke-width="6"/>${pockets.map(pocket).join('')}<circle cx="640" cy="690" r="348" fill="url(#wood)" stroke="#e6c885" stroke-width="6"/>${each(8, (index) => `<path d="M632 690L622 370H658L648 690Z" fill="#e6c885" opacity=".5" transform="rotate(${index * 45 + 12} 640 690)"/>`)}<circle cx="640" cy="690" r="90" fill="#e6c885"/><circle cx="716" cy="300" r="23" fill="#fff"/>`;
}

const twentyOne = (): string =>
  `${background('#0f5a43', '#06261d', '#37a982')}<path d="M-40 610Q640 760 1320 610" fill="none" stroke="#e6c885" stroke-opacity=".45" stroke-width="5"/>${shadow(640, 590, 560)}${card(550, 350, -10, 'A', 'spade')}${card(725, 345, 9, 'K', 'heart')}`;

function pokerHand(): string {
  const hand: readonly (readonly [string, Suit])[] = [
    ['9', 'club'],
    ['J', 'heart'],
    ['J', 'spade'],
    ['4', 'diamond'],
    ['Q', 'club'],
  ];
  return `${background('#31205c', '#120a26', '#7b52d8')}${hand.map(([rank, suit], index) => card(262 + index * 189, rank === 'J' ? 320 : 372, (index - 2) * 3, rank, suit)).join('')}<rect x="400" y="566" width="290" height="14" rx="7" fill="#ffd98a"/>`;
}

function pegBoard(): string {
  const colours = ['#ff5d73', '#ff9a5c', '#ffd166', '#8fe0a0', '#5fb8ff', '#8fe0a0', '#ffd166', '#ff9a5c', '#ff5d73'];
  const rows = each(8, (row) =>
    each(row + 1, (peg) => `<circle cx="${640 + (peg - row / 2) * 82}" cy="${92 + row * 64}" r="11" fill="#dfe7ff"/>`),
  );
  return `${background('#1b2f66', '#0a1026', '#4f7cf0')}${rows}${colours.map((colour, index) => `<rect x="${640 + (index - 4.5) * 82 + 6}" y="590" width="70" height="62" rx="12" fill="${colour}"/>`).join('')}<path d="M640 40L681 124L640 188L599 252L640 316" fill="none" stroke="#ffd98a" stroke-opacity=".5" stroke-width="5" stroke-dasharray="4 14" stroke-linecap="round"/><circle cx="640" cy="330" r="25" fill="#ffd98a"/>`;
}

function reels(): string {
  const bell =
    '<path d="M0-52C34-52 40-16 44 18L58 40H-58L-44 18C-40-16-34-52 0-52Z" fill="#ffc94d"/><circle cy="50" r="13" fill="#c98a1a"/>';
  const cherries =
    '<path d="M-22 26Q-10-30 34-54Q26-10 30 26" fill="none" stroke="#3fa35a" stroke-width="8"/><circle cx="-24" cy="36" r="29" fill="#d81f45"/><circle cx="34" cy="38" r="29" fill="#b8163a"/>';
  const gem = '<path d="M-50-16L-26-46H26L50-16L0 50Z" fill="#4fd0e8"/><path d="M-50-16H50L0 50Z" fill="#2fa5c8"/>';
  const columns = [
    [bell, gem, cherries],
    [cherries, bell, gem],
    [gem, cherries, bell],
  ];
  const drawn = columns.map(
    (symbols, column) =>
      `<rect x="${326 + column * 216}" y="126" width="196" height="462" rx="16" fill="#fff6e2"/>${symbols.map((symbol, row) => `<g transform="translate(${424 + column * 216} ${206 + row * 152}) scale(1.15)">${symbol}</g>`).join('')}`,
  );
  return `${background('#8a1736', '#2b0714', '#ff6a5c')}<rect x="286" y="84" width="708" height="546" rx="46" fill="#c98a2a"/><rect x="304" y="102" width="672" height="510" rx="34" fill="#3a1220"/>${drawn.join('')}<rect x="304" y="354" width="672" height="6" fill="#c8102e"/>`;
}

function scratchCard(): string {
  const field = (index: number) => {
    const [x, y] = [424 + (index % 3) * 152, 246 + Math.floor(index / 3) * 118];
    const isOpen = [0, 4, 5].includes(index);
    return `<rect x="${x}" y="${y}" width="130" height="98" rx="14" fill="${isOpen ? '#fff6e2' : '#aab4c6'}"/>${isOpen ? `<path transform="translate(${x + 65} ${y + 50})" d="M0-34L10-11L35-9L16 7L22 32L0 18L-22 32L-16 7L-35-9L-10-11Z" fill="#e0a030"/>` : `<path d="M${x + 18} ${y + 70}L${x + 112} ${y + 28}" stroke="#c6cedb" stroke-width="9" stroke-linecap="round"/>`}`;
  };
  return `${background('#0f6b77', '#05272e', '#4fd6dd')}${shadow(640, 656, 640)}<g transform="rotate(-3 640 360)"><rect x="370" y="90" width="540" height="540" rx="30" fill="#16405a"/><rect x="384" y="104" width="512" height="512" rx="22" fill="none" stroke="#ffd98a" stroke-width="4" stroke-dasharray="14 10"/><path d="M470 176H810" stroke="#ffd98a" stroke-width="26" stroke-linecap="round"/>${each(9, field)}</g>`;
}

/** Scenes of games, by the name of their picture. */
export const tableScenes = {
  'roulette-wheel': rouletteWheel,
  'twenty-one': twentyOne,
  'poker-hand': pokerHand,
  'peg-board': pegBoard,
  reels,
  'scratch-card': scratchCard,
};
