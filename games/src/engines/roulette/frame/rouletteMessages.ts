import { messages as en, type RouletteMessages, type SpotFacts } from '../../../messages/en/roulette.ts';
import { messagesByLanguage } from '../../../messages/messagesByLanguage.ts';
import type { Spot } from '../rouletteSpots.ts';
import { colourOf } from '../rouletteWheel.ts';

export type { RouletteMessages };

export const rouletteMessages = await messagesByLanguage<RouletteMessages>(
  en,
  (language) => import(`../../../messages/${language}/roulette.ts`),
);

/** What the name of a spot is made of. */
export const spotFacts = ({ id, kind, numbers }: Spot): SpotFacts => ({
  kind,
  numbers,
  colour: colourOf(numbers[0] ?? 0),
  place: Number(id.slice(-1)) - 1,
});
