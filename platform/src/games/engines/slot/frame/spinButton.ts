import { drawing, element } from '../../../../kernel/frame/element.ts';

export interface SpinButton {
  readonly view: HTMLButtonElement;
  /** Draws the rest of the minimum round time around the button. */
  countDown(ms: number): void;
}

export function createSpinButton(name: string): SpinButton {
  const arrow = drawing('M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 9M19.5 4v5h-5');
  const ring = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  ring.setAttribute('viewBox', '0 0 100 100');
  ring.setAttribute('class', 'ring');
  ring.setAttribute('aria-hidden', 'true');
  const arc = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  for (const [key, text] of Object.entries({ cx: '50', cy: '50', r: '47', pathLength: '1' }))
    arc.setAttribute(key, text);
  ring.append(arc);
  return {
    view: element('button', { type: 'button', class: 'play-button spin', 'aria-label': name }, arrow, ring),
    countDown(ms) {
      arc.animate(
        [
          { strokeDashoffset: '0', opacity: '1' },
          { strokeDashoffset: '1', opacity: '1' },
        ],
        { duration: ms },
      );
    },
  };
}
