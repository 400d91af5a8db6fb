import { sorted } from '@foyer/contract/sorted';
import { element } from '../../../page/element.ts';
import type { RouletteSetup } from '../rouletteShapes.ts';
import { rouletteSpots, spotById, type Spot } from '../rouletteSpots.ts';
import { colourOf } from '../rouletteWheel.ts';
import { spotFacts, type RouletteMessages } from './rouletteMessages.ts';
import { showChips } from './showChips.ts';
import { nextSpot, spotPlaces, type Direction } from './spotPlaces.ts';

/** Betting layout with its chips. Every spot is a button; one of them is in the tab order. */
export interface Layout {
  readonly view: HTMLElement;
  /** Sets the chips on a spot; 0 removes them. `text` is the formatted amount. */
  setChips(bet: string, amount: number, text: string): void;
  /** Shows the outcome: winning chips stand out and the others fade. Null resets the table. */
  setOutcome(pocket: number | null, paying: ReadonlySet<string>, isGain: boolean): void;
  setBusy(busy: boolean): void;
  /** Returns the focused spot of the layout, if any. */
  focused(): string | null;
  go(direction: Direction): void;
}

/** Where the eye goes on an upright layout, whose first street is at the top, in terms of a lying one. */
const uprightDirections: Readonly<Record<Direction, Direction>> = {
  left: 'down',
  right: 'up',
  up: 'left',
  down: 'right',
};

const boxes: ReadonlySet<string> = new Set([
  'straight',
  'dozen',
  'column',
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
]);

function lookOf(spot: Spot): string {
  if (!boxes.has(spot.kind)) return 'spot on-line';
  const colour =
    spot.kind === 'straight'
      ? colourOf(spot.numbers[0] ?? 0)
      : spot.kind === 'red' || spot.kind === 'black'
        ? spot.kind
        : 'felt';
  return `spot box of-${colour} ${spot.id === 'straight-0' ? 'zero' : ''}`.trim();
}

export function createLayout(
  messages: RouletteMessages,
  { spots, chipValues }: Pick<RouletteSetup, 'spots' | 'chipValues'>,
  /** `byTouch` is true for a finger, which is too wide for the lines between numbers. */
  onSpot: (bet: string, byTouch: boolean) => void,
): Layout {
  let current = 'straight-17';
  const buttons = new Map<string, HTMLButtonElement>();
  const nameOf = (spot: Spot): string =>
    `${messages.spot(spotFacts(spot))}, ${messages.pays(spots[spot.kind].paysToOne)}`;

  for (const spot of rouletteSpots) {
    const button = element('button', {
      type: 'button',
      class: lookOf(spot),
      'data-spot': spot.id,
      'data-kind': spot.kind,
      tabindex: spot.id === current ? '0' : '-1',
      'aria-label': nameOf(spot),
    });
    if (boxes.has(spot.kind))
      button.append(element('span', { class: 'box-name', 'aria-hidden': 'true' }, messages.box(spotFacts(spot))));
    const place = spotPlaces.get(spot.id);
    button.style.setProperty('--x', String(place?.x ?? 0));
    button.style.setProperty('--y', String(place?.y ?? 0));
    button.style.setProperty('--reach', String(place?.reach || 1));
    button.addEventListener('focus', () => choose(spot.id));
    button.addEventListener('click', (event) =>
      onSpot(spot.id, event instanceof PointerEvent && event.pointerType !== 'mouse' && event.pointerType !== ''),
    );
    buttons.set(spot.id, button);
  }
  // Boxes first, so that the lines between them lie on top.
  const inOrder = sorted(rouletteSpots, (a, b) => Number(boxes.has(b.kind)) - Number(boxes.has(a.kind)));
  const felt = element(
    'div',
    { class: 'felt', role: 'group', 'aria-label': messages.layout },
    ...inOrder.flatMap(({ id }) => buttons.get(id) ?? []),
  );
  const scroller = element('div', { class: 'layout-scroller' }, felt);
  const view = element('div', { class: 'layout' }, scroller);
  // Shows on which sides the layout goes on, where a window is too small for it.
  function showScrollCue(): void {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller;
    view.dataset['more'] = [
      scrollTop > 4 && 'up',
      scrollTop + clientHeight < scrollHeight - 4 && 'down',
      scrollLeft > 4 && 'left',
      scrollLeft + clientWidth < scrollWidth - 4 && 'right',
    ]
      .filter(Boolean)
      .join(' ');
  }
  scroller.addEventListener('scroll', showScrollCue, { passive: true });
  // The layout is small while the ball runs on a phone; at its full size again, it shows where the ball came to rest.
  function showDrawn(): void {
    const drawn = felt.querySelector<HTMLElement>('.drawn');
    if (drawn) scroller.scrollTop = drawn.offsetTop - scroller.clientHeight / 2;
  }
  new ResizeObserver(showScrollCue).observe(scroller);
  new ResizeObserver(() => {
    showDrawn();
    showScrollCue();
  }).observe(felt);
  const isUpright = (): boolean => felt.clientHeight > felt.clientWidth;

  function choose(id: string): void {
    buttons.get(current)?.setAttribute('tabindex', '-1');
    current = id;
    buttons.get(id)?.setAttribute('tabindex', '0');
  }

  // Highlights the numbers of the spot under the mouse.
  function point(id: string | null): void {
    const covered = id === null ? undefined : spotById(id);
    for (const button of buttons.values()) button.classList.remove('covered');
    if (covered && covered.numbers.length > 1)
      for (const number of covered.numbers) buttons.get(`straight-${number}`)?.classList.add('covered');
  }
  const spotAt = (target: EventTarget | null): string | null =>
    target instanceof Element ? (target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? null) : null;
  felt.addEventListener('pointerover', ({ target, pointerType }) => pointerType === 'mouse' && point(spotAt(target)));
  felt.addEventListener('pointerleave', () => point(null));
  felt.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && point(spotAt(target)),
  );
  felt.addEventListener('focusout', () => point(null));

  return {
    view,
    setChips(bet, amount, text) {
      const button = buttons.get(bet);
      const spot = spotById(bet);
      if (!button || !spot) return;
      showChips(button, { amount, text, chipValues });
      button.setAttribute('aria-label', amount === 0 ? nameOf(spot) : `${nameOf(spot)}, ${messages.onIt(text)}`);
    },
    setOutcome(pocket, paying, isGain) {
      felt.classList.toggle('settled', pocket !== null);
      felt.classList.toggle('glad', isGain);
      for (const [id, button] of buttons) {
        button.classList.toggle('drawn', id === `straight-${pocket}`);
        button.classList.toggle('pays', paying.has(id));
      }
    },
    setBusy(busy) {
      for (const button of buttons.values()) button.setAttribute('aria-disabled', String(busy));
    },
    focused: () => spotAt(document.activeElement),
    go(direction) {
      const onLayout = isUpright() ? uprightDirections[direction] : direction;
      const to = spotAt(document.activeElement) === null ? current : nextSpot(current, onLayout);
      buttons.get(to)?.focus();
    },
  };
}
