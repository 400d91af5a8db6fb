import { element } from '../../play/frame/element.ts';
import type { RouletteSetup } from '../rouletteShapes.ts';
import { rouletteSpots, spotKinds } from '../rouletteSpots.ts';
import type { RouletteMessages } from './rouletteMessages.ts';

/** What each kind of bet pays and takes, with an example of it. */
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
        element('span', {}, example ? messages.spot(example) : ''),
        element('span', { class: 'quiet' }, messages.upTo(amount(maximum))),
      );
    }),
  );
}
