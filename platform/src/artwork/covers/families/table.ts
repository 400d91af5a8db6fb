import { darken } from '../colour.ts';
import type { CoverFamilyPainter } from '../coverStudio.ts';
import { coverTitle } from '../coverTitle.ts';
import { backdrop, lowerFade } from '../lightEffects.ts';
import { providerMark } from '../providerMark.ts';
import { cardFan } from './cardFan.ts';
import { rouletteWheel } from './rouletteWheel.ts';
import { tableGold } from './tableGold.ts';

/** Wheel or cards on felt, drawn from geometry. */
export const table: CoverFamilyPainter = (studio) => {
  const { document, game, plan } = studio;
  const { deep, mid, glow } = plan.palette;

  backdrop(
    document,
    document.radial(
      [
        [0, glow],
        [0.35, mid],
        [1, deep],
      ],
      [0.5, 0.3, 0.85],
    ),
  );
  const scenes = { wheel: rouletteWheel, cards: cardFan };
  scenes[game.art.scene ?? 'cards'](studio);
  backdrop(
    document,
    document.radial(
      [
        [0.5, '#000000', 0],
        [1, '#000000', 0.6],
      ],
      [0.5, 0.4, 0.75],
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

  coverTitle(studio, {
    style: { kind: 'foil', colours: ['#ffffff', '#fbe9bd', tableGold] },
    box: { x: 56, y: 582, width: 488, height: 144 },
    maxRowHeight: 92,
    tracking: 2,
  });
  providerMark(studio, '#f8e7bd');
};
