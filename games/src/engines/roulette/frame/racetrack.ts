import { drawing, element } from '../../../page/element.ts';
import { svgElement } from '../../../page/svgElement.ts';
import { spotById } from '../rouletteSpots.ts';
import { colourOf } from '../rouletteWheel.ts';
import type { RouletteMessages } from './rouletteMessages.ts';
import { neighboursOf, sectorChipCount, sectorChips, sectors, type Sector } from './sectors.ts';
import { trackCells } from './trackCells.ts';

const maxReach = 4;

/** The numbers in the order of the wheel, for bets on neighbours and on parts of the wheel. */
export interface Racetrack {
  readonly view: HTMLElement;
  setBusy(busy: boolean): void;
  /** Marks the number of the last round; null for none. */
  setOutcome(pocket: number | null): void;
  /** Returns whether one of its numbers is focused. */
  isFocused(): boolean;
  /** Moves the focus along the wheel: 1 clockwise, -1 against it. */
  go(step: -1 | 1): void;
}

export function createRacetrack({
  order,
  messages,
  announce,
  onNeighbours,
  onSector,
}: {
  order: readonly number[];
  messages: RouletteMessages;
  announce: (text: string) => void;
  onNeighbours: (number: number, reach: number) => void;
  onSector: (sector: Sector) => void;
}): Racetrack {
  let reach = 2;
  let current = 0;
  const cells = order.map((pocket) => svgElement('path', { class: `track-cell of-${colourOf(pocket)}` }));
  const picture = svgElement('svg', { class: 'track-drawing', 'aria-hidden': 'true' }, ...cells);
  const numbers = order.map((pocket, at) => {
    const button = element(
      'button',
      { type: 'button', class: 'track-number', tabindex: at === 0 ? '0' : '-1' },
      String(pocket),
    );
    button.addEventListener('click', () => onNeighbours(pocket, reach));
    button.addEventListener('focus', () => {
      numbers[current]?.setAttribute('tabindex', '-1');
      current = at;
      button.setAttribute('tabindex', '0');
    });
    return button;
  });
  const parts = sectors.map((sector) => {
    const button = element(
      'button',
      { type: 'button', class: 'track-sector', 'data-sector': sector },
      element('span', {}, messages.sectors[sector]),
      ' ',
      element('span', { class: 'sector-chips' }, messages.chipCount(sectorChipCount(sector))),
    );
    button.addEventListener('click', () => onSector(sector));
    return button;
  });

  const count = element('span', { class: 'reach-count' });
  const step = (name: string, path: string, by: -1 | 1): HTMLButtonElement => {
    const button = element('button', { type: 'button', class: 'step', 'aria-label': name }, drawing(path));
    button.addEventListener('click', () => setReach(reach + by));
    return button;
  };
  const fewer = step(messages.fewerNeighbours, 'M6 12h12', -1);
  const more = step(messages.moreNeighbours, 'M6 12h12M12 6v12', 1);
  function setReach(next: number): void {
    if (next < 0 || next > maxReach) return;
    reach = next;
    drawReach();
    announce(messages.neighboursNow(reach));
  }
  function drawReach(): void {
    count.replaceChildren(messages.neighbourCount(reach));
    fewer.setAttribute('aria-disabled', String(reach === 0));
    more.setAttribute('aria-disabled', String(reach === maxReach));
    for (const [at, button] of numbers.entries())
      button.setAttribute('aria-label', messages.neighboursOf(order[at] ?? 0, reach));
  }
  drawReach();

  const track = element(
    'div',
    { class: 'track', role: 'group', 'aria-label': messages.racetrack },
    picture,
    ...numbers,
    element(
      'div',
      { class: 'track-middle' },
      element('div', { class: 'track-sectors' }, ...parts),
      element('div', { class: 'reach', role: 'group', 'aria-label': messages.neighbours }, fewer, count, more),
    ),
  );

  // Highlights the numbers of the button under the mouse or the keyboard.
  function coveredBy(target: EventTarget | null): readonly number[] {
    if (!(target instanceof Element)) return [];
    const at = numbers.findIndex((button) => button === target);
    if (at !== -1) return neighboursOf(order[at] ?? 0, reach);
    const part = parts.findIndex((button) => button.contains(target));
    const sector = sectors[part];
    return sector ? sectorChips(sector, 1).flatMap(({ bet }) => spotById(bet)?.numbers ?? []) : [];
  }
  function highlight(covered: readonly number[]): void {
    for (const [at, cell] of cells.entries()) cell.classList.toggle('covered', covered.includes(order[at] ?? -1));
  }
  track.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') highlight(coveredBy(target));
  });
  track.addEventListener('pointerleave', () => highlight([]));
  track.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) highlight(coveredBy(target));
  });
  track.addEventListener('focusout', () => highlight([]));

  // The ring takes the shape of its box: lying in wide windows, upright on a phone.
  new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    if (width === 0 || height === 0) return;
    const ring = Math.min(44, Math.max(30, Math.min(width, height) * 0.24));
    picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
    track.style.setProperty('--ring', `${ring}px`);
    track.classList.toggle('upright', height > width);
    for (const [at, { centre, outline }] of trackCells({ width, height, ring }, order.length).entries()) {
      cells[at]?.setAttribute('d', outline);
      numbers[at]?.style.setProperty('--x', `${centre.x.toFixed(1)}px`);
      numbers[at]?.style.setProperty('--y', `${centre.y.toFixed(1)}px`);
    }
  }).observe(track);

  return {
    view: element('div', { class: 'racetrack' }, track),
    setBusy(busy) {
      for (const button of [...numbers, ...parts]) button.setAttribute('aria-disabled', String(busy));
    },
    setOutcome(pocket) {
      for (const [at, cell] of cells.entries()) cell.classList.toggle('drawn', order[at] === pocket);
    },
    isFocused: () => numbers.some((button) => button === document.activeElement),
    go(by) {
      numbers[(current + by + numbers.length) % numbers.length]?.focus();
    },
  };
}
