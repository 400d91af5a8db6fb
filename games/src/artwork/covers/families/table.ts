import { darken } from '../colour.ts';
import { aroundFocus, type CoverFamilyPainter, type CoverStudio, choiceOf } from '../coverStudio.ts';
import { backdrop, lowerFade, groundShadow } from '../lightEffects.ts';
import { outlineText, pathData } from '../outlines.ts';
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
    if (isWheel(studio)) wheelInView(studio);
    else cardFan(studio);
  },

  /** The whole scene, which would reach below the title in its close views. */
  widePicture(studio) {
    const [from, scale] = isWheel(studio) ? ([[300, 300], 0.84] as const) : ([[300, 330], 0.66] as const);
    studio.document.placed({ from, to: [310, 310], scale }, () => wholeScene(studio));
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
  },

  title: () => ({
    style: { kind: 'foil', colours: ['#ffffff', '#fbe9bd', tableGold] },
    box: { x: 56, y: 582, width: 488, height: 144 },
    maxRowHeight: 92,
    tracking: 2,
  }),

  markColour: () => '#f8e7bd',
};

const isWheel = ({ game }: CoverStudio): boolean => game.art.scene === 'wheel';

const wholeScene = (studio: CoverStudio): void => (isWheel(studio) ? rouletteWheel(studio) : cardFan(studio));
