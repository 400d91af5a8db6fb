import { element } from '../../../page/element.ts';
import type { RouletteSetup } from '../rouletteShapes.ts';
import { rouletteSpots, spotKinds } from '../rouletteSpots.ts';
import { spotFacts, type RouletteMessages } from './rouletteMessages.ts';

/** Lists payout and maximum of each kind of bet, with an example. */
export function payTable(
  { spots }: RouletteSetup,
  messages: RouletteMessages,
  amount: (minor: number) => string,
): HTMLElement {
  return element(
    'ul',
    { class: 'roulette-pays' },
    ...spotKinds.map((kind) => {
      const example = rouletteSpots.find((spot) => spot.kind === kind && !spot.numbers.includes(0));
      const { paysToOne, maximum } = spots[kind];
      return element(
        'li',
        {},
        element('strong', {}, `${paysToOne} : 1`),
        element('span', {}, example ? messages.spot(spotFacts(example)) : ''),
        element('span', { class: 'quiet' }, messages.upTo(amount(maximum))),
      );
    }),
  );
}
