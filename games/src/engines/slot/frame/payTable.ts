import { element } from '../../../page/element.ts';
import { svgElement } from '../../../page/svgElement.ts';
import { classicLines } from '../classic/classicModel.ts';
import { paylines } from '../paylines.ts';
import type { SlotSetup } from '../slotApi.ts';
import { unitsPerStake } from '../slotMachine.ts';
import { paySymbols } from '../slotModel.ts';
import type { Mechanic } from '../slotModel.ts';
import type { SlotMessages } from './slotMessages.ts';

/** Side of a place in a diagram, and the gap between places. */
const side = 8;
const gap = 2;
const reelRows = 3;

/** Returns a small drawing of each line with its number, or null for mechanics without lines. */
function lineDiagrams(mechanic: Mechanic): HTMLElement | null {
  if (mechanic === 'ways' || mechanic === 'tumble') return null;
  const lines: readonly (readonly number[])[] = mechanic === 'classic' ? classicLines : paylines;
  return element('ol', { class: 'line-diagrams' }, ...lines.map((line) => element('li', {}, diagram(line))));
}

function diagram(line: readonly number[]): SVGSVGElement {
  const at = (index: number): number => gap + index * (side + gap);
  const places = line.flatMap((chosen, reel) =>
    Array.from({ length: reelRows }, (_, row) =>
      svgElement('rect', {
        x: at(reel),
        y: at(row),
        width: side,
        height: side,
        rx: 2,
        class: row === chosen ? 'on-line' : 'off-line',
      }),
    ),
  );
  return svgElement(
    'svg',
    { viewBox: `0 0 ${at(line.length)} ${at(reelRows)}`, class: 'line-diagram', 'aria-hidden': 'true' },
    ...places,
  );
}

interface PayTableDeps {
  readonly messages: SlotMessages;
  readonly amount: (minor: number) => string;
  readonly picture: (symbol: string) => string;
}

/** Lists the payouts of each symbol at a stake, for the rules dialog. */
export function payTable(
  setup: SlotSetup,
  stake: number,
  { messages, amount, picture }: PayTableDeps,
): readonly Node[] {
  const { pays, mechanic, freeSpins, multipliers, coins, mixed } = setup;
  const money = (units: number): string => amount((units * stake) / unitsPerStake);
  const drawn = (symbol: string): HTMLElement =>
    element('img', {
      src: picture(symbol),
      alt:
        symbol === 'W'
          ? messages.wild
          : symbol === 'S'
            ? messages.scatter
            : messages.symbol(paySymbols.findIndex((one) => one === symbol) + 1),
      width: '64',
      height: '64',
    });
  const plus = mechanic === 'tumble' ? '+' : '×';
  const steps = (facts: readonly (readonly [least: number, fact: string])[]): HTMLElement =>
    element(
      'ul',
      {},
      ...facts.map(([least, fact]) => element('li', {}, element('span', { class: 'quiet' }, `${least}${plus} `), fact)),
    );
  const remark = (text: string): HTMLElement => element('span', { class: 'remark' }, text);
  const wide = (...parts: Node[]): HTMLElement => element('div', { class: 'pays-row wide' }, ...parts);

  const rows: HTMLElement[] = pays.map(({ symbol, steps: list }) =>
    element(
      'div',
      { class: 'pays-row' },
      drawn(symbol),
      steps(list.map(({ least, units }) => [least, money(units)] as const)),
    ),
  );
  if (freeSpins)
    rows.push(
      wide(
        drawn('S'),
        steps(freeSpins.awards.map((award, at) => [at + 3, messages.freeSpinsCount(award)] as const)),
        remark(messages.freeFact(freeSpins.multiplier)),
      ),
    );
  if (mixed !== null) rows.push(wide(drawn('B'), drawn('C'), drawn('D'), remark(messages.mixedFact(money(mixed)))));
  if (coins) {
    const { needed, least, max, full } = coins;
    rows.push(
      wide(
        element('span', { class: 'coin', role: 'img', 'aria-label': messages.coin }),
        remark(messages.coinFact({ needed, least: money(least), max: money(max), full: money(full) })),
      ),
    );
  }
  if (mechanic !== 'tumble') rows.push(wide(drawn('W'), remark(messages.wildFact(mechanic === 'classic'))));
  if (multipliers.length > 0) rows.push(wide(remark(messages.multiplierFact(multipliers))));
  const lines = lineDiagrams(mechanic);
  return [
    element('p', { class: 'quiet' }, messages.pays[mechanic]),
    element('div', { class: 'pays-list' }, ...rows),
    ...(lines ? [element('h3', {}, messages.lines), lines] : []),
  ];
}
