import { darken } from '../colour.ts';
import { aroundFocus, type CoverFamilyPainter, type CoverStudio } from '../coverStudio.ts';
import { backdrop, lowerFade } from '../lightEffects.ts';
import { cardFan } from './cardFan.ts';
import { rouletteWheel, wheelInView } from './rouletteWheel.ts';
import { tableGold } from './tableGold.ts';

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
