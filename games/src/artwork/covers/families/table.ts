import { darken } from '../colour.ts';
import { aroundFocus, type CoverFamilyPainter, type CoverStudio, choiceOf } from '../coverStudio.ts';
import { backdrop, lowerFade, groundShadow } from '../lightEffects.ts';
import { outlineText, pathData } from '../outlines.ts';
import { dealer } from './dealer.ts';
import { rouletteWheel, wheelInView, tableGold } from './rouletteWheel.ts';

const black = '#15161c';
const red = '#c81f36';
const suits = [
  { name: 'spades', colour: black },
  { name: 'hearts', colour: red },
  { name: 'clubs', colour: black },
  { name: 'diamonds', colour: red },
] as const;
const ranks = ['10', 'J', 'Q', 'K', 'A'];
const maxStep = 15;
/** Maximum angle from the first card to the last, so that the corners of the outer cards stay within the cover. */
const maxSpread = 36;

/** Draws a fan of cards. */
function cardFan(studio: CoverStudio): void {
  const { document, fonts } = studio;
  const count = choiceOf(studio, 'cards', [3, 4, 5]);
  const oneSuit = choiceOf(studio, 'one suit', [true, true, false, false, false]);
  const firstSuit = choiceOf(studio, 'first suit', [0, 1, 2, 3]);
  const step = Math.min(maxStep, maxSpread / (count - 1));
  groundShadow(document, 300, 540, 250);
  const face = document.linear([
    [0, '#ffffff'],
    [1, '#dfe3ec'],
  ]);
  ranks.slice(ranks.length - count).forEach((rank, index) => {
    const suit = suits[(firstSuit + (oneSuit ? 0 : index)) % suits.length] ?? suits[0];
    const angle = (index - (count - 1) / 2) * step;
    document.add(
      `<g transform="rotate(${angle} 300 720) translate(190 150)">`,
      `<rect x="4" y="10" width="220" height="318" rx="20" fill="#000" opacity=".4" ${document.blur(8)}/>`,
      `<rect width="220" height="318" rx="20" fill="${face}"/>`,
      `<rect x="9" y="9" width="202" height="300" rx="14" fill="none" stroke="${suit.colour}" stroke-width="1.5" opacity=".35"/>`,
      `<path transform="translate(22 72)" d="${pathData(outlineText(fonts, 'playfair-display', rank, 64).steps)}" fill="${suit.colour}"/>`,
      document.icon('game-icons', suit.name, 44, 112, { size: 44, paint: suit.colour }),
      document.icon('game-icons', suit.name, 128, 205, { size: 150, paint: suit.colour }),
      '</g>',
    );
  });
}

/** Wheel or cards on felt, drawn from geometry. */
export const table: CoverFamilyPainter = {
  backdrop(studio) {
    const { document, plan } = studio;
    const { deep, mid, glow } = plan.palette;
    backdrop(
      document,
      document.radial(
        [
          [0, glow],
          [0.35, mid],
          [1, deep],
        ],
        aroundFocus(studio, 0.85),
      ),
    );
  },

  picture(studio) {
    if (isLive(studio)) liveTable(studio);
    else if (isWheel(studio)) wheelInView(studio);
    else studio.document.placed({ from: [300, 320], to: [300, 300], scale: 0.86 }, () => cardFan(studio));
  },

  /** The whole scene without the views of the upright cover. */
  widePicture(studio) {
    const [from, scale] = isWheel(studio) ? ([[300, 300], 0.84] as const) : ([[300, 330], 0.66] as const);
    if (isLive(studio)) liveTable(studio);
    else studio.document.placed({ from, to: [310, 310], scale }, () => wholeScene(studio));
  },

  symbol(studio) {
    const [from, scale] = isWheel(studio) ? ([[300, 300], 0.58] as const) : ([[300, 330], 0.5] as const);
    studio.document.placed({ from, to: [300, 300], scale }, () => wholeScene(studio));
  },

  shade(studio) {
    const { document, plan } = studio;
    const { deep } = plan.palette;
    backdrop(
      document,
      document.radial(
        [
          [0.5, '#000000', 0],
          [1, '#000000', 0.6],
        ],
        aroundFocus(studio, 0.75),
      ),
    );
    lowerFade(
      document,
      440,
      document.linear([
        [0, deep, 0],
        [0.5, darken(deep, 0.35), 0.9],
        [1, darken(deep, 0.5), 1],
      ]),
    );
    namePlate(studio);
  },

  title: () => ({
    style: { kind: 'foil', colours: ['#ffffff', '#fbe9bd', tableGold] },
    box: { x: 72, y: 588, width: 456, height: 134 },
    maxRowHeight: 86,
    tracking: 2,
  }),

  markColour: () => '#f8e7bd',
};

const isWheel = ({ game }: CoverStudio): boolean => game.art.scene === 'wheel';

const isLive = ({ game }: CoverStudio): boolean => game.kind === 'live';

const wholeScene = (studio: CoverStudio): void => (isWheel(studio) ? rouletteWheel(studio) : cardFan(studio));

/** A dealer behind the table, with the wheel seen from the table's edge or with the cards. */
function liveTable(studio: CoverStudio): void {
  const { document, plan } = studio;
  const { deep, mid } = plan.palette;
  const felt = document.linear([
    [0, darken(mid, 0.1)],
    [1, darken(deep, 0.2)],
  ]);
  document.add('<g transform="translate(54 34) scale(.82)">');
  dealer(studio);
  document.add(
    '</g>',
    `<ellipse cx="300" cy="640" rx="400" ry="216" fill="${felt}" stroke="${tableGold}" stroke-width="5"/>`,
    `<g transform="${isWheel(studio) ? 'translate(42 276) scale(.86 .42)' : 'translate(120 216) scale(.6)'}">`,
  );
  wholeScene(studio);
  document.add('</g>');
}

/** Outlines of the plate that holds the name, as path data: rounded, cut, hollowed and stepped corners. */
const plates = [
  'M64 574H536A20 20 0 0 1 556 594V716A20 20 0 0 1 536 736H64A20 20 0 0 1 44 716V594A20 20 0 0 1 64 574Z',
  'M72 574H528L556 602V708L528 736H72L44 708V602Z',
  'M70 574H530A26 26 0 0 0 556 600V710A26 26 0 0 0 530 736H70A26 26 0 0 0 44 710V600A26 26 0 0 0 70 574Z',
  'M74 574H526V586H544V604H556V706H544V724H526V736H74V724H56V706H44V604H56V586H74Z',
];

/** Draws the plate of the table, as casinos mark theirs. */
function namePlate(studio: CoverStudio): void {
  const { document, plan } = studio;
  const { deep, mid } = plan.palette;
  const fill = document.linear([
    [0, darken(mid, 0.3)],
    [1, darken(deep, 0.2)],
  ]);
  document.add(
    `<path d="${choiceOf(studio, 'plate', plates)}" fill="${fill}" stroke="${tableGold}" stroke-width="4" stroke-linejoin="round"/>`,
  );
}
